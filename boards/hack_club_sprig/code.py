# SPDX-License-Identifier: MIT
from boards.hack_club_sprig.hal import Hal
from firmware.main import start

start(Hal())
