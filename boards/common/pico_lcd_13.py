# SPDX-License-Identifier: MIT
"""Waveshare's Pico-LCD-1.3 on a Raspberry Pi Pico of either generation.

Pins as in its maker's demo (waveshare.com/wiki/Pico-LCD-1.3, Pico-LCD-1.3.py) and in
github.com/Serialcomms/Raspberry-Pico-Waveshare-LCD-Demo. It has no speaker, lamp or battery.
"""

from machine import SPI, Pin
from micropython import const

from boards.common.keys import Keys
from boards.common.micro import MicroHal
from boards.common.pin_scanner import PinScanner
from boards.common.st7789 import St7789
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

_DC = const(8)
_CS = const(9)
_CLOCK = const(10)
_DATA = const(11)
_RESET = const(12)
_LIGHT = const(13)
# Stick up, down, left, right and pressed; keys A, B, X, Y.
_KEYS = (2, 18, 16, 20, 3, 15, 17, 19, 21)
_SPEED = const(62_500_000)  # the data sheet's least cycle of writing is 16 ns


class LcdHal(MicroHal):
    """A stick of five ways, four keys, 240x240 pixels."""

    density = (3, 2)

    def __init__(self) -> None:
        spi = SPI(1, baudrate=_SPEED, sck=Pin(_CLOCK), mosi=Pin(_DATA), miso=None)
        super().__init__(St7789(spi, _DC, _CS, _RESET, _LIGHT, 240, 240))
        masks = bytes((UP, DOWN, LEFT, RIGHT, A, A, B, SELECT, START))
        self._keys = Keys(PinScanner(_KEYS), masks)
