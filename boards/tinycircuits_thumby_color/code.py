# SPDX-License-Identifier: MIT
from boards.tinycircuits_thumby_color.hal import Hal
from firmware.main import start

start(Hal())
