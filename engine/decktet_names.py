# SPDX-License-Identifier: MIT
"""How cards of the Decktet are written: `5ML`, `AK`, `PMSL`, `E` (RULES.md section 0)."""

from engine.cards import HIDDEN, shown
from engine.decktet import EXCUSE, RANK, SUITS

PAWN = 10
COURT = 11
CROWN = 12
BASIC = 36  # codes below are the basic deck, then four Pawns, four Courts, the Excuse

LETTERS = "MSWLYK"  # Moons, Suns, Waves, Leaves, Wyrms, Knots
_RANKS = "EA23456789PTC"


def text(card: int) -> str:
    """A card as its rank and suits, `5ML`; a hidden card as `?`."""
    if card == HIDDEN:
        return "?"
    suits = [LETTERS[i] for i in range(6) if SUITS[card] >> i & 1]
    return _RANKS[RANK[card]] + "".join(suits)


def parse(written: str) -> int:
    """The card of a text such as `5ML`, its suits in any order. ValueError where it names none."""
    if written == "?":
        return HIDDEN
    rank = _RANKS.find(written[:1]) if written else -1
    suits = 0
    for letter in written[1:]:
        at = LETTERS.find(letter)
        suits |= 1 << at if at >= 0 else 64
    for card in range(EXCUSE + 1):
        if RANK[card] == rank and SUITS[card] == suits and len(text(card)) == len(written):
            return card
    raise ValueError(
        "%s is no card of the Decktet: write rank and suits, such as 5ML, or E." % shown(written)
    )


def hand(written: str) -> bytes:
    """The cards of a text such as `5ML AK`, in the order written."""
    return bytes([parse(word) for word in written.split()])


def texts(cards: bytes) -> list:
    """The texts of cards, in order."""
    return [text(card) for card in cards]
