# SPDX-License-Identifier: MIT
"""Script for MicroPython: a whole match of hard players with hints, saved: `hard_match.py ROOT`."""

import sys


def last(generator):
    """What a generator yields last."""
    found = None
    for step in generator:
        found = step
    return found


def main() -> None:
    """Play seed 7 to the end, asking for every hint, in as little heap as it takes."""
    sys.path.insert(0, sys.argv[1])
    from engine import catalog, record
    from engine.match import Match

    match = Match("cribbage", b"\3\3", "7")
    player = catalog.player("cribbage")
    while not match.rules.over():
        view = match.rules.view(match.rules.seat())
        move = last(player.think(view, player.HARD, match.rng()))
        assert move == last(player.hint(view, match.rng()))[0]
        match.play(move)
    assert len(record.save(match))


main()
