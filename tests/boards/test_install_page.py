# SPDX-License-Identifier: MIT
"""boards/INSTALL.md and the command line."""

import re

import pytest

from boards.desk import facts, install, trouble
from boards.desk.command import main
from tests.engine.desktop.handheld import ROOT

PAGE = (ROOT / "boards" / "INSTALL.md").read_text("utf-8")


def test_the_page_names_every_board_with_its_runtime():
    rows = re.findall(r"^\| ([^|]+) \| `(\w+)` \| (\w+) \|$", PAGE, re.MULTILINE)
    assert sorted((id, runtime) for _, id, runtime in rows) == [
        (id, facts.RUNTIMES[facts.board(id).runtime]) for id in facts.names()
    ]


def test_every_trouble_has_a_status_of_its_own_on_the_page():
    kinds = [kind for kind in vars(trouble).values() if isinstance(kind, type)]
    statuses = [kind.status for kind in kinds if issubclass(kind, trouble.Trouble)]
    assert len(set(statuses)) == len(statuses)
    told = re.findall(r"^\| ([\d, ]+) \|", PAGE, re.MULTILINE)
    assert sorted(int(n) for cell in told for n in cell.split(",")) == sorted([*statuses, 130])


def complaint(capsys, *words):
    with pytest.raises(SystemExit) as ended:
        main(list(words))
    assert ended.value.code == 2
    return capsys.readouterr().err


def test_a_wrong_command_is_one_sentence(capsys):
    assert complaint(capsys, "install", "pybadg").startswith("There is no board pybadg: did you")
    assert "are required: BOARD." in complaint(capsys, "install")
    both = complaint(capsys, "install", "pybadge", "--drive", "x", "--port", "y")
    assert both.startswith("Argument --port: not allowed")
    assert "arguments: --driv x" in complaint(capsys, "install", "pybadge", "--driv", "x")
    assert "'poker' (choose from" in complaint(
        capsys, "saves", "pull", "pybadge", "--game", "poker"
    )


def test_the_command_ends_with_the_status_of_the_trouble(capsys, tmp_path, monkeypatch):
    assert main(["install", "pybadge", "--drive", str(tmp_path / "none")]) == 3
    assert capsys.readouterr().err.startswith("There is no drive")

    def interrupted(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(install, "install", interrupted)
    assert main(["install", "pybadge"]) == 130
    assert "goes on from here" in capsys.readouterr().err
