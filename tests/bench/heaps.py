# SPDX-License-Identifier: MIT
"""The smallest heap in which the 64-bit MicroPython finishes, from .mpy, for every game.

The engine: a whole match of two hard players. The firmware: scripts/whole.py, a walk from the
menu to the table and all that can be opened there, on a board without pixels and on one with the
framebuf stage and 160x128 of them.
"""

from engine import catalog
from tests.bench.tree import smallest, tree

ENGINE = 48 * 1024
FIRMWARE = 128 * 1024


def engine(game: str) -> int:
    """Bytes for a match of hard players."""
    return smallest(tree(), "match", game, low=24 * 1024)


def firmware(game: str) -> int:
    """Bytes for the walk."""
    return smallest(tree(), "whole", game, low=80 * 1024)


def pixels(game: str) -> int:
    """Bytes for the walk with the framebuf stage."""
    return smallest(tree(), "whole", "pixels", game, low=80 * 1024)


def crowded(game: str, seats: int) -> int:
    """Bytes for the walk with as many as can play."""
    return smallest(tree(), "whole", game, str(seats), low=80 * 1024)


def looking_back() -> int:
    """Bytes for counting one's hands at cribbage, and looking back on a match."""
    return smallest(tree(), "looking_back", low=80 * 1024)


def figures(games: list):
    """Every figure beside its budget."""
    for game in games:
        yield f"{game}: engine, a match of hard players", engine(game), ENGINE, "B"
        yield f"{game}: firmware at the table", firmware(game), FIRMWARE, "B"
        yield f"{game}: the same on the framebuf stage", pixels(game), FIRMWARE, "B"
        seats = catalog.entry(game)[1][-1]
        if seats > 2:
            yield f"{game}: the table with {seats} seats", crowded(game, seats), FIRMWARE, "B"
        if game == "cribbage":
            yield f"{game}: counting oneself and looking back", looking_back(), FIRMWARE, "B"
