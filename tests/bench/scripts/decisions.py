# SPDX-License-Identifier: MIT
"""Script for MicroPython: a hard player decides, with a mark before and after (counted.py).

`decisions.py GAME SEED DECISIONS slices|whole`. Two hard players play on until so many decisions
with a choice have been marked; with `slices` every slice is marked instead.
"""

import sys
import time

from engine import catalog
from engine.match import Match


def main(game: str, seed: str, left: int, sliced: bool) -> None:
    """Play and mark."""
    match = Match(game, b"\3\3", seed)
    player = catalog.player(game)
    while left and not match.rules.over():
        rules = match.rules
        legal = rules.moves()
        next(legal)
        choice = next(legal, None) is not None
        left -= choice
        thinking = player.think(rules.view(rules.seat()), 3, match.rng())
        if choice and not sliced:
            time.ticks_us()
            move = list(thinking)[-1]
            time.ticks_us()
        else:
            move = None
            while move is None:
                if choice:
                    time.ticks_us()
                move = next(thinking)
                if choice:
                    time.ticks_us()
        match.play(move)


main(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4] == "slices")
