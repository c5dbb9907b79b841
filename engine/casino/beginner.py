# SPDX-License-Identifier: MIT
"""How the easy level plays: it takes what it sees, and thinks little of what it leaves."""

from micropython import const

from engine.casino import legality
from engine.casino.judge import POINT

# As in codes.py.
_TRAIL = const(4)

_MOST_CHOICES = const(12)


def choice(judge, rng) -> bytes:
    """The move it likes best of those it sees."""
    chosen = b""
    highest = 0
    for move in legality.moves(judge.view, judge.view.seat, _MOST_CHOICES):
        judge.value(move)
        value = judge.now + judge.later - (judge.left >> 1) + rng.below(POINT // 3)
        if move[0] != _TRAIL and len(move) > 4 and not rng.below(8):
            value = -2 * POINT  # a sum is easily overlooked
        if not chosen or value > highest:
            highest = value
            chosen = move
    return chosen
