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
    third, left, right = _places(card)
    return bytes((
        rank, tiles.DECKTET_THIRD[third], tiles.DECKTET_LEFT[left], tiles.DECKTET_RIGHT[right],
    ))


def _places(card: int) -> list:
    """The suits in the upper right, lower left and lower right quarter."""
    suits = [suit for suit in range(_NO_SUIT) if SUITS[card] >> suit & 1]
    while len(suits) < 3:
        suits = [_NO_SUIT] + suits
    return suits


def put(sprite, card: int, column: int = 0, row: int = 0) -> None:
    """Lay a card on a sprite."""
    for number, tile in enumerate(quarters(card)):
        sprite.put(column + number % TILES, row + number // TILES, tile)


def text(card: int) -> str:
    """A card as rank and suits: 5☾❧."""
    letters = [_SUITS[suit] for suit in range(_NO_SUIT) if SUITS[card] >> suit & 1]
    return _RANKS[RANK[card]] + "".join(letters)
