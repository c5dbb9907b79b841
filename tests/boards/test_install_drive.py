# SPDX-License-Identifier: MIT
"""Installing on a CIRCUITPY drive: complete, a no-op the second time, safe to kill anywhere."""

import io
import re
from functools import partial

import pytest
from tqdm import tqdm

from tests.boards.fakes.drive import NEW, OLD, content, fill, holds, put
from tests.boards.fakes.killed import Killed, Operations

SAVES = {"save_a.bin": b"MZ a match", "save_b.bin": b"MZ an older one"}
THEIRS = {"photo.bmp": b"mine", "lib/adafruit_y.mpy": b"mine", "lib/adafruit_x/more.mpy": b"mine"}


pytestmark = pytest.mark.usefixtures("unplugged")


def test_an_empty_drive_gets_everything_and_code_py_last(drive, monkeypatch):
    operations = Operations(monkeypatch)
    said = put(drive)
    assert {path: data for path, data in content(drive).items() if path != "boot_out.txt"} == NEW
    placed = [path for name, path in operations.done if name == "replace"]
    assert [path.rpartition("/")[2] for path in placed[-3:]] == [
        "manifest.txt.tmp", "VERSION.tmp", "code.py.tmp",
    ]  # fmt: skip
    assert f"{len(NEW)} files written" in said
    assert "off and on" in said


def test_each_file_is_flushed_before_it_takes_its_place_and_its_folder_after(drive, monkeypatch):
    operations = Operations(monkeypatch)
    put(drive)
    names = [name for name, _ in operations.done]
    for at, name in enumerate(names):
        if name == "replace":
            assert (names[at - 1], names[at + 1]) == ("fsync", "fsync")


def test_the_second_time_nothing_is_written(drive, monkeypatch):
    put(drive)
    operations = Operations(monkeypatch)
    assert "nothing to do" in put(drive)
    assert operations.done == []


def test_only_what_changed_is_written(drive, monkeypatch):
    put(drive, NEW)
    (drive / "engine/cards.mpy").write_bytes(b"torn")
    operations = Operations(monkeypatch)
    put(drive)
    placed = [path.rpartition("/")[2] for name, path in operations.done if name == "replace"]
    assert placed == ["cards.mpy.tmp", "code.py.tmp"]
    assert operations.done[0] == ("remove", str(drive / "code.py"))
    assert holds(drive)


def test_what_is_not_ours_stays(drive):
    fill(drive, SAVES | THEIRS | {"settings.toml": b'NAME = "x"\nCIRCUITPY_HEAP_START_SIZE=5\n'})
    put(drive)
    there = content(drive)
    assert {path: there[path] for path in SAVES | THEIRS} == SAVES | THEIRS
    assert there["settings.toml"] == b'CIRCUITPY_HEAP_START_SIZE = 1000\nNAME = "x"\n'
    assert "nothing to do" in put(drive)


def test_what_stands_in_the_way_goes(drive):
    fill(drive, OLD)
    way = {
        "engine/cards.py": b"stale source", "engine/cards/__init__.py": b"stale package",
        "._code.py": b"", "engine/._cards.mpy": b"", ".DS_Store": b"", "engine/cards.mpy.tmp": b"",
    }  # fmt: skip
    fill(drive, way)
    put(drive)
    there = content(drive)
    assert holds(drive)
    assert not (set(way) | {"engine/gone.mpy"}) & set(there)
    assert there["before_mazzetto/engine/cards.py"] == b"stale source"
    assert not (drive / "engine/cards").exists()
    fill(drive, {"engine/__init__.mpy.tmp": b"half"})
    put(drive)
    assert not (drive / "engine/__init__.mpy.tmp").exists()


def test_another_program_is_kept_aside(drive):
    fill(drive, {"code.py": b"print('Hello')", "code.txt": b"shadow", "boot.py": b"import usb"})
    said = put(drive)
    there = content(drive)
    assert holds(drive) and "code.txt" not in there
    assert there["before_mazzetto/code.py"] == b"print('Hello')"
    assert there["before_mazzetto/code.txt"] == b"shadow"
    assert there["before_mazzetto/boot.py"] == b"import usb"
    assert "code.py" in said and "before_mazzetto" in said
    (drive / "code.py").write_bytes(b"print('Again')")
    put(drive)
    assert content(drive)["before_mazzetto/code-2.py"] == b"print('Again')"


OTHERS = {
    "engine.py": b"theirs", "engine/cards.py": b"source", "engine.mpy": b"theirs",
    "lib/adafruit_x/__init__.mpy": b"another version", "VERSION": b"2", "manifest.txt": b"cargo",
    "settings.toml": b'CIRCUITPY_HEAP_START_SIZE = 5\nWIFI = "x"\n',
}


def test_files_of_others_that_ours_take_the_place_of_are_kept_aside(drive):
    fill(drive, OTHERS)
    said = put(drive)
    assert holds(drive) and "2 more is kept in before_mazzetto" in said
    there = content(drive)
    assert {path: there["before_mazzetto/" + path] for path in OTHERS} == OTHERS
    assert "engine.py" not in there and b'WIFI = "x"' in there["settings.toml"]
    kept = dict(there)
    assert "nothing to do" in put(drive)
    fill(drive, OTHERS | {"settings.toml": there["settings.toml"], "engine.py": b"another"})
    put(drive, NEW)
    assert content(drive)["before_mazzetto/engine-2.py"] == b"another"
    assert all(content(drive)[path] == kept[path] for path in kept if "before" in path)


def test_our_own_older_program_is_not_kept(drive):
    fill(drive, OLD)
    put(drive)
    assert not (drive / "before_mazzetto").exists()


def started(drive, root):
    """The bundle that would start now, None if nothing would."""
    there = content(root)
    return next((files for files in (NEW, OLD) if there.get("code.py") == files["code.py"]), None)


@pytest.mark.parametrize("before", [{}, OLD, {"code.py": b"theirs", "boot.py": b"theirs"}])
def test_killed_after_any_operation_the_next_run_completes_it(drive, monkeypatch, before):
    operations = Operations(monkeypatch)
    settings = before.get("settings.toml", b"") + b"A=1"
    start = content(drive) | before | SAVES
    start |= {"engine/cards.py": b"stale", "settings.toml": settings}
    last = 0
    while True:
        for path in content(drive):
            (drive / path).unlink()
        fill(drive, start)
        operations.live_on()
        operations.kill_after(last)
        try:
            put(drive)
            break  # it ran to its end: every operation has been the last one once
        except Killed:
            pass
        there = content(drive)
        assert {path: there[path] for path in SAVES} == SAVES
        assert b"A=1" in there["settings.toml"]
        files = started(drive, drive)
        assert files is None or holds(drive, files), (last, operations.done[-1])
        kept = there.get("code.py"), there.get("before_mazzetto/code.py")
        assert "boot.py" not in before or before is OLD or b"theirs" in kept
        operations.live_on()
        put(drive)
        assert holds(drive), (last, operations.done)
        operations.live_on()
        assert "nothing to do" in put(drive)
        assert operations.done == []
        last += 1
    assert last > 3 * len(NEW)


def test_a_bar_shows_how_much_is_written(drive, monkeypatch):
    shown = io.StringIO()
    bar = partial(tqdm, file=shown, mininterval=0, miniters=1)
    monkeypatch.setattr(
        "boards.desk.put.tqdm", lambda **options: bar(**options | {"disable": False})
    )
    put(drive)
    told = re.findall(r"(\d+)%", shown.getvalue())
    assert told[0] == "0" and told[-1] == "100" and len(set(told)) > 3
