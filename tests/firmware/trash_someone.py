# SPDX-License-Identifier: MIT
"""Someone who plays Trash: sets a match up and plays it, by keys with whims or by touch."""

import importlib

from firmware.settings import STEPS
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.someone import Someone

STOCK, DISCARDS = (146, 90), (146, 115)


class Player(Someone):
    """seats, persons: how many; lastchance: with the last turn for the others (TR-10)."""

    def __init__(self, language="it", seed="7", state=None, whims=0, seats=2, persons=1,
                 lastchance=False):
        super().__init__(language, seed, state, whims)
        self.game = importlib.import_module(f"firmware.texts.trash_{language}")
        self.seats, self.persons, self.lastchance = seats, persons, lastchance
        self.seen = set()  # texts of the table's two lines

    def start(self):
        """From the first start to the table, where everything waits for a key."""
        yield from self.until("English")
        yield from self.press(*((DOWN, A) if self.language == "en" else (A,)))
        yield from self.until(self.words.GAMES["trash"])
        yield from self.press(*[DOWN] * 6, A)  # the last line
        yield from self.until(self.words.SPEED)
        yield from self.press(DOWN, RIGHT, RIGHT)
        yield from self.until(self.words.SPEEDS[STEPS])
        yield from self.press(B)
        yield from self.until(self.words.GAMES["trash"])
        yield from self.on(self.words.GAMES["trash"])
        yield from self.until(self.words.START)
        yield from self.press(DOWN, *[RIGHT] * (self.seats - 2), UP)
        if self.lastchance:
            yield from self.press(DOWN, DOWN, A)
            yield from self.rest()
            yield from self.press(DOWN, RIGHT)
            yield from self.rest()
            yield from self.press(B)
            yield from self.until(self.words.START)
            yield from self.press(UP, UP)
        for seat in range(1, self.persons):
            yield from self.press(*[DOWN] * (3 + 2 * seat), RIGHT, *[UP] * (3 + 2 * seat))
        self.frame_at_rest()
        yield from self.press(A)
        yield from self.rest()

    def step(self):
        """Wander about with the cursor, then do what A does."""
        self.seen.update(self.machine.texts())
        for _ in range(self.random.randrange(2)):
            yield from self.press(self.random.choice((LEFT, RIGHT, UP, DOWN, B)))
            yield from self.rest()
        what = self.random.randrange(50)
        if what == 0:
            yield from self.press(SELECT)
            yield from self.rest()
            yield 400
            yield from self.rest()
            yield from self.press(SELECT)
        elif what == 1:
            yield from self.press(START)
            yield from self.rest()
            yield from self.press(START)
        if what < 2:
            yield from self.rest()
        yield from self.press(A)


class Toucher(Player):
    """Never presses a button once the match is set up."""

    def step(self):
        """Touch a pile twice, or where the jack may go; elsewhere a touch goes on."""
        game = self.game
        if self.sees(game.JACK_WHERE):
            at = self.random.randrange(10)
            place = 14 + 25 * (at % 5), 90 + 25 * (at // 5)
            yield from self.touch(*place)
            yield from self.rest()
            yield from self.touch(*place)
        else:
            place = self.random.choice((STOCK, DISCARDS))
            yield from self.touch(*place)
            yield from self.rest()
            yield from self.touch(*place)
