# SPDX-License-Identifier: MIT
"""Someone who plays casino by keys, with whims of every kind."""

import importlib

from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.someone import Someone

SEATS, OPTIONS, FIRST = 1, 2, 3  # lines of the set-up; each seat has two lines from FIRST on


class Player(Someone):
    """Chooses cards of the hand and of the table at random, and what is proposed."""

    def __init__(self, language="it", seed="7", state=None, whims=0):
        super().__init__(language, seed, state, whims)
        self.game = importlib.import_module(f"firmware.texts.casino_{language}")

    def start(self, persons=(0,), seats=2, options=()):
        """From the first start to the table; options: how often RIGHT is pressed on each line."""
        yield from self.until("English")
        yield from self.press(*((DOWN, A) if self.language == "en" else (A,)))
        yield from self.until(self.words.GAMES["casino"])
        yield from self.press(DOWN, A)
        yield from self.until(self.words.START)
        yield from self.press(DOWN, *[RIGHT] * (seats - 2))
        if options:
            yield from self.press(DOWN, A)
            yield from self.rest()
            for times in options:
                yield from self.press(*[RIGHT] * times)
                yield from self.rest()
                yield from self.press(DOWN)
            yield from self.press(B)
            yield from self.rest()
            yield from self.press(UP)
        for seat in persons:
            if seat:
                downs = FIRST - SEATS + 2 * seat
                yield from self.press(*[DOWN] * downs, RIGHT, *[UP] * downs)
        yield from self.press(UP)
        yield from self.rest()
        yield from self.press(A)
        yield from self.rest()

    def step(self):
        """Do the next thing, whatever is shown."""
        game, pick = self.game, self.random
        if self.sees(game.HAND_KEYS[0]):
            yield from self.wander()
            yield from self.press(pick.choice((A, A, A, UP)))
        elif self.sees(game.BAR_KEYS[0]):
            yield from self.press(*pick.choices((LEFT, RIGHT), k=pick.randrange(3)))
            yield from self.press(pick.choice((A, A, A, UP, B)))
        elif self.sees(game.DOWN):
            keys = pick.choices((LEFT, RIGHT, UP, DOWN, A), k=pick.randrange(1, 4))
            yield from self.press(*keys)
        else:
            yield from self.press(A)


class Careful(Player):
    """Now and then asks for a hint or opens the menu."""

    def wander(self):
        """Look around; everything comes back as it was."""
        yield from super().wander()
        what = self.random.randrange(14)
        if what == 0:
            yield from self.press(SELECT)
            self.hint = True
            yield 2500
            yield from self.rest()
            yield from self.press(SELECT)
            self.hint = False
            yield from self.press(B)
        elif what == 1:
            yield from self.press(START)
            yield from self.rest()
            yield from self.press(START)
        yield from self.rest()
