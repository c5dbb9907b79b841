# SPDX-License-Identifier: MIT
"""Who plays: the engine's levels, the baselines, and programs from outside.

A player has `begin(setting, seat)` for a match, `choose(rules, rng)` for a move of the seat to
act, and `close()` at the end. Only what must reads more of the rules than the view of that seat.
"""

import importlib
import importlib.util
import shlex
import shutil
from collections import deque

from engine import catalog
from host_sim.arena.outside import Program

LEVELS = ("easy", "medium", "hard")
NAMES = ("random", "greedy", *LEVELS)
PREFIX = "cmd:"
_BASELINES = "host_sim.arena.baselines."


class Insider:
    """A player of this house: nothing to begin, nothing to close."""

    def begin(self, setting, seat: int) -> None:
        """Take a seat."""

    def close(self) -> None:
        """Leave."""


class Computer(Insider):
    """The handheld's own computer player."""

    def __init__(self, game: str, level: int):
        self._think = catalog.player(game).think
        self._level = level

    def choose(self, rules, rng) -> bytes:
        """Its move."""
        thinking = self._think(rules.view(rules.seat()), self._level, rng)
        return deque(thinking, 1).pop()


class Greedy(Insider):
    """The baseline of a game, of baselines/."""

    def __init__(self, game: str):
        module = importlib.import_module(_BASELINES + game)
        self._greedy = module.greedy

    def choose(self, rules, rng) -> bytes:
        """Its move."""
        return self._greedy(rules.view(rules.seat()), rng)


class Random(Insider):
    """Each legal move as likely as any other."""

    def choose(self, rules, rng) -> bytes:
        """A move."""
        moves = list(rules.moves())
        return moves[rng.below(len(moves))]


def checked(text: str, game: str) -> str:
    """The name of a side as it was given; ValueError where there is none such for the game."""
    if text == "greedy" and not importlib.util.find_spec(_BASELINES + game):
        raise ValueError(f"{game} has no greedy: add host_sim/arena/baselines/{game}.py")
    if text in NAMES:
        return text
    if not text.startswith(PREFIX):
        raise ValueError(
            f"{text} is no side: choose {', '.join(NAMES)}, or write cmd:PROGRAM ARGUMENTS"
        )
    words = _words(text)
    if not words:
        raise ValueError("cmd: needs a program, as in --a 'cmd:python3 bot.py'")
    if not shutil.which(words[0]):
        raise ValueError(f"There is no program {words[0]} that can be run")
    return text


def _words(text: str) -> list:
    """The program of a side and its arguments."""
    try:
        return shlex.split(text.removeprefix(PREFIX))
    except ValueError:
        raise ValueError(f"The quotes of {text} do not close") from None


def player(side, game: str, timeout: float):
    """A player for a seat: of a side's name, or what a test gives in its place makes."""
    if callable(side):
        return side(game)
    if side == "random":
        return Random()
    if side == "greedy":
        return Greedy(game)
    if side in LEVELS:
        return Computer(game, LEVELS.index(side) + 1)
    return Program(_words(side), timeout)
