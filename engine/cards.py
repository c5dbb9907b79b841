# SPDX-License-Identifier: MIT
"""French cards: a card is one byte, rank * 4 + suit.

Ranks are 0..12 for A23456789TJQK, suits 0..3 for C D H S (RULES.md section 0).
"""

NONE = 255  # no card
HIDDEN = 254  # a card that the one who looks may not know, written "?"
RANKS = "A23456789TJQK"
SUITS = "CDHS"
JACK = 10
VALUE = bytes((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10))  # by rank, for counting


def rank(card: int) -> int:
    """The rank of a card, 0 (Ace) to 12 (King)."""
    return card >> 2


def suit(card: int) -> int:
    """The suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card & 3


def pack() -> bytearray:
    """The 52 cards in order of their codes."""
    return bytearray(range(52))


def text(card: int) -> str:
    """A card as two letters, `5H`; a hidden card as `?`."""
    if card == HIDDEN:
        return "?"
    return RANKS[card >> 2] + SUITS[card & 3]


def parse(written: str) -> int:
    """The card of a text such as `5H`. ValueError where it names none."""
    if written == "?":
        return HIDDEN
    if len(written) == 2:
        high = RANKS.find(written[0])
        low = SUITS.find(written[1])
        if high >= 0 and low >= 0:
            return high << 2 | low
    raise ValueError(
        "%s is no card: write a rank of %s and a suit of %s, such as 5H."
        % (shown(written), RANKS, SUITS)
    )


def hand(written: str) -> bytes:
    """The cards of a text such as `5H JC`, in the order written."""
    return bytes([parse(word) for word in written.split()])


def texts(cards: bytes) -> list:
    """The texts of cards, in order."""
    return [text(card) for card in cards]


def shown(written: str) -> str:
    """A piece of somebody's text as an error may quote it: printable and short."""
    kept = "".join([c if 32 <= ord(c) < 127 else "?" for c in written[:20]])
    return '"%s%s"' % (kept, "..." if len(written) > 20 else "")
