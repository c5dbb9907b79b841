# SPDX-License-Identifier: MIT
"""Small programs on a simulated PyBadge, for tests of the simulator itself."""

from pathlib import Path
from textwrap import dedent

from host_sim.machine import Machine
from host_sim.script import play_on


def pybadge(program: str, folder: Path, state: Path | None = None) -> Machine:
    """Return a PyBadge whose code.py is `program`, kept in `folder`."""
    machine = Machine("pybadge", state)
    machine.code = folder / "code.py"
    machine.code.write_text(dedent(program), "utf-8")
    return machine


def printed(program: str, folder: Path, capsys, script: str = "wait 500") -> list[str]:
    """Run `program` until the script ends; return the lines it printed."""
    capsys.readouterr()
    play_on(pybadge(program, folder), script)
    return capsys.readouterr().out.splitlines()
