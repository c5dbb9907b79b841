# SPDX-License-Identifier: MIT
"""Pimoroni PicoSystem.

Pins: github.com/adafruit/circuitpython, ports/raspberrypi/boards/pimoroni_picosystem/pins.c.
The lamp shines where its pins are high, and the battery is measured behind a divider by three:
github.com/pimoroni/picosystem, libraries/hardware.cpp.
"""

import board

from boards.common.battery import Battery
from boards.common.circuit import CircuitHal
from boards.common.lamp import Lamp
from boards.common.pin_keys import pin_keys
from boards.common.pulses import PulseTones
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Hal(CircuitHal):
    """Eight keys, a piezo, one lamp."""

    name = "PicoSystem"
    density = (3, 2)

    def __init__(self) -> None:
        super().__init__()
        self._keys = pin_keys(
            (board.SW_UP, UP),
            (board.SW_DOWN, DOWN),
            (board.SW_LEFT, LEFT),
            (board.SW_RIGHT, RIGHT),
            (board.SW_A, A),
            (board.SW_B, B),
            (board.SW_X, SELECT),
            (board.SW_Y, START),
        )
        self._tones = PulseTones(board.AUDIO)
        self._lights = Lamp(board.LED_R, board.LED_G, board.LED_B, low=False)
        self._battery = Battery(board.BAT_SENSE, 3)
