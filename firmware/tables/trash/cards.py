# SPDX-License-Identifier: MIT
"""A layout in rows of five cards, and the two piles; of each card what there is room for."""

from micropython import const

from engine.cards import HIDDEN, JACK, NONE
from firmware.art import tiles
from firmware.ui import card
from firmware.ui.text import at_right

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ACROSS = const(5)
STOCK, DISCARD = 0, 1  # places of the piles
_EDGE = const(2)
_WIDE = const(28)  # of the piles, with the edges
_LETTERS = const(3)
_TEN = const(9)
_NUMBERED = const(23)  # pitch from which on the right third of a card is in sight


def number_tile(place: int) -> int:
    """The tile with the rank that belongs to a position (from 0)."""
    return tiles.TINY_TEN if place == _TEN else tiles.DECKTET_RANK + place + 1


class Cards:
    """Places are counted from 0; sprites are made when a card lies there first.

    The first card is at x, y, the next `pitch` further, the next row `down` below. A card shows
    `columns` (2 or 3) and `rows` of its tiles. A back and a Jack carry the position's rank, if
    they are not of piles, which stand below each other.
    """

    def __init__(self, stage, x: int, y: int, pitch: int, down: int, columns: int = card.COLUMNS,
                 rows: int = card.ROWS, across: int = ACROSS):
        self._stage = stage
        self._x, self._y, self._pitch, self._down = x, y, pitch, down
        self._columns, self._rows, self._across = columns, rows, across
        self._sprites: list = []
        self._sprite: "Any" = None  # of the card that is being drawn
        self.cards = b""

    def corner(self, place: int) -> tuple:
        """The top left pixel of a card."""
        across = self._across
        return self._x + self._pitch * (place % across), self._y + self._down * (place // across)

    def show(self, layout) -> None:
        """Show a layout; positions that it has lost stay empty."""
        self.cards = bytes(layout)
        sprites = self._sprites
        while len(sprites) < len(layout):
            x, y = self.corner(len(sprites))
            sprites.append(self._stage.sprite(x, y, self._columns, self._rows))
        for place in range(len(sprites)):
            sprites[place].hide(place >= len(layout))
            if place < len(layout):
                self.show_at(place, layout[place])

    def show_at(self, place: int, shown: int, lit: bool = False) -> None:
        """Show a card on a position."""
        sprite = self._sprite = self._sprites[place]
        card.face(self, shown)
        if self._columns < card.COLUMNS:
            self._narrow(shown)
        elif self._across > 1:
            if shown == HIDDEN:
                sprite.put(1, 1, number_tile(place))
            elif shown >> 2 == JACK:
                column = 2 if self._pitch >= _NUMBERED else 1
                sprite.put(column, 2 if self._down >= 24 else 1, number_tile(place))
        if lit:
            card.lit(sprite, shown)

    def put(self, column: int, row: int, tile: int) -> None:
        """As of the sprite of a whole card, of which we show a part."""
        if column < self._columns and row < self._rows:
            self._sprite.put(column, row, tile)

    def ink(self, number: int) -> None:
        """As of a sprite."""
        self._sprite.ink(number)

    def _narrow(self, shown: int) -> None:
        """The right edge of a card of two columns."""
        if shown >> 2 == _TEN:
            return
        for row in range(self._rows):
            tile = tiles.CARD_RIGHT if row else tiles.CARD_TOP_RIGHT
            if shown == HIDDEN:
                tile = tiles.BACK + card.COLUMNS * row + card.COLUMNS - 1
            self._sprite.put(1, row, tile)

    def back(self, place: int) -> None:
        """Show again what lies on a position, after something else was shown there."""
        self.show_at(place, self.cards[place])

    def at(self, x: int, y: int) -> int:
        """The position that is touched, -1 for none."""
        column, row = (x - self._x) // self._pitch, (y - self._y) // self._down
        if row < 0 or not 0 <= column < self._across:
            return -1
        place = self._across * min(1, row) + column
        if place >= len(self.cards):
            place -= self._across  # nothing lies over the card above
        return place if 0 <= place < len(self.cards) else -1


class Piles(Cards):
    """Stock over discard pile at the right edge, and on the stock the card that is in hand.

    top: the card that lies on the discard pile, NONE without any. count: a text of three
    letters for the cards of the stock."""

    def __init__(self, stage, y: int, down: int, count):
        super().__init__(stage, stage.width - card.WIDTH - _EDGE, y, _WIDE, down, across=1)
        self._count = count
        self.top = NONE

    def lay(self, stock: int, discard, hand: int = NONE) -> None:
        """Show how many cards the stock has, the discards, and the card in hand if any."""
        self._count.write(at_right(str(stock), _LETTERS - (stock < 10)))
        over = hand if hand != NONE else HIDDEN if stock else NONE
        self.top = discard[len(discard) - 1] if discard else NONE
        self.show((over, self.top))
        if hand != NONE:
            self.show_at(STOCK, hand, True)

    def tone(self, state) -> None:
        """Light the discard or make it dim: `state` is card.lit, card.dim or card.plain."""
        if self.top != NONE:
            state(self._sprites[DISCARD], self.top)
