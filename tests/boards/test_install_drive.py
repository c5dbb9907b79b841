# SPDX-License-Identifier: MIT
"""Installing on a CIRCUITPY drive: complete, a no-op the second time, safe to kill anywhere."""

import errno
import os
from pathlib import Path

import pytest

from boards.desk import drives, facts, install, ports, trouble
from boards.desk.drive import Drive
from tests.boards.fakes import tiny
from tests.boards.fakes.killed import Killed, Operations

PYBADGE = facts.board("pybadge")
NEW = tiny.bundle(PYBADGE, b"new")
OLD = tiny.bundle(PYBADGE, b"old", gone=b"an older Mazzetto had this")
BOOT_OUT = """\
Adafruit CircuitPython {version} on 2025-08-05; Adafruit Pybadge with samd51j19
Board ID:{id}
UID:3A7F41E4
"""
SAVES = {"save_a.bin": b"MZ a match", "save_b.bin": b"MZ an older one"}
THEIRS = {"photo.bmp": b"mine", "lib/adafruit_y.mpy": b"mine", "lib/adafruit_x/more.mpy": b"mine"}


@pytest.fixture(autouse=True)
def no_ports(monkeypatch):
    monkeypatch.setattr(ports, "candidates", list)


@pytest.fixture
def drive(tmp_path):
    root = tmp_path / "CIRCUITPY"
    fill(root, {"boot_out.txt": BOOT_OUT.format(version="9.2.9", id="pybadge").encode()})
    return root


def fill(root, files):
    for path, data in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(data)


def content(root):
    files = [file for file in root.rglob("*") if file.is_file()]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


def put(root, files=NEW):
    return install.install(PYBADGE, files, root, None)


def holds(root, files=NEW):
    """Whether the files are all there; the settings may have lines of others."""
    there = content(root)
    return all(
        data in there.get(path, b"") if path == "settings.toml" else there.get(path) == data
        for path, data in files.items()
    )


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


# --- what goes wrong


def refusal(kind, *arguments, **options):
    """The sentence of the trouble."""
    with pytest.raises(kind) as found:
        put(*arguments, **options)
    assert found.value.status == kind.status
    assert str(found.value).endswith((".", "?", ")"))
    return str(found.value)


@pytest.mark.parametrize("version", ["8.2.10", "9.1.4", "10.0.3", "x"])
def test_an_old_runtime_is_refused(drive, version):
    fill(drive, {"boot_out.txt": BOOT_OUT.format(version=version, id="pybadge").encode()})
    said = refusal(trouble.WrongRuntime, drive)
    assert "9.2.x or 10.1 or later" in said and "circuitpython.org/board/pybadge" in said
    assert list(content(drive)) == ["boot_out.txt"]


@pytest.mark.parametrize("version", ["9.2.0", "10.1.0", "10.2.1-dirty", "11.0.0-alpha.1"])
def test_a_recent_runtime_will_do(drive, version):
    fill(drive, {"boot_out.txt": BOOT_OUT.format(version=version, id="pybadge").encode()})
    put(drive)
    assert holds(drive)


def test_another_board_is_refused(drive):
    fill(drive, {"boot_out.txt": BOOT_OUT.format(version="9.2.9", id="pygamer").encode()})
    assert "python -m boards install pygamer" in refusal(trouble.WrongBoard, drive)
    fill(drive, {"boot_out.txt": BOOT_OUT.format(version="9.2.9", id="toaster").encode()})
    assert "toaster" in refusal(trouble.WrongBoard, drive)


def test_a_board_in_its_bootloader_is_told(tmp_path, monkeypatch):
    fill(tmp_path, {"INFO_UF2.TXT": b"UF2 Bootloader v3\nModel: PyBadge\n"})
    assert "bootloader" in refusal(trouble.Bootloader, tmp_path)
    monkeypatch.setattr(drives, "candidates", lambda: [tmp_path])
    assert "bootloader" in refusal(trouble.Bootloader, None)


def test_a_folder_that_is_no_drive_is_refused(tmp_path):
    assert "boot_out.txt" in refusal(trouble.Usage, tmp_path)
    assert "no drive" in refusal(trouble.NoBoard, tmp_path / "none")


