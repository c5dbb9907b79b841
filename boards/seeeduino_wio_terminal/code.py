# SPDX-License-Identifier: MIT
from boards.seeeduino_wio_terminal.hal import Hal
from firmware.main import start

start(Hal())
