# SPDX-License-Identifier: MIT
"""What Adafruit's badges of the SAMD51 have alike: keys on a shift register, a speaker on the DAC,
five lamps (one on the PyBadge LC), a battery.

The order of the keys: github.com/adafruit/Adafruit_CircuitPython_PyBadger, pybadge.py, pygamer.py.
"""

import board
import keypad

from boards.common.battery import Battery
from boards.common.circuit import CircuitHal
from boards.common.keys import Keys
from boards.common.lights import Lights
from boards.common.tones import Tones


class BadgeHal(CircuitHal):
    """A badge whose keys have these masks, in the order of the register."""

    def __init__(self, masks: bytes) -> None:
        super().__init__()
        scanner = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=len(masks),
            value_when_pressed=True,
        )
        self._keys = Keys(scanner, masks)
        self._tones = Tones(board.SPEAKER, board.SPEAKER_ENABLE)
        self._lights = Lights(board.NEOPIXEL, 5)
        self._battery = Battery(board.A6, 2)
