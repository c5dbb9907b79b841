# SPDX-License-Identifier: MIT
"""Cards of the Decktet, small: 2x2 tiles (16x16 pixels), and in words.

The upper left quarter is the rank, the lower ones are suits, the upper right one is a third suit.
"""

from micropython import const

from engine.cards import HIDDEN, NONE
from engine.decktet import EXCUSE, RANK, SUITS
from firmware.art import tiles

SIZE = const(16)
TILES = const(2)  # across, and down
_NO_SUIT = const(6)  # the blank after the six suits
_RANKS = "★A23456789♟♜♛"
_SUITS = "☾☼≈❧§⌘"


def quarters(card: int) -> bytes:
    """Tile numbers, row by row; HIDDEN is a back, NONE nothing."""
    if card == NONE:
        return bytes(4)
    if card == HIDDEN:
        return tiles.SMALL_BACK
    rank = tiles.DECKTET_RANK[RANK[card]]
    if card == EXCUSE:
        return bytes((rank,)) + tiles.EXCUSE
    third = left = right = _NO_SUIT
    for suit in range(_NO_SUIT):
        if SUITS[card] >> suit & 1:
            third = left
            left = right
            right = suit
    return bytes((
        rank, tiles.DECKTET_THIRD[third], tiles.DECKTET_LEFT[left], tiles.DECKTET_RIGHT[right],
    ))


def put(sprite, card: int) -> None:
    """Lay a card on a sprite of its size."""
    picture = quarters(card)
    for at in range(len(picture)):
        sprite.put(at % TILES, at // TILES, picture[at])


def text(card: int) -> str:
    """A card as rank and suits: 5☾❧."""
    letters = [_SUITS[suit] for suit in range(_NO_SUIT) if SUITS[card] >> suit & 1]
    return _RANKS[RANK[card]] + "".join(letters)
