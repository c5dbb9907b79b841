# SPDX-License-Identifier: MIT
"""The large layout at the bottom: two rows of five positions, numbered while face down."""

from micropython import const

from engine.cards import HIDDEN, JACK
from firmware.art import tiles
from firmware.ui import card
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP
from firmware.ui.cursor import Cursor

ACROSS = const(5)
MOST = const(10)
PITCH = const(25)
DOWNWARD = const(24)  # from row to row: rank and suit of the upper one stay in sight
HEIGHT = const(49)  # of both rows; the lower cards reach beyond the edge of the stage
_LEFT = const(2)
_TEN = const(9)
_CURSOR_ROWS = const(3)


def number_tile(place: int) -> int:
    """The tile with the rank that belongs to a position (from 0)."""
    return tiles.TINY_TEN if place == _TEN else tiles.DECKTET_RANK[place + 1]


class Own:
    """Places are counted from 0. open: a bit for each position where a Jack may go."""

    def __init__(self, stage, y: int):
        self._y = y
        self._lowest = stage.height - 8 * (_CURSOR_ROWS + 1) + 5
        self._sprites = []
        for place in range(MOST):
            sprite = stage.sprite(self._x(place), self._top(place), card.COLUMNS, card.ROWS)
            self._sprites.append(sprite)
        self._cursor = Cursor(stage, card.COLUMNS, _CURSOR_ROWS)
        self._cards = b""

    def _x(self, place: int) -> int:
        return _LEFT + PITCH * (place % ACROSS)

    def _top(self, place: int) -> int:
        return self._y + DOWNWARD * (place // ACROSS)

    def show(self, layout) -> None:
        """Show a layout as its owner sees it; positions that it has lost stay empty."""
        self._cards = bytes(layout)
        for place, sprite in enumerate(self._sprites):
            sprite.hide(place >= len(layout))
            if place < len(layout):
                self.put(place, layout[place])
        self._cursor.hide()

    def put(self, place: int, shown: int, lit: bool = False) -> None:
        """Show a card on a position; a back and a Jack carry the position's rank."""
        sprite = self._sprites[place]
        card.face(sprite, shown)
        if shown == HIDDEN:
            sprite.put(1, 1, number_tile(place))
        elif shown >> 2 == JACK:
            sprite.put(2, 2, number_tile(place))
        if lit:
            card.lit(sprite, shown)

    def back(self, place: int) -> None:
        """Show again what lies on a position, after something else was shown there."""
        self.put(place, self._cards[place])

    def point(self, place: int) -> None:
        """Put the cursor on a position, or away with -1."""
        if place < 0:
            self._cursor.hide()
        else:
            y = min(self._top(place), self._lowest)
            self._cursor.around(self._x(place), y)

    def at(self, x: int, y: int) -> int:
        """The position that is touched, -1 for none."""
        column, row = (x - _LEFT) // PITCH, (y - self._y) // DOWNWARD
        place = ACROSS * min(1, row) + column
        if row < 0 or not 0 <= column < ACROSS or place >= len(self._cards):
            return -1
        return place

    def step(self, at: int, key: int) -> int:
        """The next face-down position in a direction, else the same one."""
        if key in (LEFT, RIGHT):
            by = 1 if key == RIGHT else -1
            place = (at + by) % len(self._cards)
            while self._cards[place] != HIDDEN:
                place = (place + by) % len(self._cards)
            return place
        if key not in (UP, DOWN):
            return at
        best = at
        for place in range(len(self._cards)):
            if self._cards[place] == HIDDEN and place // ACROSS != at // ACROSS:
                if best == at or _aside(place, at) < _aside(best, at):
                    best = place
        return best


def _aside(place: int, at: int) -> int:
    """How many columns lie between two positions."""
    return abs(place % ACROSS - at % ACROSS)
