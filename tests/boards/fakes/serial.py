# SPDX-License-Identifier: MIT
"""Boards on serial ports, and the small bundle that tests put on them."""

from boards.desk import facts, fit, install
from boards.desk.wire import Wire
from boards.desk.wired import Wired
from tests.boards.fakes import tiny
from tests.boards.fakes.serial_board import CircuitPythonBoard, MicroPythonBoard

PYBADGE = facts.board("pybadge")
PICO = facts.board("waveshare_pico_lcd_13")


def circuitpython(folder, *words, **more):
    """A PyBadge whose flash is in that folder; words as CircuitPythonBoard has them."""
    more.setdefault("id", "pybadge")
    return CircuitPythonBoard(folder / "flash", words=words, **more)


def micropython(folder, machine=PICO.machine, **more):
    """A Pico whose flash is in that folder."""
    return MicroPythonBoard(folder / "flash", machine, **more)


def put(board, connected, files=None):
    """Install there; what was said."""
    return install.install(board, files or tiny.bundle(board), None, connected.port)


def fill(connected, files):
    """Write files, bytes by path."""
    with Wire(connected.port) as line:
        place = Wired(line)
        place.prepare()
        assert place.unlock()
        for folder in sorted(fit.folders(files)):
            place.make(folder)
        for path, data in files.items():
            place.write(path, data)
        place.finish()
