# SPDX-License-Identifier: MIT
"""Adafruit PyBadge, PyBadge LC and EdgeBadge: one CircuitPython firmware, one set of pins.

Pins: github.com/adafruit/circuitpython, ports/atmel-samd/boards/pybadge/pins.c.
"""

from boards.common.badge import BadgeHal
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Hal(BadgeHal):
    """All eight keys are on the shift register."""

    name = "PyBadge"

    def __init__(self) -> None:
        super().__init__(bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT)))
