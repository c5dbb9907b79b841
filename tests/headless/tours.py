# SPDX-License-Identifier: MIT
"""Tours: courses over every scene, for a recorder to follow."""

import random

from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.visits import VISITS

PRESS_MS = 70
FRAMES_MS = 200  # for a page to come
SHORTLY = (*[A] * 6, LEFT, RIGHT, UP, DOWN)  # keys at a table
THINK_MS = 4000


def follow(machine, course) -> None:
    """Switch on, follow a generator of milliseconds to wait, switch off."""
    due = 0

    def idle():
        nonlocal due
        while machine.clock.ms >= due and machine.app is not None:
            try:
                due = machine.clock.ms + next(course)
            except StopIteration:
                machine.off()
                return

    machine.on_idle = idle
    machine.run()


def press(machine, *keys):
    for key in keys:
        machine.press(key)
        yield PRESS_MS
        machine.release(key)
        yield PRESS_MS


def go(machine, *args):
    machine.do(f"app.go(*{args!r})")
    yield FRAMES_MS


def pages(machine, language):
    """Every page that is not a game's, with some keys on each."""
    yield FRAMES_MS
    machine.do(f"app.settings.language = {language}; app.settings.welcomed = True; app.speak()")
    for name in sorted(VISITS):
        for args in VISITS[name]:
            yield from go(machine, name, *args)
            yield from press(machine, DOWN, RIGHT, LEFT, UP)


def table(machine, game, people, presses):
    """A game from its set-up on: random keys, hints, the pause and all that it leads to; then the
    end of another match."""
    chance = random.Random(f"{game}{people}")
    machine.do("app.settings.welcomed = True")
    machine.do(f"from tests.headless import deeds; deeds.seats(app, {game!r}, {people})")
    yield from go(machine, "setup", game)
    yield from press(machine, A)
    for number in range(presses):
        yield from press(machine, chance.choice(SHORTLY))
        yield 300
        if number % 16 == 11:
            yield from press(machine, SELECT)
            yield THINK_MS
        if number % 16 == 15:
            yield from press(machine, START, *chance.choices((DOWN, UP), k=number // 8))
            yield from press(machine, chance.choice((A, B)))
            yield FRAMES_MS
            yield from press(machine, B)
    yield from go(machine, "log")
    yield from press(machine, DOWN, DOWN, UP)
    machine.do("app.save_match()")
    yield from go(machine, "menu")
    machine.do(f"from tests.headless import deeds; deeds.near_end(app, {game!r}, 5)")
    yield FRAMES_MS
    for _ in range(30):
        yield from press(machine, A)
        yield 600
    yield from go(machine, "statistics")
