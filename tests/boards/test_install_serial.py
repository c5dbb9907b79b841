# SPDX-License-Identifier: MIT
"""Installing over a serial port, on boards that are real interpreters behind one."""

import contextlib
import subprocess
import sys

import pytest

from boards.desk import install, ports, trouble, wire
from boards.desk.wire import Wire
from boards.desk.wired import Wired
from tests.boards.fakes import tiny
from tests.boards.fakes.killed import Killed
from tests.boards.fakes.serial import PICO, PYBADGE, circuitpython, fill, micropython, put

_READING = ("L(", "N(", "C(", "R(")  # the commands of wired.py that change nothing
SAVES = {"save_a.bin": b"a match", "save.bin": b"a match"}

pytestmark = pytest.mark.usefixtures("quick")

KINDS = [(circuitpython, PYBADGE), (micropython, PICO)]
BOTH = pytest.mark.parametrize("kind, board", KINDS, ids=["circuitpython", "micropython"])


@BOTH
def test_an_empty_board_gets_everything_and_starts_it(tmp_path, kind, board):
    with kind(tmp_path) as connected:
        assert "files written" in put(board, connected)
        assert connected.restarted()
        assert connected.files() == tiny.bundle(board)
        assert "nothing to do" in put(board, connected)
        assert connected.restarted()


@BOTH
def test_an_older_one_is_replaced_and_what_is_not_ours_stays(tmp_path, kind, board):
    older = tiny.bundle(board, b"old", gone=b"of old")
    theirs = SAVES | {"photo.bmp": bytes(range(256)) * 3}
    with kind(tmp_path) as connected:
        fill(connected, older | theirs | {"engine/cards.py": b"stale"})
        put(board, connected)
        kept = {"before_mazzetto/engine/cards.py": b"stale"}
        assert connected.files() == tiny.bundle(board) | theirs | kept


@BOTH
def test_another_program_is_kept_aside(tmp_path, kind, board):
    with kind(tmp_path) as connected:
        fill(connected, {board.program: b"print('Hello')"})
        assert board.program in put(board, connected)
        assert connected.files()[f"before_mazzetto/{board.program}"] == b"print('Hello')"


def ending_after(last, calls):
    """Wired._try in a process that ends after so many lines which change files."""
    real = Wired._try

    def _try(self, lines, name):
        if lines[0].startswith(_READING):
            return real(self, lines, name)
        for line in lines:
            real(self, [line], name)
            calls.append(line)
            if len(calls) > last:
                raise Killed
        return ""

    return _try


@pytest.mark.slow
@BOTH
def test_killed_after_any_change_the_next_run_completes_it(tmp_path, kind, board, monkeypatch):
    before = tiny.bundle(board, b"old", gone=b"of old") | SAVES
    after = tiny.bundle(board) | SAVES
    with kind(tmp_path) as connected:
        fill(connected, before)
        flash = connected.flash.read_bytes()
    calls: list = []
    last = 0
    while len(calls) == last:  # else it ran to its end before
        calls.clear()
        connected.flash.write_bytes(flash)
        with kind(tmp_path) as connected:
            with monkeypatch.context() as patch, contextlib.suppress(Killed):
                patch.setattr(Wired, "_try", ending_after(last, calls))
                put(board, connected)
            there = connected.files()
            assert {path: there[path] for path in SAVES} == SAVES
            assert board.program not in there or there in (before, after), (last, calls)
            put(board, connected)
            assert connected.files() == after, (last, calls)
        last += 1
    assert last > 15


class Port:
    """What pyserial tells of a port."""

    def __init__(self, device, serial_number="", vid=0x239A):
        self.device, self.serial_number, self.vid = device, serial_number, vid


def listed(monkeypatch, *found):
    from serial.tools import list_ports

    monkeypatch.setattr(list_ports, "comports", lambda: list(found))


def test_a_board_is_found_among_the_ports(tmp_path, monkeypatch):
    strange = Port("/dev/ttyUSB7", vid=0x0403)
    listed(monkeypatch, strange)
    with pytest.raises(trouble.NoBoard, match="USB cable"):
        install.install(PICO, tiny.bundle(PICO), None, None)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with micropython(tmp_path / "one") as one, micropython(tmp_path / "two", "Toaster") as two:
        listed(monkeypatch, strange, Port(one.port, "1"), Port(one.port + "data", "1"))
        install.install(PICO, tiny.bundle(PICO), None, None)
        listed(monkeypatch, Port(one.port, "1"), Port(two.port, "2"))
        assert "nothing to do" in install.install(PICO, tiny.bundle(PICO), None, None)
        listed(monkeypatch, Port(two.port, "2"), Port(two.port, "3"))
        with pytest.raises(trouble.NoBoard, match="other boards"):
            install.install(PICO, tiny.bundle(PICO), None, None)
        monkeypatch.setattr(ports, "_is", lambda board, port: True)
        with pytest.raises(trouble.SeveralBoards, match="--port"):
            install.install(PICO, tiny.bundle(PICO), None, None)


def test_a_drive_s_own_console_stops_the_program_and_starts_the_new_one(tmp_path, monkeypatch):
    root = tmp_path / "CIRCUITPY"
    root.mkdir()
    (root / "boot_out.txt").write_text(
        "Adafruit CircuitPython 9.2.9 on x\nBoard ID:pybadge\nUID:AB12\n"
    )
    with circuitpython(tmp_path, "held") as connected:
        listed(monkeypatch, Port(connected.port, "ab12"))
        said = install.install(PYBADGE, tiny.bundle(PYBADGE), root, None)
        assert connected.restarted() and "off and on" not in said
    assert (root / "code.py").exists()


def test_micropython_has_no_drive(tmp_path):
    with pytest.raises(trouble.Usage, match="--port"):
        install.install(PICO, tiny.bundle(PICO), tmp_path, None)


def test_the_second_board_is_as_circuitpython_is(tmp_path):
    """mpremote's own cp fails there, as on the boards (DEVICE.md 5.3)."""
    file = tmp_path / "x.py"
    file.write_text("x")
    with circuitpython(tmp_path) as connected:
        with Wire(connected.port) as line:
            for code, what in (
                ("import os\nos.ilistdir()", "AttributeError"),
                ("import vfs", "ImportError"),
                ("open('/a','w')", "OSError.*30"),
                ("open('/a')", "No such file/directory"),
            ):
                with pytest.raises(wire.Refused, match=what):
                    line.run(code)
        copied = subprocess.run(
            [sys.executable, "-m", "mpremote", "connect", connected.port, "resume", "cp",
             str(file), ":new.py"],
            capture_output=True, text=True, timeout=30,
        )  # fmt: skip
    assert copied.returncode


def test_an_error_that_comes_in_pieces_has_no_name_either(tmp_path):
    with circuitpython(tmp_path) as board:
        said = b"".join(board.said(piece) for piece in (b"OSError: [Errno 2] EN", b"OENT\r\n"))
    assert said == b"OSError: [Errno 2] No such file/directory\r\n"
