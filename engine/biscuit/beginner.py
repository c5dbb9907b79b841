# SPDX-License-Identifier: MIT
"""The easy and the medium player of Biscuit: what they see in a placement."""

from micropython import const

from engine.biscuit.ends import after
from engine.biscuit.scoring import placed

# As in codes.py.
_STRAIGHT = const(0)
_HOT = const(1)
_HOTCROSS = const(2)

# The medium player's weights, in sixteenths of a point.
_POINT = const(16)
_HIT = const(24)  # a card that a rival draws
_STUCK = const(32)  # no place for one's next card, as the board is then
_FOLLOW = const(5)  # a point that one's next card would score
_LEFT = const(-2)  # a point that an unseen card would score at most, in the mean


def best(look, cards: bytes, easy: bool, rng):
    """Generator: yields None while it thinks; returns the choice that seems best, or None.

    Among equals the easy player takes any, the medium one the first in the engine's order.
    """
    found = None
    most = 0
    equals = 1
    for choice in look.choices(cards):
        worth = _seen(look, choice, rng) if easy else _planned(look, choice)
        if not found or worth > most:
            found = choice
            most = worth
            equals = 1
        elif worth == most and easy:
            equals += 1
            if not rng.below(equals):
                found = choice
        yield
    return found


def _seen(look, choice, rng) -> int:
    """The points that a beginner sees: straights, more often than not equal ends, seldom more.

    Every other time a card that a rival draws is worth a point too.
    """
    eye = rng.below(4)
    if eye == 0:
        return choice.now + choice.hits
    scores = placed(look.view.board, choice.card, choice.x, choice.y, look.deck)
    seen = (_STRAIGHT,) if eye == 1 else (_STRAIGHT, _HOT, _HOTCROSS)
    worth = sum([points for reason, points, _ in scores if reason in seen])
    return worth + choice.hits if eye == 3 else worth


def _planned(look, choice) -> int:
    """Points, cards that rivals draw, one's own next card, and a little what is left to others.

    As a sum over the unseen cards, as that needs no fractions.
    """
    worth = _POINT * choice.now + _HIT * choice.hits
    rest = look.hand.replace(bytes((choice.card,)), b"")
    left = 0
    if rest:
        ends = after(look.view.board, choice, look.deck)
        follow = max([ends.best(card) for card in rest])
        worth += _FOLLOW * follow if follow >= 0 else -_STUCK
        for card in look.unseen:
            left += max(0, ends.best(card))
    return worth * max(1, len(look.unseen)) + _LEFT * left
