# SPDX-License-Identifier: MIT
"""Raspberry Pi Pico (RP2040) with Waveshare's Pico-LCD-1.3."""

from boards.common.pico_lcd_13 import LcdHal


class Hal(LcdHal):
    """The module's pins are the same on every Pico."""

    name = "Pico-LCD-1.3"
