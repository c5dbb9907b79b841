# SPDX-License-Identifier: MIT
"""TinyCircuits Thumby Color.

Pins: github.com/adafruit/circuitpython, ports/raspberrypi/boards/tinycircuits_thumby_color/pins.c.
The lamp shines where its pins are low, and the battery is measured behind a divider by two:
github.com/TinyCircuits/TinyCircuits-Tiny-Game-Engine, src/io/engine_io_rp3.c, engine_io_module.c.
"""

import board

from boards.common.battery import Battery
from boards.common.circuit import CircuitHal
from boards.common.lamp import Lamp
from boards.common.pin_keys import pin_keys
from boards.common.pio_tones import PioTones
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Hal(CircuitHal):
    """Nine keys, a speaker with an amplifier, one lamp."""

    name = "Thumby Color"

    def __init__(self) -> None:
        super().__init__()
        self._keys = pin_keys(
            (board.BUTTON_UP, UP),
            (board.BUTTON_DOWN, DOWN),
            (board.BUTTON_LEFT, LEFT),
            (board.BUTTON_RIGHT, RIGHT),
            (board.BUTTON_A, A),
            (board.BUTTON_B, B),
            (board.BUTTON_BUMPER_LEFT, SELECT),
            (board.BUTTON_BUMPER_RIGHT, SELECT),
            (board.BUTTON_MENU, START),
        )
        # The pulse timer of the speaker's pin (GPIO23) is that of the backlight's (GPIO7).
        self._tones = PioTones(board.SPEAKER, board.SPEAKER_ENABLE)
        self._lights = Lamp(board.LED_R, board.LED_G, board.LED_B, low=True)
        self._battery = Battery(board.VOLTAGE_MONITOR, 2)
