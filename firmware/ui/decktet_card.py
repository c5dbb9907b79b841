# SPDX-License-Identifier: MIT
"""Cards of the Decktet, small: 2x2 tiles (16x16 pixels), and in words.

The upper left quarter is the rank, the lower ones are suits, the upper right one is a third suit.
"""

from micropython import const

from engine.cards import HIDDEN, NONE
from engine.decktet import EXCUSE, RANK, SUITS
from firmware.art import tiles
from firmware.ui import theme

WIDTH = const(16)
HEIGHT = const(16)
COLUMNS = const(2)
ROWS = const(2)
PITCH = const(17)  # where they need not lie over each other
NARROW = const(12)  # closer they stand in two rows
_NO_SUIT = const(6)  # the blank after the six suits
_RANKS = "★A23456789♟♜♛"
_SUITS = "☾☼≈❧§⌘"


def quarters(card: int) -> bytes:
    """Tile numbers, row by row; HIDDEN is a back, NONE nothing."""
    if card == NONE:
        return bytes(4)
    if card == HIDDEN:
        return bytes(range(tiles.SMALL_BACK, tiles.SMALL_BACK + 4))
    rank = tiles.DECKTET_RANK + RANK[card]
    if card == EXCUSE:
        return bytes((rank, tiles.EXCUSE, tiles.EXCUSE + 1, tiles.EXCUSE + 2))
    third = left = right = _NO_SUIT
    for suit in range(_NO_SUIT):
        if SUITS[card] >> suit & 1:
            third = left
            left = right
            right = suit
    return bytes((
        rank, tiles.DECKTET_THIRD + third, tiles.DECKTET_LEFT + left, tiles.DECKTET_RIGHT + right,
    ))


def face(sprite, card: int) -> None:
    """Lay a card on a sprite of its size."""
    picture = quarters(card)
    for at in range(len(picture)):
        sprite.put(at % COLUMNS, at // COLUMNS, picture[at])


def plain(sprite, card: int) -> None:
    """Take the light off the card that the sprite shows."""
    sprite.ink(theme.PLAIN)


def lit(sprite, card: int) -> None:
    """Make the card that the sprite shows glow."""
    sprite.ink(theme.DECKTET_LIT)


def text(card: int) -> str:
    """A card as rank and suits: 5☾❧."""
    letters = [_SUITS[suit] for suit in range(_NO_SUIT) if SUITS[card] >> suit & 1]
    return _RANKS[RANK[card]] + "".join(letters)
