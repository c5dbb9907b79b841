# SPDX-License-Identifier: MIT
"""Fingers, eyes and courses that are the same for every game."""

import importlib
import random

from engine import catalog
from firmware.settings import STEPS
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from host_sim import reading
from host_sim.clock import VirtualClock
from host_sim.machine import Machine

PRESS_MS = 60
QUIET_MS = 120  # without a change: the frame is at rest
LONGEST_MS = 20_000
UNSENT_MS = 400  # what is laid while scenes change is sent after the last of them
EASY = 0


class Someone:
    """Sets a match of one game up and plays it.

    `frame_at_rest` is called for every frame at rest and returns what is wrong with it, which
    stays in `faults`.

    persons: the seats that are people's, 0 among them; easy: the computers play easy (else as the
    set-up proposes); options: the value of an option, by its name in the catalog; board: on which
    handheld. A course is a generator of milliseconds to wait.
    """

    GAME = ""
    STEPPED = False  # whether each move of the computer waits for a key

    def __init__(self, language="it", seed="7", state=None, whims=0, seats=2, persons=(0,),
                 easy=False, board="pybadge", **options):
        self.machine = Machine(board, state, VirtualClock(), seed)
        self.language = language
        self.words = self.texts("{}")
        self.own = self.texts("match_{}")
        self.game = self.texts(self.GAME + "_{}")
        self.seats, self.persons, self.easy, self.options = seats, persons, easy, options
        self.random = random.Random(whims)
        self.frame_at_rest = lambda: ()
        self.faults = []
        self.presses = 0

    def texts(self, name):
        """A module of texts in this language."""
        return importlib.import_module("firmware.texts." + name.format(self.language))

    def run(self, course) -> None:
        """Switch on, follow course(self), switch off."""
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
        faults = self.frame_at_rest()
        end = self.machine.clock.ms + UNSENT_MS
        while faults and self.machine.clock.ms < end:
            yield 40
            faults = self.frame_at_rest()
        self.faults.extend(faults)

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

    def begin(self):
        """From the first start to the set-up of the game."""
        yield from self.until("English")
        yield from self.press(*((DOWN, A) if self.language == "en" else (A,)))
        yield from self.until(self.words.GAMES[self.GAME])
        if self.STEPPED:
            yield from self.press(UP, A)  # the last line
            yield from self.until(self.words.SPEED)
            yield from self.press(DOWN, RIGHT, RIGHT)
            yield from self.until(self.words.SPEEDS[STEPS])
            yield from self.press(B)
            yield from self.until(self.words.GAMES[self.GAME])
        games = [entry[0] for entry in catalog.games()]
        yield from self.press(*[DOWN] * games.index(self.GAME), A)
        yield from self.until(self.words.START)

    def start(self):
        """From the first start to the table."""
        yield from self.begin()
        _, counts, options = catalog.entry(self.GAME)
        line = 1  # from the line that begins the match
        if len(counts) > 1:
            yield from self.at(line, *[RIGHT] * counts.index(self.seats))
            line += 1
        if options:
            if self.options:
                yield from self.at(line, A, back=0)
                yield from self.vary([option[0] for option in options])
                yield from self.press(*[UP] * line)
            line += 1
        for seat in range(self.seats):
            if (seat in self.persons) != (seat == 0):
                yield from self.at(line + 2 * seat, RIGHT)
            if self.easy and seat not in self.persons:
                yield from self.at(line + 2 * seat + 1, LEFT)
        yield from self.rest()
        yield from self.press(A)
        yield from self.rest()

    def at(self, line, *keys, back=1):
        """Press keys on a line so far below the cursor, and return."""
        yield from self.press(*[DOWN] * line, *keys, *[UP] * (line * back))

    def vary(self, names):
        """Set the options on their page, and leave it."""
        yield from self.rest()
        setup = importlib.import_module(f"firmware.tables.{self.GAME}.setup")
        offered = [name for n, name in enumerate(names) if setup.offered(n, self.seats)]
        assert set(self.options) <= set(offered), (self.options, offered)
        if not setup.PRESETS:
            yield from self.press(UP)  # so that each step down leads to the next option
        for name in offered:
            yield from self.press(DOWN, *[RIGHT] * self.options.get(name, 0))
            yield from self.rest()
        yield from self.press(B)
        yield from self.until(self.words.START)

    def match(self, most=5000):
        """Play from the table to the end page."""
        for _ in range(most):
            yield from self.rest()
            if self.sees(self.own.OVER):
                return
            assert not self.sees(self.words.CRASH), self.machine.texts()
            yield from self.step()
        raise AssertionError(f"no end after {most} steps: {self.machine.texts()}")

    def leave(self):
        """From the end page to the menu."""
        yield from self.press(DOWN, DOWN, DOWN, A)
        yield from self.until(self.words.GAMES[self.GAME])

    def step(self):
        """Do the next thing, whatever is shown."""
        yield from self.move()
        yield from self.look()
        yield from self.press(A)

    def first(self):
        """Do the first thing that leads on: so a match has but one course."""
        yield from self.press(A)

    def move(self):
        """Move the cursor if there is one."""
        yield from self.press(*self.random.choices((LEFT, RIGHT), k=self.random.randrange(3)))

    def look(self):
        """Look around; everything comes back as it was."""
        yield from ()


class Curious(Someone):
    """Now and then asks for a hint, opens the menu, looks at the lines of a count one by one."""

    def look(self):
        """Look around; everything comes back as it was."""
        what = self.random.randrange(16)
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
