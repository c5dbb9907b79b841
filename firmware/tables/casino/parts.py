# SPDX-License-Identifier: MIT
"""The parts of a move: loose cards, units, and all that comes together in it."""

from micropython import const

from engine.casino.groups import VALUES
from engine.casino.legality import unit_of

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_RAISE = const(3)
_TRAIL = const(4)
_GROUPS = const(3)
_HEADS = bytes((3, 4, 4, 5, 2))  # bytes of a move before its loose cards

_POINTS = {37: 2, 7: 1, 3: 1, 0: 1, 1: 1, 2: 1}  # 10D, 2S, Aces


def loose_of(move: bytes) -> bytes:
    """The loose cards of a move."""
    return move[_HEADS[move[0]]:]


def units_of(move: bytes) -> bytes:
    """The values of the units that a move takes, raises or merges with."""
    if move[0] == _CAPTURE:
        return bytes((VALUES[move[1]],)) if move[2] else b""
    if move[0] == _TRAIL:
        return b""
    merged = bytes((move[2],)) if move[3] else b""
    return merged + move[4:5] if move[0] == _RAISE else merged


def gathered(view, move: bytes) -> bytes:
    """Every card of the table that a move takes or puts together, those of units included."""
    cards = loose_of(move)
    for total in units_of(move):
        cards += b"".join(unit_of(view, total)[_GROUPS])
    return cards


def points(cards) -> int:
    """What cards score when the round is counted, but for the majorities."""
    return sum([_POINTS.get(card, 0) for card in cards])
