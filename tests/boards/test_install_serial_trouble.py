# SPDX-License-Identifier: MIT
"""What can go wrong while installing over a serial port: each has its sentence."""

import os
import select
import threading
import tty

import pytest

from boards.desk import install, trouble, wire
from boards.desk.plan import Plan
from boards.desk.wire import Wire
from tests.boards.fakes import tiny
from tests.boards.fakes.serial import PICO, PYBADGE, circuitpython, fill, micropython, put

pytestmark = pytest.mark.usefixtures("quick")


def refusal(kind, board, connected):
    with pytest.raises(kind) as found:
        put(board, connected)
    assert found.value.status == kind.status
    assert str(found.value).endswith((".", ")"))
    return str(found.value)


def test_a_board_whose_drive_a_computer_holds_is_told(tmp_path):
    with circuitpython(tmp_path, "held") as connected:
        assert "CIRCUITPY" in refusal(trouble.ReadOnly, PYBADGE, connected)
        assert connected.restarted()  # it goes on with what it was doing


def test_the_drive_is_given_back(tmp_path, monkeypatch):
    asked = []
    real = Wire.run

    def run(self, code):
        asked.append(code)
        return real(self, code)

    monkeypatch.setattr(Wire, "run", run)
    with circuitpython(tmp_path) as connected:
        put(PYBADGE, connected)
    remounts = [code.rpartition("=")[2] for code in asked if "remount" in code]
    assert remounts == ["False)", "True)"]


def test_safe_mode_is_told_and_everything_is_there(tmp_path):
    with circuitpython(tmp_path, "safe") as connected:
        said = refusal(trouble.SafeMode, PYBADGE, connected)
        assert "BROWNOUT" in said and "reset" in said
        assert connected.files() == tiny.bundle(PYBADGE)


def test_another_board_or_machine_is_refused(tmp_path):
    with circuitpython(tmp_path, id="pygamer") as connected:
        assert "install pygamer" in refusal(trouble.WrongBoard, PYBADGE, connected)
        assert connected.restarted()
    with micropython(tmp_path / "..", machine="Toaster with RP2040") as connected:
        assert "Toaster" in refusal(trouble.WrongBoard, PICO, connected)


def test_the_wrong_runtime_is_refused(tmp_path):
    for number, (board, kind, version) in enumerate([
        (PYBADGE, micropython, "1.24.0"), (PICO, circuitpython, "9.2.9"),
        (PYBADGE, circuitpython, "10.0.3"), (PICO, micropython, "1.22.2"),
    ]):  # fmt: skip
        folder = tmp_path / str(number)
        folder.mkdir()
        with kind(folder, version=version) as connected:
            said = refusal(trouble.WrongRuntime, board, connected)
            assert version in said and board.wanted in said


def test_a_full_board_is_told_before_anything_is_touched(tmp_path):
    files = tiny.bundle(PYBADGE) | {"engine/large.mpy": bytes(60_000)}
    with circuitpython(tmp_path, size=65_536) as connected:
        fill(connected, {"song.wav": bytes(9000)})
        with pytest.raises(trouble.Full, match="song.wav"):
            put(PYBADGE, connected, files)
        assert connected.files() == {"song.wav": bytes(9000)}


def test_a_board_that_fills_up_in_the_middle_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(Plan, "need", lambda self: 0)
    files = tiny.bundle(PYBADGE) | {"engine/large.mpy": bytes(60_000)}
    with circuitpython(tmp_path, size=65_536) as connected:
        with pytest.raises(trouble.Full, match="engine/large.mpy"):
            put(PYBADGE, connected, files)
        assert PYBADGE.program not in connected.files()


@pytest.mark.slow
def test_a_board_that_goes_away_is_told(tmp_path):
    with circuitpython(tmp_path) as connected:
        connected.cut_after = 3000
        assert "went away" in refusal(trouble.Vanished, PYBADGE, connected)


@pytest.mark.slow
def test_a_board_that_stops_in_the_middle_of_telling_what_it_is_is_told(tmp_path):
    with circuitpython(tmp_path) as connected:
        connected.cut_after = 300
        assert "does not answer" in refusal(trouble.NoAnswer, PYBADGE, connected)


@pytest.mark.slow
def test_a_board_that_says_nothing_is_told():
    main, other = os.openpty()
    try:
        with pytest.raises(trouble.NoAnswer, match="reset button"):
            install.install(PYBADGE, tiny.bundle(PYBADGE), None, os.ttyname(other))
    finally:
        os.close(main)
        os.close(other)


def test_ports_that_cannot_be_opened_are_told(tmp_path, monkeypatch):
    with pytest.raises(trouble.NoBoard, match="no port"):
        Wire(str(tmp_path / "ttyACM0"))
    (tmp_path / "ttyACM0").touch()
    with pytest.raises(trouble.NoPermission, match="close what else"):
        Wire(str(tmp_path / "ttyACM0"))
    monkeypatch.setattr(os, "access", lambda path, how: False)
    with pytest.raises(trouble.NoPermission, match="dialout"):
        Wire(str(tmp_path / "ttyACM0"))


@pytest.mark.slow
def test_a_program_that_talks_without_end_is_told(monkeypatch):
    monkeypatch.setattr(wire, "_SILENCE", 0.2)
    main, other = os.openpty()
    tty.setraw(other)
    over = threading.Event()

    def talk():
        while not over.is_set():
            if select.select([], [main], [], 0.01)[1]:
                os.write(main, b"not a prompt\r\n")

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        with pytest.raises(trouble.NoAnswer, match="reset button"):
            install.install(PYBADGE, tiny.bundle(PYBADGE), None, os.ttyname(other))
    finally:
        over.set()
        talking.join()
        os.close(main)
        os.close(other)
