# SPDX-License-Identifier: MIT
"""The smallest heap in which the 64-bit MicroPython finishes, from .mpy, for every game.

The engine: a whole match of two hard players. The firmware: scripts/whole.py, a walk from the
menu to the table and all that can be opened there, on a board without pixels.
"""

from tests.bench.tree import smallest, tree

ENGINE = 48 * 1024
FIRMWARE = 128 * 1024


def engine(game: str) -> int:
    """Bytes for a match of hard players."""
    return smallest(tree(), "match", game, low=24 * 1024)


def firmware(game: str) -> int:
    """Bytes for the walk."""
    return smallest(tree(), "whole", game, low=80 * 1024)


def figures(games: list):
    """Every figure beside its budget."""
    for game in games:
        yield f"{game}: engine, a match of hard players", engine(game), ENGINE, "B"
        yield f"{game}: firmware at the table", firmware(game), FIRMWARE, "B"
