# SPDX-License-Identifier: MIT
"""The Decktet: a card is one byte, its place in the canonical list (RULES.md 1.1).

Ranks are 0 for the Excuse, 1 (Ace) to 9, 10 Pawn, 11 Court, 12 Crown; suits are bits, Moons the
lowest. Names of ranks, and how cards are written, are in decktet_names.py. The deck was designed
by P.D. Magnus (decktet.com).
"""

from micropython import const

_BASIC = const(36)  # as in decktet_names.py
EXCUSE = 44

RANK = bytes((
    1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 9,
    12, 12, 12, 12, 12, 12, 10, 10, 10, 10, 11, 11, 11, 11, 0,
))
SUITS = bytes((
    1, 2, 4, 8, 16, 32, 33, 18, 12, 5, 34, 24, 3, 12, 48, 9, 6, 48, 5, 18, 40, 9, 34, 20, 3, 12,
    48, 3, 20, 40, 1, 2, 4, 8, 16, 32, 11, 49, 38, 28, 37, 25, 22, 42, 0,
))


def pack(pawns: bool, courts: bool, excuse: bool) -> bytearray:
    """The cards of a deck in order of their codes; Courts come only with Pawns (BI-28)."""
    cards = bytearray(range(_BASIC))
    if pawns:
        cards += bytearray(range(_BASIC, _BASIC + 4))
    if courts:
        cards += bytearray(range(_BASIC + 4, EXCUSE))
    if excuse:
        cards.append(EXCUSE)
    return cards


def touching(one: int, other: int) -> bool:
    """Whether two cards may lie side by side: a suit in common, or an Excuse (BI-24)."""
    return one == EXCUSE or other == EXCUSE or SUITS[one] & SUITS[other] != 0
