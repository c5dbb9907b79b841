# SPDX-License-Identifier: MIT
from boards.pybadge.hal import Hal
from firmware.main import start

start(Hal())
