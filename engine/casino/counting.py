# SPDX-License-Identifier: MIT
"""How a round of casino ends and what it scores (RULES.md 5.1, CA-22 to CA-27)."""

from micropython import const

from engine.casino import dealing
from engine.casino.effects import score, won_by_count

# As in codes.py.
_CARDS = const(0)
_SPADES = const(1)
_BIG = const(2)
_LITTLE = const(3)
_ACE = const(4)
_LEFTOVERS = const(11)
_GROUPS = const(3)
_GOAL = const(21)

_TEN_OF_DIAMONDS = const(37)
_TWO_OF_SPADES = const(7)
_MATCH = const(100)  # as in ending.py


def end(rules) -> None:
    """Give away what is left, count, and end the match or deal the next round."""
    left = rules.table
    for unit in rules.units:  # only made-up positions leave one (CA-18)
        left += b"".join(unit[_GROUPS])
    if left and rules.last >= 0:  # CA-22
        rules.taken[rules.last] += left
        rules.table = b""
        rules.units = []
        score(rules, rules.last, _LEFTOVERS, 0, left)
    piles = [b""] * rules.sides
    for seat in range(len(rules.taken)):
        piles[seat % rules.sides] += rules.taken[seat]
    for side, reason, points, cards in counted(piles):
        score(rules, side, reason, points, cards)
        if won_by_count(rules, side):
            return
    best = max(rules.points)
    if best >= _GOAL and rules.points[: rules.sides].count(best) == 1:  # CA-27
        rules.turn = -1
    else:
        dealing.restart(rules)


def counted(piles: list):
    """The scores of the piles, one for each side, in order: (side, reason, points, cards)."""
    most = _most(piles)
    if most >= 0:
        yield most, _CARDS, 3, piles[most]
    spades = [bytes([card for card in pile if card & 3 == 3]) for pile in piles]
    most = _most(spades)
    if most >= 0:
        yield most, _SPADES, 1, spades[most]
    for reason, points, card in (
        (_BIG, 2, _TEN_OF_DIAMONDS), (_LITTLE, 1, _TWO_OF_SPADES),
        (_ACE, 1, 0), (_ACE, 1, 1), (_ACE, 1, 2), (_ACE, 1, 3),
    ):
        for side in range(len(piles)):
            if card in piles[side]:
                yield side, reason, points, bytes((card,))


def _most(piles: list) -> int:
    """The side that has most cards, -1 where two or more share it (CA-24, CA-25)."""
    sizes = [len(pile) for pile in piles]
    best = max(sizes)
    return sizes.index(best) if sizes.count(best) == 1 else -1


def out(points: int, others: int, ours: int, theirs: int) -> int:
    """The points ahead, the count in order; _MATCH for or against where somebody reaches 21.

    To have more is never worse so, whatever the points at that moment are (CA-27).
    """
    for shift, most, worth in (
        (0, 63, 3), (6, 15, 1), (15, 1, 2), (14, 1, 1), (10, 1, 1), (11, 1, 1), (12, 1, 1),
        (13, 1, 1),
    ):
        more = (ours >> shift & most) - (theirs >> shift & most)
        if more > 0:
            points += worth
        elif more < 0:
            others += worth
        if max(points, others) >= _GOAL:
            return _MATCH if points > others else -_MATCH
    return points - others
