# SPDX-License-Identifier: MIT
"""What can go wrong while installing on a drive: each has its sentence, and nothing is lost."""

import errno
import os
from pathlib import Path

import pytest

from boards.desk import drives, trouble
from boards.desk.drive import Drive
from boards.desk.drives import candidates
from tests.boards.fakes.drive import boot_out, content, fill, holds, put
from tests.boards.fakes.killed import Operations

pytestmark = pytest.mark.usefixtures("unplugged")


def refusal(kind, *arguments, **options):
    """The sentence of the trouble."""
    with pytest.raises(kind) as found:
        put(*arguments, **options)
    assert found.value.status == kind.status
    assert str(found.value).endswith((".", "?", ")"))
    return str(found.value)


@pytest.mark.parametrize(
    "version", ["8.2.10", "9.1.4", "10.0.3", "10.1.0-alpha.1", "9.2.0-beta.0", "x"]
)
def test_an_old_runtime_is_refused(drive, version):
    fill(drive, boot_out(version, "pybadge"))
    said = refusal(trouble.WrongRuntime, drive)
    assert "9.2.x or 10.1 or later" in said and "circuitpython.org/board/pybadge" in said
    assert list(content(drive)) == ["boot_out.txt"]


@pytest.mark.parametrize(
    "version", ["9.2.0", "10.1.0", "10.2.1-dirty", "10.2.0-alpha.1", "11.0.0-alpha.1"]
)
def test_a_recent_runtime_will_do(drive, version):
    fill(drive, boot_out(version, "pybadge"))
    put(drive)
    assert holds(drive)


def test_another_board_is_refused(drive):
    fill(drive, boot_out("9.2.9", "pygamer"))
    assert "python -m boards install pygamer" in refusal(trouble.WrongBoard, drive)
    fill(drive, boot_out("9.2.9", "toaster"))
    assert "is toaster, not pybadge: connect the" in refusal(trouble.WrongBoard, drive)
    fill(drive, {"boot_out.txt": b""})
    assert "does not tell which board" in refusal(trouble.WrongBoard, drive)


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
    fill(other, boot_out("9.2.9", "pygamer"))
    put(None)
    assert holds(drive)


def test_a_full_drive_is_told_before_anything_is_touched(drive, monkeypatch):
    fill(drive, {"song.wav": bytes(5000)})
    before = content(drive)
    monkeypatch.setattr(Drive, "room", lambda self: 0)
    said = refusal(trouble.Full, drive)
    assert "(the largest: song.wav)" in said
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
    (drive / "engine").unlink()
    (drive / "VERSION").mkdir()
    assert f"round at {drive / 'VERSION'}: move it away" in refusal(trouble.Trouble, drive)


@pytest.mark.parametrize(
    "system, where", [("darwin", "/Volumes"), ("linux", "/media"), ("linux", "/media/somebody")]
)
def test_a_drive_is_found_where_the_system_mounts_it(drive, monkeypatch, system, where):
    tree = {"/media": [Path("/media/somebody")]} | {where: [drive]}
    monkeypatch.setattr(drives.sys, "platform", system)
    monkeypatch.setattr(drives, "_mounted", lambda table: [])
    monkeypatch.setattr(drives, "_inside", lambda folder: tree.get(str(folder), []))
    assert [found.root for found in drives.boards(candidates())] == [drive]


def test_a_drive_is_found_by_its_letter_on_windows(monkeypatch):
    monkeypatch.setattr(drives.sys, "platform", "win32")
    monkeypatch.setattr(drives, "_is_there", lambda root: str(root) in ("C:", "D:"))
    assert candidates() == [Path("D:/")]


def test_mount_points_of_linux_are_read(tmp_path):
    table = tmp_path / "mounts"
    table.write_text(
        "/dev/sda1 /media/u/CIRCUITPY\\0401 vfat rw 0 0\n/dev/sda2 / ext4 rw 0 0\nshort\n"
    )
    assert [str(path) for path in drives._mounted(table)] == ["/media/u/CIRCUITPY 1"]
    assert drives._mounted(tmp_path / "none") == []
