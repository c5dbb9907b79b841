# SPDX-License-Identifier: MIT
"""boot.py: the drive is the handheld's only if B is held while switching on."""

import re
import runpy
import sys
from types import SimpleNamespace

import pytest

from boards.common import own_drive
from boards.desk import facts
from tests.boards.memory import Drive


class Scanner:
    """A keypad scanner with one key."""

    def __init__(self, held):
        self.events = self
        self._waiting = ["pressed"] if held else []
        self.there = True

    def get(self):
        return self._waiting.pop() if self._waiting else None

    def deinit(self):
        self.there = False


@pytest.mark.parametrize("held", [False, True])
def test_the_drive_is_the_handheld_s_only_while_b_was_held(held, monkeypatch):
    drive, scanner = Drive(), Scanner(held)
    monkeypatch.setattr(own_drive, "storage", drive)
    monkeypatch.setattr(own_drive.time, "sleep", lambda seconds: None)
    own_drive.own_drive(scanner)
    assert drive.readonly is not held
    assert not scanner.there  # the game makes its own


PROGRAMS = sorted((facts.FOLDER).glob("*/boot.py"))


@pytest.mark.parametrize("file", PROGRAMS, ids=[file.parent.name for file in PROGRAMS])
def test_each_boot_py_looks_at_one_key(file, monkeypatch):
    asked = []

    def scanner(pins=(), *, key_count=0, **more):
        asked.append(len(pins) or key_count)
        return Scanner(True)

    drive = Drive()
    pins = re.findall(r"board\.(\w+)", file.read_text())
    board = SimpleNamespace(**{name: name for name in pins})
    keypad = SimpleNamespace(Keys=scanner, ShiftRegisterKeys=scanner)
    monkeypatch.setitem(sys.modules, "board", board)
    monkeypatch.setitem(sys.modules, "keypad", keypad)
    monkeypatch.setattr(own_drive, "storage", drive)
    runpy.run_path(str(file))
    assert asked == [1]
    assert not drive.readonly
