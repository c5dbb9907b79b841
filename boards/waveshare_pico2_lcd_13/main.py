# SPDX-License-Identifier: MIT
from boards.waveshare_pico2_lcd_13.hal import Hal
from firmware.main import start

start(Hal())
