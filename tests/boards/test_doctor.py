# SPDX-License-Identifier: MIT
"""What the doctor tells."""

import pytest

from boards.desk import bundle, doctor, drives, facts, install, trouble
from boards.desk.drive import Drive
from tests.boards.fakes import tiny
from tests.boards.fakes.drive import boot_out, fill
from tests.boards.fakes.serial_board import CircuitPythonBoard, MicroPythonBoard

PYBADGE = facts.board("pybadge")
PICO = facts.board("waveshare_pico_lcd_13")


pytestmark = pytest.mark.usefixtures("quick", "unplugged")


@pytest.fixture(autouse=True)
def small(monkeypatch):
    monkeypatch.setattr(bundle, "bundle", tiny.bundle)
    monkeypatch.setattr(drives, "LABEL", drives.LABEL.with_name("none"))


def test_it_tells_what_install_would_do_and_does_nothing(drive):
    said = doctor.report(None, drive, None)
    assert "pybadge with CircuitPython 9.2.9" in said and "KB of the drive free" in said
    assert "No Mazzetto there. python -m boards install pybadge would write 9 files" in said
    assert [file.name for file in drive.iterdir()] == ["boot_out.txt"]
    install.install(PYBADGE, tiny.bundle(PYBADGE), drive, None)
    assert "Mazzetto 0 (bundle " in doctor.report(PYBADGE, drive, None)
    assert "whole and up to date" in doctor.report(PYBADGE, drive, None)
    (drive / "engine/cards.mpy").unlink()
    assert "would write 2 files" in doctor.report(PYBADGE, drive, None)


@pytest.mark.parametrize(
    "id, version, kind, said",
    [
        ("", "9.2.9", trouble.WrongBoard, "does not tell which board it is: switch"),
        ("pybadge", "8.2.10", trouble.WrongRuntime, "9.2.x or 10.1"),
        ("pygamer", "9.2.9", trouble.WrongBoard, "is pygamer, not pybadge"),
    ],
)
def test_what_is_wrong_with_a_drive_is_told(drive, id, version, kind, said):
    fill(drive, boot_out(version, id))
    with pytest.raises(kind, match=said):
        doctor.report(PYBADGE, drive, None)


def test_a_full_drive_and_an_unknown_board_are_told(drive, monkeypatch):
    monkeypatch.setattr(Drive, "room", lambda self: 0)
    with pytest.raises(trouble.Full, match="pybadge with CircuitPython 9.2.9.*It lacks"):
        doctor.report(None, drive, None)
    fill(drive, boot_out("9.2.9", "toaster"))
    assert "does not run on toaster yet" in doctor.report(None, drive, None)


def test_a_read_only_drive_is_told(drive, monkeypatch):
    monkeypatch.setattr(Drive, "writable", lambda self: False)
    with pytest.raises(trouble.ReadOnly, match="would write 9 files.*is read-only"):
        doctor.report(None, drive, None)


def test_a_folder_that_is_no_drive_is_told(tmp_path):
    with pytest.raises(trouble.Usage, match="it has no boot_out.txt"):
        doctor.report(None, tmp_path, None)
    with pytest.raises(trouble.NoBoard, match="There is no drive .*none: connect the board"):
        doctor.report(None, tmp_path / "none", None)


def test_nothing_connected_and_a_drive_that_is_not_mounted_are_told(tmp_path, monkeypatch):
    with pytest.raises(trouble.NoBoard, match="No board is connected"):
        doctor.report(None, None, None)
    (tmp_path / "CIRCUITPY").touch()
    monkeypatch.setattr(drives, "LABEL", tmp_path / "CIRCUITPY")
    with pytest.raises(trouble.NoBoard, match="udisksctl mount"):
        doctor.report(None, None, None)


def test_another_board_beside_the_one_that_is_meant_is_no_trouble(drive, tmp_path, monkeypatch):
    other = tmp_path / "OTHER"
    other.mkdir()
    fill(other, boot_out("9.2.9", "pygamer"))
    monkeypatch.setattr(drives, "candidates", lambda: [drive, other])
    said = doctor.report(PYBADGE, None, None)
    assert "would write" in said and "is pygamer, not pybadge" in said
    monkeypatch.setattr(drives, "candidates", lambda: [other])
    with pytest.raises(trouble.WrongBoard):
        doctor.report(PYBADGE, None, None)


def test_a_bootloader_is_told_beside_a_good_board(drive, tmp_path, monkeypatch):
    waiting = tmp_path / "PYBADGEBOOT"
    waiting.mkdir()
    (waiting / "INFO_UF2.TXT").touch()
    monkeypatch.setattr(drives, "candidates", lambda: [drive, waiting])
    with pytest.raises(trouble.Bootloader) as found:
        doctor.report(None, None, None)
    assert "would write" in str(found.value) and "is in its bootloader" in str(found.value)


def test_boards_on_ports_are_asked_and_go_on(tmp_path):
    with CircuitPythonBoard(tmp_path / "one", "pybadge", words=("held",)) as connected:
        said = doctor.report(None, None, connected.port)
        assert "pybadge with CircuitPython 9.2.9" in said and "KB of memory free" in said
        assert "A computer holds its drive" in said
        assert connected.restarted()
    with CircuitPythonBoard(tmp_path / "two", "pybadge", words=("safe",)) as connected:
        with pytest.raises(trouble.SafeMode, match="BROWNOUT"):
            doctor.report(None, None, connected.port)
    with MicroPythonBoard(tmp_path / "three", PICO.machine) as connected:
        said = doctor.report(None, None, connected.port)
        assert f"install {PICO.id} would write" in said
