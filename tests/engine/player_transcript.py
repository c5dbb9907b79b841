# SPDX-License-Identifier: MIT
"""Prints what the players decide, to compare interpreters: `player_transcript.py ROOT SEED...`.

For each seed a match hard against medium and one hard against easy: every move, what every other
level would play, and the reason of the hint.
"""

import sys


def last(generator):
    """What a thinking generator ends with."""
    found = None
    for step in generator:
        found = step
    return found


def tell(levels: bytes, seed: str) -> None:
    """Print one match."""
    from engine.cribbage import player
    from engine.match import Match

    match = Match("cribbage", levels, seed)
    while not match.rules.over():
        rules = match.rules
        seat = rules.seat()
        view = rules.view(seat)
        moves = [last(player.think(view, level, match.rng())) for level in (1, 2, 3)]
        why = last(player.hint(view, match.rng()))[1]
        told = [list(part) if isinstance(part, bytes) else part for part in why]
        print(seat, [rules.text(move) for move in moves], told)
        match.play(moves[levels[seat] - 1])
    print(match.rules.scores())


def main() -> None:
    """Tell the matches of the seeds given."""
    sys.path.insert(0, sys.argv[1])
    for seed in sys.argv[2:]:
        for levels in (b"\3\2", b"\1\3"):
            print("seed", seed)
            tell(levels, seed)


main()
