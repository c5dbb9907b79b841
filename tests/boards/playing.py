# SPDX-License-Identifier: MIT
"""Somebody without a plan plays a game on a board by its keys, and looks at every frame."""

import random
from pathlib import Path

from engine.games import GAMES
from host_sim.clock import VirtualClock
from host_sim.machine import Machine
from host_sim.script import GAP_MS, PRESS_MS, save_png
from host_sim.words import BUTTONS

QUIET_MS = 100  # without a change: the frame is at rest
LONGEST_MS = 20_000
UNSENT_MS = 400  # what is laid while scenes change is sent after the last of them
MOST_PRESSES = 600
# What moves a cursor or picks; SELECT asks the computer, START opens menus.
WHIMS = ("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN")


class Play:
    """A run of `game` until `moves` are made. `faults` are the texts that were cut or covered,
    `frames` counts the frames looked at; with a folder they are written there."""

    def __init__(self, board: str, game: str, moves: int, folder: Path | None = None) -> None:
        self.machine = Machine(board, None, VirtualClock(), "twenty")
        self.faults: set[str] = set()
        self.frames = 0
        self.made = 0
        self._wanted = moves
        self._folder = folder
        self._dice = random.Random(board + game)
        self._course = self._all([known[0] for known in GAMES].index(game))
        self._due = 0
        self.machine.on_idle = self._idle

    def run(self) -> None:
        """Play."""
        self.machine.run()

    def _idle(self) -> None:
        if self.machine.clock.ms >= self._due:
            wait = next(self._course, None)
            if wait is None:
                self.machine.off()
            else:
                self._due = self.machine.clock.ms + wait

    def _all(self, line: int):
        from engine.match import Match  # the one that the firmware runs on

        play = Match.play

        def counted(match, move):
            self.made += 1
            return play(match, move)

        Match.play = counted
        yield from self._rest()
        for key in ["A", *["DOWN"] * line, "A", "A"]:  # Italian; the game; begin
            yield from self._press(key)
        for _ in range(MOST_PRESSES):
            if self.made >= self._wanted:
                return
            yield from self._press(self._dice.choice(WHIMS))

    def _press(self, name: str):
        self.machine.press(BUTTONS[name])
        yield PRESS_MS
        self.machine.release(BUTTONS[name])
        yield GAP_MS
        yield from self._rest()

    def _rest(self):
        """Wait until nothing changes any more, and look."""
        machine = self.machine
        quiet, seen, end = 0, -1, machine.clock.ms + LONGEST_MS
        while quiet < QUIET_MS and machine.clock.ms < end:
            yield 50
            quiet = quiet + 50 if machine.frames == seen else 0
            seen = machine.frames
        self.frames += 1
        faults, end = machine.spoilt_texts(), machine.clock.ms + UNSENT_MS
        while faults and machine.clock.ms < end:
            yield 50
            faults = machine.spoilt_texts()
        self.faults.update(faults)
        if self._folder:
            name = f"{machine.board}_{self.frames:03}.png"
            save_png(self._folder / name, machine.width, machine.height, machine.frame())
