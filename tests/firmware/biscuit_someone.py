# SPDX-License-Identifier: MIT
"""Someone who plays Biscuit: sets a match up and plays it, by keys with whims or by touch."""

import importlib

from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.firmware.someone import Someone

EDITION = ("deck", "elevensies", "drawn", "partners", "target")
BOARD = (4, 43, 156, 123)  # where cards lie: left, top, right, bottom


class Player(Someone):
    """seats, persons: how many; options: how often RIGHT is pressed for an option, by its name."""

    def __init__(
        self, language="it", seed="7", state=None, whims=0, seats=2, persons=1, **options
    ):
        super().__init__(language, seed, state, whims)
        self.game = importlib.import_module(f"firmware.texts.biscuit_{language}")
        self.seats, self.persons, self.options = seats, persons, options
        self.seen = {}  # what was seen, by what shows it

    def start(self):
        """From the first start to the table."""
        yield from self.until("English")
        yield from self.press(*((DOWN, A) if self.language == "en" else (A,)))
        yield from self.until(self.words.GAMES["biscuit"])
        yield from self.on(self.words.GAMES["biscuit"])
        yield from self.until(self.words.START)
        yield from self.press(DOWN, *[RIGHT] * (self.seats - 2), UP)
        if self.options:
            yield from self.vary()
        for seat in range(1, self.persons):
            yield from self.press(*[DOWN] * (3 + 2 * seat), RIGHT, *[UP] * (3 + 2 * seat))
        self.frame_at_rest()
        yield from self.press(A)
        yield from self.rest()

    def vary(self):
        """Set the options on their page."""
        yield from self.press(DOWN, DOWN, A)
        yield from self.until(self.words.EDITION)
        for name in EDITION:
            if self.seats < 4 and name in ("elevensies", "partners"):
                continue
            yield from self.press(DOWN, *[RIGHT] * self.options.get(name, 0))
            yield from self.rest()
        yield from self.press(B)
        yield from self.until(self.words.START)
        yield from self.press(UP, UP)

    def step(self):
        """Wander about with the cursor, then do what A does."""
        for _ in range(self.random.randrange(3)):
            yield from self.press(self.random.choice((LEFT, RIGHT, LEFT, RIGHT, UP, DOWN, B)))
            yield from self.rest()
        what = self.random.randrange(40)
        if what == 0:
            yield from self.press(SELECT)
            yield 2500
            yield from self.rest()
            yield from self.press(SELECT)
        elif what == 1:
            yield from self.press(START)
            yield from self.rest()
            yield from self.press(START)
        yield from self.rest()
        yield from self.press(A)


class Toucher(Player):
    """Never presses a button once the match is set up."""

    def step(self):
        """Touch what may be a place, a card or the button; elsewhere that does no harm."""
        own, words = self.own, self.words
        if self.sees(own.SHOW_HAND):
            yield from self.on(own.SHOW_HAND)
        elif self.sees("Ⓐ " + words.GO_ON) or self.sees("Ⓐ " + own.NEXT_DEAL):
            yield from self.touch(20, 121)
        elif any("Ⓑ" in text for text in self.machine.texts()):
            yield from self.place()
        elif self.random.randrange(3) == 0:  # the way back may give its line to who draws
            yield from self.place()
        else:
            yield from self.touch(*self.random.choice(((10, 117), (30, 117), (50, 117), (70, 117),
                                                       (90, 117), (110, 117), (150, 117))))

    def place(self):
        """A place is chosen, or the board is looked at: touch somewhere, or the cursor."""
        if self.random.randrange(4) == 0:
            left, top, right, bottom = BOARD
            yield from self.touch(self.random.randrange(left, right),
                                  self.random.randrange(top, bottom))
        else:
            yield from self.touch(*self.cursor())

    def cursor(self):
        """Where the cursor is: its upper left corner is gold across and down."""
        frame, wide = self.machine.frame(), self.machine.width

        def shines(x, y):
            red, green, blue = frame[3 * (y * wide + x):3 * (y * wide + x) + 3]
            return red > 150 and 7 * red < 10 * green < 9 * red and 3 * blue < red

        for y in range(BOARD[1] - 3, BOARD[3]):
            for x in range(wide - 20):
                if all(shines(x + step, y) and shines(x, y + step) for step in range(5)):
                    if not shines(x + 7, y):
                        return x + 10, y + 10
        return BOARD[:2]