def test_no_board_and_several_boards(drive, tmp_path, monkeypatch):
    monkeypatch.setattr(drives, "candidates", list)
    assert "USB cable" in refusal(trouble.NoBoard, None)
    other = tmp_path / "CIRCUITPY1"
    fill(other, content(drive))
    monkeypatch.setattr(drives, "candidates", lambda: [drive, other])
    assert str(other) in refusal(trouble.SeveralBoards, None)
    fill(other, {"boot_out.txt": BOOT_OUT.format(version="9.2.9", id="pygamer").encode()})
    put(None)
    assert holds(drive)


def test_a_full_drive_is_told_before_anything_is_touched(drive, monkeypatch):
    fill(drive, {"song.wav": bytes(5000)})
    before = content(drive)
    monkeypatch.setattr(Drive, "room", lambda self: 0)
    said = refusal(trouble.Full, drive)
    assert "song.wav" in said
    assert content(drive) == before


def failing(monkeypatch, name, number):
    """From the third operation of that name on they fail with the errno `number`."""
    operations = Operations(monkeypatch)
    seen = []

    def before(_, operation):
        seen.append(operation)
        if seen.count(name) > 2 and operation == name:
            raise OSError(number, os.strerror(number), "engine")

    operations.before = before
    return operations


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_read_only_drive_is_told(drive, monkeypatch, number):
    failing(monkeypatch, "open", number)
    assert "read-only" in refusal(trouble.ReadOnly, drive)


def test_a_drive_that_fills_up_in_the_middle_is_told_and_completed_later(drive, monkeypatch):
    operations = failing(monkeypatch, "write", errno.ENOSPC)
    assert "no more room" in refusal(trouble.Full, drive)
    operations.live_on()
    put(drive)
    assert holds(drive)


def test_a_drive_that_fails_is_told(drive, monkeypatch):
    failing(monkeypatch, "fsync", errno.EIO)
    assert "Input/output error" in refusal(trouble.Trouble, drive)


def test_a_drive_that_vanishes_is_told_and_completed_when_it_is_back(drive, monkeypatch):
    away = drive.with_name("away")
    operations = Operations(monkeypatch)
    rename = os.rename

    def unplug(number, _):
        if number == 9:
            rename(drive, away)

    operations.after = unplug
    assert "went away" in refusal(trouble.Vanished, drive)
    rename(away, drive)
    operations.live_on()
    put(drive)
    assert holds(drive)


def test_nothing_is_written_where_the_drive_was(drive, monkeypatch):
    place = Drive(drive)
    monkeypatch.setattr(place, "_device", -1)  # another file system's
    for change in (lambda: place.write("a", b""), lambda: place.make("b")):
        with pytest.raises(OSError):
            change()
    assert list(content(drive)) == ["boot_out.txt"]


def test_a_drive_that_does_not_keep_what_is_written_is_told(drive, monkeypatch):
    real = os.read
    monkeypatch.setattr(os, "read", lambda handle, size: real(handle, size).replace(b"ca", b"cx"))
    said = refusal(trouble.NotKept, drive)
    assert "engine/cards.mpy" in said
    assert not (drive / "code.py").exists()


def test_a_file_in_a_folder_s_place_is_told(drive):
    fill(drive, {"engine": b"a file of that name"})
    assert "stands where a folder" in refusal(trouble.Trouble, drive)


@pytest.mark.parametrize(
    "system, where", [("darwin", "/Volumes"), ("linux", "/media"), ("linux", "/media/somebody")]
)
def test_a_drive_is_found_where_the_system_mounts_it(drive, monkeypatch, system, where):
    tree = {"/media": [Path("/media/somebody")]} | {where: [drive]}
    monkeypatch.setattr(drives.sys, "platform", system)
    monkeypatch.setattr(drives, "_mounted", lambda table: [])
    monkeypatch.setattr(drives, "_inside", lambda folder: tree.get(str(folder), []))
    assert [found.root for found in drives.boards()] == [drive]


def test_a_drive_is_found_by_its_letter_on_windows(monkeypatch):
    monkeypatch.setattr(drives.sys, "platform", "win32")
    monkeypatch.setattr(drives, "_is_there", lambda root: str(root) in ("C:", "D:"))
    assert drives.candidates() == [Path("D:/")]


def test_mount_points_of_linux_are_read(tmp_path):
    table = tmp_path / "mounts"
    table.write_text(
        "/dev/sda1 /media/u/CIRCUITPY\\0401 vfat rw 0 0\n/dev/sda2 / ext4 rw 0 0\nshort\n"
    )
    assert [str(path) for path in drives._mounted(table)] == ["/media/u/CIRCUITPY 1"]
    assert drives._mounted(tmp_path / "none") == []
