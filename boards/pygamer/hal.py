# SPDX-License-Identifier: MIT
"""Adafruit PyGamer.

Pins: github.com/adafruit/circuitpython, ports/atmel-samd/boards/pygamer/pins.c; the ends of the
stick: github.com/adafruit/Adafruit_CircuitPython_PyBadger, pygamer.py.
"""

import board

from boards.common.badge import BadgeHal
from boards.common.stick import StickKeys
from firmware.ui.buttons import SELECT, START, A, B


class Hal(BadgeHal):
    """Four keys on the shift register, and a stick."""

    name = "PyGamer"

    def __init__(self) -> None:
        super().__init__(bytes((B, A, START, SELECT)))
        self._keys = StickKeys(self._keys, board.JOYSTICK_X, board.JOYSTICK_Y)
