# SPDX-License-Identifier: MIT
"""Walks the firmware on MicroPython: `micropython on_micropython.py ROOT`.

Every page in both languages, then a match by pressing keys; prints the heap in use at the menu
after each round, which may not grow, and what a thousand idle frames took from it.
"""

import gc
import sys

sys.path.insert(0, sys.argv[1])

from engine.rng import Rng
from firmware.app import App
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, UP, A
from tests.firmware.fake import FakeHal, Play
from tests.firmware.visits import VISITS

_GAMES = ("cribbage", "casino", "biscuit", "trash")
_KEYS = (A, A, A, A, A, A, A, A, LEFT, RIGHT, UP, DOWN, SELECT)


def walk(play) -> None:
    """Visit every page, press some keys on it, and come back to the menu."""
    for language in (0, 1):
        play.app.settings.language = language
        play.app.speak()
        for name in sorted(VISITS):
            for args in VISITS[name]:
                play.go(name, *args)
                play.press(DOWN, RIGHT, UP, LEFT)
    play.go("menu")


def match(play, game: str, presses: int) -> None:
    """Play against the computer with random keys."""
    play.hal.stage.strict = False
    play.go("setup", game)
    play.press(A)
    chance = Rng("keys")
    for _ in range(presses):
        play.press(_KEYS[chance.below(len(_KEYS))])
        play.frames(20)
        if play.scene_name in ("menu", "end"):
            break
    print("moves %d" % play.app.match.made)
    play.hal.stage.strict = True


def used(hal) -> int:
    """Bytes of the heap in use, but for what the hal has noted."""
    hal.forget()
    gc.collect()
    return gc.mem_alloc()


def after_walks(play) -> int:
    """The least heap in use after some walks: now and then the collector takes a number that it
    finds on the stack for an address, and keeps a page."""
    least = 1 << 29
    for _ in range(3):
        walk(play)
        least = min(least, used(play.hal))
    return least


def main() -> None:
    """Fill what is kept for good, then measure."""
    play = Play(App(FakeHal()), "menu")
    walk(play)
    for game in _GAMES:
        match(play, game, 200 if game == _GAMES[0] else 60)
    play.go("menu")
    before = after_walks(play)
    match(play, _GAMES[0], 30)
    print("grown %d" % (after_walks(play) - before))
    gc.disable()
    before = gc.mem_alloc()
    play.frames(1000)
    print("idle %d" % (gc.mem_alloc() - before))


main()
