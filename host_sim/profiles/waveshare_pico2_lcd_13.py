# SPDX-License-Identifier: MIT
"""The same module on a Raspberry Pi Pico 2, whose pins are those of the first."""

from host_sim.profiles.waveshare_pico_lcd_13 import PARTS as PARTS
from host_sim.profiles.waveshare_pico_lcd_13 import PINS as PINS
from host_sim.profiles.waveshare_pico_lcd_13 import SCREEN as SCREEN
