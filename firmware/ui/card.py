# SPDX-License-Identifier: MIT
"""Playing cards as sprites of 3x4 tiles (24x32 pixels).

The index stands in the left nine pixels, so cards may lie over each other at a pitch of ten.
"""

from micropython import const

from engine.cards import HIDDEN, NONE, rank, suit
from firmware.art import tiles
from firmware.ui import theme

COLUMNS = const(3)
ROWS = const(4)
WIDTH = const(24)
HEIGHT = const(32)
PITCH = const(26)  # where they need not lie over each other
NARROW = const(1)  # they stand in one row, however close
_TEN = const(9)
_JACK = const(10)


def lay(sprite, picture, columns: int, column: int = 0, row: int = 0) -> None:
    """Put a picture (tile numbers row by row, bytes or a range) on a sprite."""
    for index in range(len(picture)):
        sprite.put(column + index % columns, row + index // columns, picture[index])


def face(sprite, card: int) -> None:
    """Show a card plainly; HIDDEN shows its back, NONE an empty place."""
    if card == NONE:
        lay(sprite, tiles.SLOT, COLUMNS)
    elif card == HIDDEN:
        lay(sprite, range(tiles.BACK, tiles.BACK + COLUMNS * ROWS), COLUMNS)
    else:
        number = rank(card)
        sprite.put(0, 0, tiles.RANK + 2 * number)
        sprite.put(0, 1, tiles.RANK + 2 * number + 1)
        sprite.put(0, 2, tiles.SUIT + suit(card))
        sprite.put(0, 3, tiles.CARD_FOOT)
        if number >= _JACK:
            _figure(sprite, number - _JACK, suit(card))
        else:
            _sign(sprite, number == _TEN, suit(card))
    plain(sprite, card)


def _figure(sprite, court: int, colour: int) -> None:
    start = tiles.COURT + 8 * court
    lay(sprite, range(start, start + 8), 2, 1)
    sprite.put(1, 2, tiles.BESIDE[4 * court + colour])


def _sign(sprite, ten: bool, colour: int) -> None:
    sprite.put(1, 0, tiles.TEN_RIGHT if ten else tiles.CARD_TOP)
    sprite.put(1, 1, tiles.TEN_RIGHT + 1 if ten else tiles.CARD_MIDDLE)
    sprite.put(2, 0, tiles.CARD_TOP_RIGHT)
    sprite.put(2, 1, tiles.CARD_RIGHT)
    start = tiles.PIP + 4 * colour
    lay(sprite, range(start, start + 4), 2, 1, 2)


def back(sprite) -> None:
    """Show the back of a card."""
    face(sprite, HIDDEN)


def plain(sprite, card: int) -> None:
    """Take light and dimness off the card that the sprite shows."""
    sprite.ink(theme.PLAIN if card >= HIDDEN else theme.FACE + suit(card))


def lit(sprite, card: int) -> None:
    """Make the card that the sprite shows glow: it scores."""
    sprite.ink(theme.PLAIN if card >= HIDDEN else theme.FACE + 4 * theme.LIT + suit(card))


def dim(sprite, card: int) -> None:
    """Make the card that the sprite shows dull: it cannot be chosen."""
    sprite.ink(theme.BACK_DIM if card >= HIDDEN else theme.FACE + 4 * theme.DIMMED + suit(card))
