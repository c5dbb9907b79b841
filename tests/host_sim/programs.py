# SPDX-License-Identifier: MIT
"""Small programs on a board, for tests of the simulator itself."""

from pathlib import Path
from textwrap import dedent

import pytest

from host_sim.machine import Machine
from host_sim.script import play_on


def handheld(board: str, program: str, folder: Path, state: Path | None = None) -> Machine:
    """Return a board whose own program is `program`, kept in `folder`."""
    machine = Machine(board, state)
    machine.code = folder / machine.runtime.PROGRAM
    machine.code.write_text(dedent(program), "utf-8")
    return machine


def pybadge(program: str, folder: Path, state: Path | None = None) -> Machine:
    """Return a PyBadge whose code.py is `program`, kept in `folder`."""
    return handheld("pybadge", program, folder, state)


def printed(program: str, folder: Path, capsys, script: str = "wait 500") -> list[str]:
    """Run `program` until the script ends; return the lines it printed."""
    capsys.readouterr()
    play_on(pybadge(program, folder), script)
    return capsys.readouterr().out.splitlines()


def misused(kind: type, text: str, board: str, program: str, folder: Path) -> None:
    """Run a program that must end with an exception of that kind, with that in its text."""
    with pytest.raises(kind) as wrong:
        handheld(board, program, folder).run()
    assert text in str(wrong.value)
