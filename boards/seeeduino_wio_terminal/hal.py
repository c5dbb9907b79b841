# SPDX-License-Identifier: MIT
"""Seeed Wio Terminal.

Pins: github.com/adafruit/circuitpython, ports/atmel-samd/boards/seeeduino_wio_terminal/pins.c.
"""

import board

from boards.common.circuit import CircuitHal
from boards.common.pin_keys import pin_keys
from boards.common.pulses import PulseTones
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Hal(CircuitHal):
    """A switch of five ways, three buttons on the upper edge, a buzzer."""

    name = "Wio Terminal"
    density = (2, 1)

    def __init__(self) -> None:
        super().__init__()
        self._keys = pin_keys(
            (board.SWITCH_UP, UP),
            (board.SWITCH_DOWN, DOWN),
            (board.SWITCH_LEFT, LEFT),
            (board.SWITCH_RIGHT, RIGHT),
            (board.SWITCH_PRESS, A),
            (board.BUTTON_1, B),
            (board.BUTTON_2, SELECT),
            (board.BUTTON_3, START),
        )
        self._tones = PulseTones(board.BUZZER)

    def brightness(self, percent: int) -> None:
        """Light the screen, or not: no timer of the chip reaches its backlight (PC05), and there
        anything short of full would be dark."""
        super().brightness(100 if percent else 0)
