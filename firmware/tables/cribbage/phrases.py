# SPDX-License-Identifier: MIT
"""Short pieces of words about the play that the cribbage table, its log and its study share."""

from engine.cards import RANKS

_SIGNS = "♣♦♥♠"


def card_text(card: int) -> str:
    """A card as it looks: 10♥."""
    rank = RANKS[card >> 2]
    return ("10" if rank == "T" else rank) + _SIGNS[card & 3]


def cards_text(cards) -> str:
    """Cards as they look, with spaces."""
    return " ".join([card_text(card) for card in cards])


def laid(app, seat: int, card: int, count: int) -> str:
    """A card laid in the play."""
    return app.game_words().LAID % (app.name(seat), card_text(card), count)


def scored(app, event) -> str:
    """A score by its reason."""
    return "%s +%d" % (app.game_words().REASONS[event[1]], event[2])
