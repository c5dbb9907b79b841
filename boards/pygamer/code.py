# SPDX-License-Identifier: MIT
from boards.pygamer.hal import Hal
from firmware.main import start

start(Hal())
