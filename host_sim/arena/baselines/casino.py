# SPDX-License-Identifier: MIT
"""Greedy at casino: take what counts most, else build, else trail what counts nothing."""

from engine.casino import legality
from engine.casino.codes import CAPTURE, GROUPS, RAISE, TRAIL
from engine.casino.groups import VALUES

# What a card scores in the count of a round, by its code: aces, the two of spades, the ten of
# diamonds (CA-25).
POINTS = {0: 1, 1: 1, 2: 1, 3: 1, 7: 1, 37: 2}
_LOOSE = (3, 4, 4, 5)  # where the loose cards of a move begin, by verb


def greedy(view, rng) -> bytes:
    """The move; the engine's first among equals. Whoever builds holds what takes it (CA-10)."""
    chosen = b""
    best = ()
    for move in legality.moves(view, view.seat):
        worth = judged(view, move)
        if worth > best:
            best = worth
            chosen = move
    return chosen


def judged(view, move: bytes) -> tuple:
    """How a move ranks: a capture by points and cards, then a build likewise, then a trail."""
    verb = move[0]
    card = move[1]
    if verb == TRAIL:
        return 0, card not in POINTS, -card
    cards = move[1:2] + move[_LOOSE[verb]:] + _merged(view, move)
    return 2 if verb == CAPTURE else 1, sum([POINTS.get(one, 0) for one in cards]), len(cards)


def _merged(view, move: bytes) -> bytes:
    """The cards of the units that a move takes, raises or adds to."""
    verb = move[0]
    values = []
    if verb == CAPTURE:
        if move[2]:
            values.append(VALUES[move[1]])
    else:
        if move[3]:
            values.append(move[2])
        if verb == RAISE:
            values.append(move[4])
    found = b""
    for value in values:
        for group in legality.unit_of(view, value)[GROUPS]:
            found += group
    return found
