# SPDX-License-Identifier: MIT
"""Script for MicroPython: the whole firmware, a walk through one game.

`whole.py [pixels] GAME [SEATS]`: with `pixels` on the framebuf stage of 160x128, else without any.
Menu, set-up, a match by random keys with hints, pauses and counting pages, the log, leaving and
taking up again. Prints the scenes that were reached, and `hint` where one was shown.
"""

import sys

from desk import Hal, Panel

from firmware.app import App
from firmware.loop import Loop
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A

_KEYS = (A, A, A, A, A, A, A, LEFT, RIGHT, UP, DOWN)
_MOST = 1500
_ASKED = 20  # a hint is asked for every so many presses, and the pause opened in between
_WANTED = ("table", "think", "hint", "pause", "score")


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
        self.frames(3)

    def frames(self, count):
        for _ in range(count):
            self.loop.frame()
            self.hal.now += 33
            if self.loop._name not in self.seen:
                self.seen.append(self.loop._name)

    def press(self, key):
        """A press, the thinking that follows, and a second."""
        self.hal.press(key)
        self.frames(3)
        while self.loop._name == "think":
            self.frames(1)
        if "firmware.ui.advice" in sys.modules and "hint" not in self.seen:
            self.seen.append("hint")
        self.frames(30)

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
                self.frames(5)
                key = START
            self.press(key)
            if self.loop._name == "end" or (number > 100 and self.all_seen()):
                break

    def all_seen(self):
        for name in _WANTED:
            if name not in self.seen:
                return False
        return True


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
    walk.frames(200)
    print(" ".join(walk.seen))


main()
