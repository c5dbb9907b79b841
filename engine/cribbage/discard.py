# SPDX-License-Identifier: MIT
"""What each way to throw two cards into the crib is worth: the exact mean of the cards kept."""

from micropython import const

from engine.cards import JACK, NONE, VALUE
from engine.cribbage.crib_table import crib_mean
from engine.cribbage.scoring import flush_points

_FAR = const(33)  # points that a deal does not bring
_GOAL = const(121)
_BOTH = (_FAR, _FAR)


def tosses(n: int):
    """Every two places among n cards, in a fixed order."""
    for b in range(1, n):
        for a in range(b):
            yield a, b


def split(hand: bytes, toss: tuple) -> tuple:
    """The cards kept and the two thrown, each in the order of the hand."""
    a, b = toss
    return hand[:a] + hand[a + 1:b] + hand[b + 1:], bytes((hand[a], hand[b]))


def needs(view) -> tuple:
    """The points that win the match, for the seat that looks and for the other."""
    return _GOAL - view.points[view.seat], _GOAL - view.points[1 - view.seat]


class Unseen:
    """The cards that may be turned up: how many of each rank and suit are not in one's hand."""

    def __init__(self, hand: bytes):
        self.ranks = bytearray([4] * 13)
        self.suits = bytearray([13] * 4)
        self.size = 52 - len(hand)
        for card in hand:
            self.ranks[card >> 2] -= 1
            self.suits[card & 3] -= 1

    def total(self, keep: bytes) -> int:
        """The points of the cards kept, summed over every starter."""
        points = by_starter(keep)
        total = self._suited(keep)
        for rank in range(13):
            total += self.ranks[rank] * points[rank]
        return total

    def _suited(self, keep: bytes) -> int:
        """What flush (CR-18) and nobs bring, summed over the starters."""
        total = 0
        flush = flush_points(keep, NONE, False)
        if flush:
            total = flush * self.size + self.suits[keep[0] & 3]
        for card in keep:
            if card >> 2 == JACK:
                total += self.suits[card & 3]
        return total


def by_starter(keep: bytes) -> bytearray:
    """What the cards score with a starter of each rank, without flush and nobs."""
    counts = bytearray(14)  # one rank over the King, so that a run to the King ends
    ways = bytearray(16)  # ways[n]: combinations that add to n
    ways[0] = 1
    pairs = 0
    for card in keep:
        value = VALUE[card >> 2]
        for total in range(15, value - 1, -1):
            ways[total] += ways[total - value]
        pairs += counts[card >> 2]
        counts[card >> 2] += 1
    points = bytearray(13)
    for rank in range(13):
        scored = 2 * (ways[15] + pairs + ways[15 - VALUE[rank]] + counts[rank])
        counts[rank] += 1
        points[rank] = scored + _run_points(counts)
        counts[rank] -= 1
    return points


def _run_points(counts: bytearray) -> int:
    """Points of the longest run in all its combinations (CR-17)."""
    length = 0
    combinations = 1
    for count in counts:
        if count:
            length += 1
            combinations *= count
        elif length > 2:
            return length * combinations
        else:
            length = 0
            combinations = 1
    return 0


def worth(unseen: Unseen, keep: bytes, thrown: bytes, own: bool, needs: tuple = _BOTH) -> tuple:
    """What a toss is worth, as the mean of hand and crib: (value, total of the hand, crib).

    needs: the points that win the match, for oneself and for the other; where a deal may bring
    one's own, the chance of that counts.
    value: hundredths of a point, times the number of starters; crib: in hundredths.
    """
    total = unseen.total(keep)
    crib = crib_mean(own, thrown[0] >> 2, thrown[1] >> 2)
    value = 100 * total + unseen.size * (crib if own else -crib)
    if needs[0] < _FAR:
        from engine.cribbage import finish  # here, as most deals need it not

        value += 100 * finish.WIN * finish.chance(unseen, keep, own, crib, needs) // finish.ONE
    return value, total, crib


def best(hand: bytes, own: bool, needs: tuple = _BOTH):
    """Generator: yields None while it thinks; returns (keep, thrown, total, crib) of the best.

    own: whether the crib is one's own; needs: as for worth(). total: the points of the hand over
    all starters; crib: its mean in hundredths of a point.
    """
    unseen = Unseen(hand)
    chosen = None
    highest = 0
    for toss in tosses(len(hand)):
        keep, thrown = split(hand, toss)
        value, total, crib = worth(unseen, keep, thrown, own, needs)
        if chosen is None or value > highest:
            highest = value
            chosen = keep, thrown, total, crib
        if toss[0] == 0:
            yield
    return chosen


def winning(hand: bytes, keep: bytes, own: bool, crib: int, needs: tuple) -> int:
    """In how many of 100 deals what is kept of a hand wins the match at once, 99 at most."""
    if needs[0] >= _FAR:
        return 0
    from engine.cribbage import finish

    unseen = Unseen(hand)
    chance = finish.chance(unseen, keep, own, crib, needs)
    return min(99, 100 * chance // (finish.ONE * unseen.size))
