# SPDX-License-Identifier: MIT
"""The eight buttons, as bits of one mask; every board maps its keys to these."""

from micropython import const

B = const(1)
A = const(2)
START = const(4)
SELECT = const(8)
RIGHT = const(16)
DOWN = const(32)
UP = const(64)
LEFT = const(128)
