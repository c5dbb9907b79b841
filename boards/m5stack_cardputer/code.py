# SPDX-License-Identifier: MIT
from boards.m5stack_cardputer.hal import Hal
from firmware.main import start

start(Hal())
