# SPDX-License-Identifier: MIT
"""Adafruit PyBadge, PyBadge LC and EdgeBadge: one CircuitPython firmware, one set of pins."""

import board
import keypad

from boards.common.battery import Battery
from boards.common.circuit import CircuitHal
from boards.common.keys import Keys
from boards.common.lights import Lights
from boards.common.tones import Tones
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Hal(CircuitHal):
    """Eight keys on a shift register, a speaker on the DAC, five lamps (one on the LC)."""

    name = "PyBadge"

    def __init__(self) -> None:
        super().__init__()
        scanner = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=8,
            value_when_pressed=True,
        )
        self._keys = Keys(scanner, bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT)))
        self._tones = Tones(board.SPEAKER, board.SPEAKER_ENABLE)
        self._lights = Lights(board.NEOPIXEL, 5)
        self._battery = Battery(board.A6)

    def key(self) -> int:
        """The next key event: a mask when pressed, minus the mask when released, 0 for none."""
        return self._keys.key()

    def tone(self, hz: int) -> None:
        """Sound `hz` until told otherwise; 0 is silence."""
        self._tones.tone(hz)

    def lights(self, rgb: bytes) -> None:
        """Light the lamps, three bytes each."""
        self._lights.show(rgb)

    def battery(self) -> int:
        """The battery in millivolts, or -1 where it cannot be read."""
        return self._battery.millivolts()
