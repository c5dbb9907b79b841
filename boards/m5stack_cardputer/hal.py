# SPDX-License-Identifier: MIT
"""M5Stack Cardputer.

Sources: github.com/adafruit/circuitpython, ports/espressif/boards/m5stack_cardputer/pins.c and
ports/espressif/module/cardputer_keyboard.c; numbers of the keys in cardputer_keymap.h there.
The battery is measured behind a divider by two: github.com/m5stack/M5Unified, Power_Class.cpp.
"""

import board
import cardputer_keyboard  # type: ignore[import-not-found]  # its stubs leave it out

from boards.common.battery import Battery
from boards.common.circuit import CircuitHal
from boards.common.i2s import BusTones
from boards.common.keys import Keys
from boards.common.lights import Lights
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

# Which keys stand for what, by letters as key_to_char() tells them.
_LETTERS = {
    ";": UP, ".": DOWN, ",": LEFT, "/": RIGHT,
    "w": UP, "s": DOWN, "a": LEFT, "d": RIGHT,
    "\r": A, " ": A, "z": A,
    "\b": B, "`": B, "x": B,
    "h": SELECT, "\t": SELECT, "m": START,
}  # fmt: skip


class Hal(CircuitHal):
    """A keyboard that the runtime scans, asked for its keys instead of for text; a speaker, one
    lamp."""

    name = "Cardputer"

    def __init__(self) -> None:
        super().__init__()
        keyboard = cardputer_keyboard.KEYBOARD
        cardputer_keyboard.detach_serial()
        letter = cardputer_keyboard.key_to_char
        masks = bytes([_LETTERS.get(letter(n, False), 0) for n in range(keyboard.key_count)])
        self._keys = Keys(keyboard, masks)
        self._tones = BusTones(board.I2S_BIT_CLOCK, board.I2S_WORD_SELECT, board.I2S_DATA)
        self._lights = Lights(board.NEOPIXEL, 1)
        self._battery = Battery(board.BAT_ADC, 2)
