# SPDX-License-Identifier: MIT
from boards.pimoroni_picosystem.hal import Hal
from firmware.main import start

start(Hal())
