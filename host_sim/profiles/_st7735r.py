# SPDX-License-Identifier: MIT
"""What the start-ups of ST7735R panels have alike: power, and gamma."""

POWER = bytes.fromhex(
    "b1 03 01 2c 2d"
    "b2 03 01 2c 2d"
    "b3 06 01 2c 2d 01 2c 2d"
    "b4 01 07"
    "c0 03 a2 02 84"
    "c1 01 c5"
    "c2 02 0a 00"
    "c3 02 8a 2a"
    "c4 02 8a ee"
    "c5 01 0e"
)
GAMMA = bytes.fromhex(
    "e0 10 02 1c 07 12 37 32 29 2d 29 25 2b 39 00 01 03 10"
    "e1 10 03 1d 07 06 2e 2c 29 2d 2e 2e 37 3f 00 00 02 10"
)
