# SPDX-License-Identifier: MIT
"""What a round of casino scores (RULES.md 5.1, CA-23 to CA-27)."""

from micropython import const

# As in codes.py.
_CARDS = const(0)
_SPADES = const(1)
_BIG = const(2)
_LITTLE = const(3)
_ACE = const(4)

_TEN_OF_DIAMONDS = const(37)
_TWO_OF_SPADES = const(7)


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
