# SPDX-License-Identifier: MIT
"""What a decision that was made is worth beside the best one, as the hard player sees it."""

from micropython import const

from engine.cribbage.discard import Unseen, needs, split, tosses, worth
from engine.cribbage.lookahead import ONE, Lookahead

# As in codes.py.
_DISCARDING = const(1)
_PLAYING = const(3)


def weigh(view, move: bytes):
    """Generator: yields None while it thinks, and last (cost, lead), in hundredths of a point.

    cost: what the move is worth less than the best one, 0 where it is as good. lead: how much
    better the best is than the next that is not as good. Last () where nothing is to be chosen.
    """
    if view.phase == _DISCARDING:
        values, chosen, size = yield from _throws(view, move[1:])
    elif view.phase == _PLAYING:
        values, chosen, size = yield from _cards(view, move[1] >> 2)
    else:
        values = ()
    if len(values) < 2:
        yield ()
        return
    best = max(values)
    less = [value for value in values if value < best]
    lead = best - max(less) if less else 0
    yield _hundredths(best - chosen, size), _hundredths(lead, size)


def _hundredths(difference: int, size: int) -> int:
    """A difference of values, `size` of them a hundredth, rounded."""
    return (2 * difference + size) // (2 * size)


def _throws(view, pair: bytes):
    """Generator: yields None; returns the values of all tosses, that of the pair, their size."""
    hand = bytes(view.hands[view.seat])
    own = view.seat == view.dealer
    unseen = Unseen(hand)
    values = []
    chosen = 0
    for toss in tosses(len(hand)):
        keep, thrown = split(hand, toss)
        values.append(worth(unseen, keep, thrown, own, needs(view))[0])
        if thrown == pair:
            chosen = values[-1]
        yield
    return values, chosen, unseen.size


def _cards(view, rank: int):
    """Generator: the same of the ranks that may be laid, and of the one that was."""
    look = Lookahead(view, True)
    values = []
    chosen = 0
    for choice in look.choices():
        values.append(100 * look.value(choice))
        if choice == rank:
            chosen = values[-1]
        yield
    return values, chosen, ONE
