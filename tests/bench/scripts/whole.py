# SPDX-License-Identifier: MIT
"""Script for MicroPython: the whole firmware, a walk through one game.

`whole.py [pixels] GAME [SEATS]`: with `pixels` on the framebuf stage of 160x128, else without any.
Menu, set-up, a match by random keys with hints, pauses and counting pages, the log, leaving and
taking up again. Prints the scenes that were reached, and `hint` where one was shown.
"""

import sys

from desk import Hal, Panel
from micropython import const

from firmware.app import App
from firmware.loop import Loop
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A

_KEYS = (A, A, A, A, A, A, A, LEFT, RIGHT, UP, DOWN)
_MOST = const(1500)
_ASKED = const(20)  # a hint is asked for every so many presses, and the pause opened in between


class Walk:
    """Presses and frames; it never touches a scene, so that it keeps none in memory."""

    def __init__(self, game, seats, stage):
        self.hal = Hal(stage)
        self.app = App(self.hal)
        self.loop = Loop(self.app)
        self.app.settings.players = bytes((0, 3, 3, 3, 3, 3))
        self.app.settings.seats = seats
        self.seen = []
        self.go("menu")
        self.go("setup", game)

    def go(self, *args):
        self.app.go(*args)
        self.frame(3)

    def frame(self, count):
        for _ in range(count):
            self.loop.frame()
            self.hal.now += 33
            if self.loop._name not in self.seen:
                self.seen.append(self.loop._name)

    def press(self, key):
        """A press, the thinking that follows, and a second."""
        self.hal.press(key)
        self.frame(3)
        while self.loop._name == "think":
            self.frame(1)
        if "firmware.ui.advice" in sys.modules and "hint" not in self.seen:
            self.seen.append("hint")
        self.frame(30)

    def match(self):
        """Random keys, till everything has been seen."""
        chance = 1
        for number in range(_MOST):
            chance = chance * 75 % 65537
            key = _KEYS[chance % len(_KEYS)]
            if number % _ASKED == _ASKED - 1:
                key = SELECT
            if number % _ASKED == _ASKED // 2:
                self.hal.press(START)
                self.frame(5)
                key = START
            self.press(key)
            missing = 0
            for name in ("table", "think", "hint", "pause", "score"):
                missing += name not in self.seen
            if self.loop._name == "end" or (number > 100 and not missing):
                break


def main() -> None:
    """Walk."""
    words = sys.argv[1:]
    stage = None
    if words[0] == "pixels":
        words.pop(0)
        from boards.common.framebuf_stage import Stage

        stage = Stage(Panel(160, 128))
    game = words[0]
    walk = Walk(game, int(words[1]) if len(words) > 1 else 2, stage)
    walk.press(A)
    walk.match()
    walk.go("log")
    walk.app.save_match()
    walk.go("menu")
    walk.go("resume", game)
    walk.frame(200)
    print(" ".join(walk.seen))


main()
