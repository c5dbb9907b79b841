# SPDX-License-Identifier: MIT
"""Hack Club Sprig.

Pins: github.com/adafruit/circuitpython, ports/raspberrypi/boards/hack_club_sprig/pins.c.
"""

import board

from boards.common.circuit import CircuitHal
from boards.common.i2s import BusTones
from boards.common.pin_keys import pin_keys
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Hal(CircuitHal):
    """Eight keys, a speaker. Its cells feed a converter, so their voltage cannot be told."""

    name = "Sprig"

    def __init__(self) -> None:
        super().__init__()
        self._keys = pin_keys(
            (board.BUTTON_W, UP),
            (board.BUTTON_S, DOWN),
            (board.BUTTON_A, LEFT),
            (board.BUTTON_D, RIGHT),
            (board.BUTTON_L, A),
            (board.BUTTON_K, B),
            (board.BUTTON_J, SELECT),
            (board.BUTTON_I, START),
        )
        self._tones = BusTones(board.AUDIO_BCLK, board.AUDIO_LRCLK, board.AUDIO_DIN)
