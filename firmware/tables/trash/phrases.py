# SPDX-License-Identifier: MIT
"""Short phrases for the Trash table, its log and its hints."""

from engine.cards import RANKS
from firmware.loading import unload

_SIGNS = "♣♦♥♠"


def rank_text(rank: int) -> str:
    """A rank as it stands on a card."""
    return "10" if RANKS[rank] == "T" else RANKS[rank]


def card_text(card: int) -> str:
    """A card as it looks: 10♥."""
    return rank_text(card >> 2) + _SIGNS[card & 3]


def forget() -> None:
    """Forget the modules that say what has happened."""
    for name in ("happen", "recall", "outcomes"):
        unload("firmware.tables.trash." + name)


def counted(words, size: int) -> str:
    """A number of cards."""
    return words.CARD if size == 1 else words.CARDS % size
