# SPDX-License-Identifier: MIT
"""Script for MicroPython: a match of cribbage that is over, counted by its player and looked back
on, on a board without pixels. Prints the scenes that were reached."""

from desk import Hal

from engine.match import Match
from engine.rng import Rng
from firmware.app import App
from firmware.loop import Loop
from firmware.ui.buttons import DOWN, RIGHT, SELECT, A, B

_SHOW = 4  # the phase in which hands are counted


def played(match):
    """Play it at random; how many moves had been made when a deal was counted first."""
    rng = Rng("back", 1)
    counted = 0
    while not match.rules.over():
        moves = list(match.rules.moves())
        match.play(moves[rng.below(len(moves))])
        if match.rules.phase == _SHOW and not counted:
            counted = match.made
    return counted


class Visit:
    """Presses and frames; it never touches a scene, so that it keeps none in memory."""

    def __init__(self):
        self.hal = Hal()
        self.app = App(self.hal)
        self.loop = Loop(self.app)
        self.app.settings.training = 1
        self.seen = []

    def go(self, *args):
        self.app.go(*args)
        self.frames()

    def frames(self):
        for _ in range(12):
            self.loop.frame()
            self.hal.now += 33
            if self.loop._name not in self.seen:
                self.seen.append(self.loop._name)

    def press(self, *keys):
        for key in keys:
            self.hal.press(key)
            self.frames()


def main() -> None:
    """Visit."""
    visit = Visit()
    visit.app.match = match = Match("cribbage", b"\0\3", "back")
    counted = played(match)
    made = match.made
    match.seek(counted)
    visit.go("score")
    for _ in range(3):
        visit.press(RIGHT, RIGHT, A, A, A)
    match.seek(made)
    visit.go("end")
    visit.press(SELECT, A, DOWN, B, DOWN, DOWN, A, B, B)
    assert match.made == made
    print(" ".join(visit.seen))


main()
