# SPDX-License-Identifier: MIT
"""Script for MicroPython: keys at a table, with a mark before and after the frame of each.

`pressing.py GAME PRESSES`. The first mark is when the menu has been shown. Random keys; prints
for each pair of marks whether that was the frame of the `key`, one `after` it, or one that
`changes` the scene.
"""

import sys
import time

from desk import Hal

from firmware.app import App
from firmware.loop import Loop
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A

_KEYS = (A, LEFT, RIGHT, UP, DOWN)
_REST = 60  # frames after which the computer has shown its move
_FRAME = 33  # ms
_AFTER = 4  # frames over which what a move caused may be spread


def main(game: str, presses: int) -> None:
    """Start, and press."""
    hal = Hal()
    app = App(hal)
    loop = Loop(app)
    app.settings.players = bytes((0, 1, 1, 1, 1, 1))
    app.go("menu")
    loop.frame()
    time.ticks_us()
    app.go("setup", game)
    loop.frame()
    hal.press(A)
    chance = 1
    while presses:
        for _ in range(_REST):
            loop.frame()
            hal.now += _FRAME
        if loop._name == "end":
            break
        if loop._name == "think":
            continue
        chance = chance * 75 % 65537
        hal.press(_KEYS[chance % len(_KEYS)])
        time.ticks_us()
        loop.frame()
        time.ticks_us()
        print("changes" if app.next is not None else "key")
        for _ in range(_AFTER):
            if app.next is None:
                time.ticks_us()
                loop.frame()
                time.ticks_us()
                print("changes" if app.next is not None else "after")
        presses -= 1


main(sys.argv[1], int(sys.argv[2]))
