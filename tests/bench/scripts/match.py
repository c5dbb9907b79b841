# SPDX-License-Identifier: MIT
"""Script for MicroPython: a whole match of two hard players: `match.py GAME [hints]`.

With hints each decision is asked for as a hint first, and the match is saved at the end.
"""

import sys

from engine import catalog
from engine.match import Match


def last(generator):
    """What a generator yields last."""
    found = None
    for step in generator:
        found = step
    return found


def main(game: str, hints: bool) -> None:
    """Play seed 7 to the end."""
    match = Match(game, b"\3\3", "7")
    catalog.shed(game)  # what only began it
    player = catalog.player(game)
    while not match.rules.over():
        view = match.rules.view(match.rules.seat())
        move = last(player.think(view, 3, match.rng()))
        if hints:
            assert move == last(player.hint(view, match.rng()))[0]
        match.play(move)
    if hints:
        from engine.saving import save

        assert len(save(match))
    print(match.made)


main(sys.argv[1], len(sys.argv) > 2)
