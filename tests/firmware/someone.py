# SPDX-License-Identifier: MIT
"""Someone who plays whole matches: reads what the panel shows, and presses buttons or touches."""

import importlib
import random

from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A
from host_sim import reading
from host_sim.clock import VirtualClock
from host_sim.machine import Machine

PRESS_MS = 60
QUIET_MS = 120  # without a change: the frame is at rest
LONGEST_MS = 20_000


class Someone:
    """Plays on a machine with its own whims; `frame_at_rest` is called for every frame at rest.

    `course(someone)` is a generator of milliseconds to wait, the whole of what is done.
    """

    def __init__(self, language="it", seed="7", state=None, whims=0):
        self.machine = Machine("pybadge", state, VirtualClock(), seed)
        self.words = importlib.import_module(f"firmware.texts.{language}")
        self.game = importlib.import_module(f"firmware.texts.cribbage_{language}")
        self.own = importlib.import_module(f"firmware.texts.match_{language}")
        self.random = random.Random(whims)
        self.language = language
        self.frame_at_rest = lambda: None
        self.presses = 0

    def run(self, course) -> None:
        """Switch on, follow the course, switch off."""
        going = course(self)
        due = 0

        def idle():
            nonlocal due
            while self.machine.clock.ms >= due:
                try:
                    due = self.machine.clock.ms + next(going)
                except StopIteration:
                    self.machine.off()
                    return

        self.machine.on_idle = idle
        self.machine.run()

    # --- fingers and eyes

    def press(self, *keys):
        """Press keys one after the other."""
        for key in keys:
            self.presses += 1
            self.machine.press(key)
            yield PRESS_MS
            self.machine.release(key)
            yield PRESS_MS

    def touch(self, x, y):
        """Touch a pixel."""
        self.machine.touch(x, y)
        yield 2 * PRESS_MS
        self.machine.lift()
        yield 2 * PRESS_MS

    def rest(self):
        """Wait until nothing changes any more."""
        since, frames, end = 0, -1, self.machine.clock.ms + LONGEST_MS
        while since < QUIET_MS and self.machine.clock.ms < end:
            yield 40
            since = since + 40 if self.machine.frames == frames else 0
            frames = self.machine.frames
        self.frame_at_rest()

    def sees(self, text) -> bool:
        """Whether a text can be read, whatever the spaces in it."""
        wanted = " ".join(text.split())
        return any(wanted in shown for shown in self.machine.texts())

    def until(self, text):
        """Wait for a text."""
        end = self.machine.clock.ms + LONGEST_MS
        while not self.sees(text):
            assert self.machine.clock.ms < end, (text, self.machine.texts())
            yield 40

    def on(self, text):
        """Touch a text."""
        for row in reading.texts(self.machine.display.root_group, self.machine.panel):
            if text in row.text:
                yield from self.touch(row.x + 3 * len(row.text), row.y + 5)
                return
        raise AssertionError((text, self.machine.texts()))

    # --- courses

    def start(self, persons=1, easy=False):
        """From the first start to the table."""
        yield from self.until("English")
        yield from self.press(*((DOWN, A) if self.language == "en" else (A,)))
        yield from self.until(self.words.GAMES["cribbage"])
        yield from self.press(A)
        yield from self.until(self.words.START)
        if persons == 2:
            yield from self.press(DOWN, DOWN, DOWN, RIGHT, UP, UP, UP)
        elif easy:
            yield from self.press(DOWN, DOWN, DOWN, DOWN, LEFT, UP, UP, UP, UP)
        yield from self.press(A)
        yield from self.rest()

    def match(self, most=5000):
        """Play from the table to the end page."""
        for _ in range(most):
            yield from self.rest()
            if self.sees(self.own.OVER):
                return
            assert not self.sees(self.words.CRASH), self.machine.texts()
            yield from self.step()
        raise AssertionError(f"no end after {most} steps: {self.machine.texts()}")

    def step(self):
        """Do the next thing, whatever is shown."""
        game = self.game
        if self.sees(game.DISCARD_NOW):
            yield from self.press(A)
        elif self.sees(game.DISCARD_UP):
            yield from self.press(self.random.choice((UP, UP, UP, A)))
        elif self.sees(game.DISCARD_BACK):
            yield from self.press(self.random.choice((LEFT, RIGHT)))
        elif self.sees(game.DISCARD_PICK):
            yield from self.press(*self.random.choices((LEFT, RIGHT), k=self.random.randrange(4)))
            yield from self.press(A)
        else:
            yield from self.wander()
            yield from self.press(A)

    def wander(self):
        """Move a cursor if there is one."""
        yield from self.press(*self.random.choices((LEFT, RIGHT), k=self.random.randrange(3)))


class Careful(Someone):
    """Now and then asks for a hint, opens the menu, looks at the lines of a count one by one."""

    def wander(self):
        """Look around; everything comes back as it was."""
        yield from super().wander()
        what = self.random.randrange(12)
        if what == 0:
            yield from self.press(SELECT)
            yield 2500
            yield from self.rest()
            yield from self.press(SELECT)
        elif what == 1:
            yield from self.press(START)
            yield from self.rest()
            yield from self.press(START)
        elif what == 2:
            yield from self.press(DOWN)
            yield from self.rest()
            yield from self.press(DOWN)
        yield from self.rest()


class Toucher(Someone):
    """Never presses a button: whatever keys can do can be touched."""

    def start(self, persons=1):
        """From the first start to the table."""
        yield from self.until("English")
        yield from self.on("Italiano")
        yield from self.until(self.words.GAMES["cribbage"])
        yield from self.on("Cribbage")
        yield from self.until(self.words.START)
        if persons == 2:
            yield from self.on(self.words.SEAT % 2)
        yield from self.on(self.words.START)
        yield from self.rest()

    def step(self):
        """The next thing, by touch alone."""
        game, words, own = self.game, self.words, self.own
        if self.sees(game.CONFIRM):
            yield from self.on(game.CONFIRM)
        elif self.sees(game.DISCARD):
            yield from self.touch(16 + 25 * self.random.randrange(6), 110)
        elif self.sees(own.SHOW_HAND):
            yield from self.on(own.SHOW_HAND)
        elif self.sees(game.CUT) or self.sees(game.CUT_FIRST):
            x = self.random.randrange(20, 140)
            yield from self.touch(x, 50)
            yield from self.touch(x, 50)
        elif self.sees("Ⓐ " + words.GO_ON) or self.sees("Ⓐ " + own.NEXT_DEAL):
            yield from self.touch(80, 60)  # a line
            yield from self.touch(20, 121)  # the words of the A button
        elif any(text.startswith("Ⓐ") for text in self.machine.texts()):
            card = self.random.randrange(4)
            yield from self.touch(16 + 25 * card, 110)
            yield from self.touch(16 + 25 * card, 110)
        else:
            yield from self.touch(80, 50)
