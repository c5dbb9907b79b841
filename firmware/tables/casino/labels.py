# SPDX-License-Identifier: MIT
"""How cards and seats are written at the casino table."""

from micropython import const

from engine.cards import RANKS

_SIGNS = "♣♦♥♠"
_SHORT = const(3)  # letters of a name that need not be shortened on a unit


def rank_text(card: int) -> str:
    """The rank of a card: A, 2 to 10, J, Q, K."""
    rank = RANKS[card >> 2]
    return "10" if rank == "T" else rank


def card_text(card: int) -> str:
    """A card as it looks: 10♥."""
    return rank_text(card) + _SIGNS[card & 3]


def cards_text(cards) -> str:
    """Cards as they look, with spaces."""
    return " ".join([card_text(card) for card in cards])


def short(app, seat: int) -> str:
    """A seat in three letters: a short name, or its first letter and the seat's number."""
    name = app.name(seat)
    return name if len(name) <= _SHORT else name[0] + str(seat + 1)
