# SPDX-License-Identifier: MIT
"""Saves on MicroPython's file system: whole at every moment, and troubles told."""

import pytest

from boards.common import littlefs
from host_sim.parts.littlefs import RENAMED, LittleFs
from host_sim.parts.power import PowerOff
from tests.engine.desktop.handheld import ROOT, run


@pytest.fixture
def files(tmp_path, monkeypatch):
    """A flash that Saves finds in place of the computer's own files."""
    made = LittleFs(tmp_path, 100_000)
    monkeypatch.setattr(littlefs, "os", made)
    monkeypatch.setattr(littlefs, "open", made.open, raising=False)
    return made


def saves():
    return littlefs.Saves()


def content(files):
    return {file.name: file.read_bytes() for file in files.folder.iterdir()}


def test_the_container_before_the_last_stays_as_a_spare(files):
    one = saves()
    assert one.load("match") is None and one.trouble == ""
    assert one.save("match", b"first") and one.save("match", b"second")
    assert sorted(content(files)) == ["save.bak", "save.bin"]
    assert saves().load("match") == b"second"
    (files.folder / "save.bin").unlink()
    assert saves().load("match") == b"first"


def test_the_spare_serves_where_the_last_is_broken(files):
    one = saves()
    assert one.save("match", b"first") and one.save("match", b"second")
    path = files.folder / "save.bin"
    path.write_bytes(path.read_bytes()[:-1] + b"?")
    again = saves()
    assert again.load("match") == b"first" and again.trouble == ""
    assert again.save("match", b"third")
    assert saves().load("match") == b"third"


def test_a_cut_between_the_two_renames_loses_nothing(files):
    one = saves()
    assert one.save("match", b"first")

    def cut(step):
        if step == RENAMED:
            raise PowerOff

    files.on_step = cut
    with pytest.raises(PowerOff):
        one.save("match", b"second")
    files.on_step = lambda step: None
    files.power_on()
    assert sorted(content(files)) == ["save.bak", "save.tmp"]
    again = saves()
    assert again.load("match") == b"second"
    assert again.save("match", b"third")
    assert saves().load("match") == b"third"


def test_what_cannot_be_read_is_told_and_stays_until_a_save_works(files):
    (files.folder / "save.bin").write_bytes(b"MZ of another time")
    one = saves()
    assert one.trouble == "broken" and one.load("match") is None
    assert content(files) == {"save.bin": b"MZ of another time"}
    assert one.save("match", b"cards") and one.trouble == ""
    assert saves().load("match") == b"cards"


def test_a_full_flash_is_told_and_the_old_save_stays(files):
    one = saves()
    assert one.save("match", b"cards")
    files.capacity = files.capacity - files.room() + 5
    assert not one.save("match", b"c" * 500)
    assert one.trouble == "full"
    assert sorted(content(files)) == ["save.bin"]
    assert saves().load("match") == b"cards"
    files.capacity = 100_000
    assert one.save("match", b"c" * 500) and one.trouble == ""


def test_no_place_at_all_is_told(files, monkeypatch):
    def refuse(path, mode):
        raise OSError(5, "EIO")

    monkeypatch.setattr(littlefs, "open", refuse, raising=False)
    one = saves()
    assert not one.save("match", b"cards")
    assert one.trouble == "none"
    assert one.load("match") == b"cards"


def test_equal_data_is_written_once_and_empty_data_goes(files):
    one = saves()
    steps = []
    files.on_step = steps.append
    assert one.save("match", b"cards")
    before = len(steps)
    assert before
    assert one.save("match", b"cards") and len(steps) == before
    assert one.save("match", b"")
    assert saves().load("match") is None


def test_on_a_real_littlefs_no_cut_of_the_power_loses_the_save():
    """MicroPython's own file system, its power gone within each write of a save."""
    made = run(ROOT / "tests" / "boards" / "on_micropython" / "cut_saves.py", ROOT, heap=1 << 26)
    assert (made.returncode, made.stderr) == (0, "")
    assert int(made.stdout) > 5
