# SPDX-License-Identifier: MIT
"""The board of Biscuit on the screen: small cards, folded or as they lie, as many as have room."""

from micropython import const

from firmware.art import tiles
from firmware.tables.biscuit.fold import Fold
from firmware.ui import theme
from firmware.ui.decktet_card import quarters

_CARD = const(2)  # tiles of a card, as in decktet_card.py
_EDGE = const(3)  # pixels, for the cursor
_ANY = const(99)  # more tiles than any board has


class Chart(Fold):
    """A window of tiles on the board from line y down, and a layer of lit cards on it.

    rows: how many of all_rows are used now; the cards in hand need the others. x, y: where it
    begins, in pixels; left, top: what is seen there, in tiles of the fold.
    """

    def __init__(self, stage, y: int, rows: int):
        self.tile = stage.tile
        self.columns = (stage.width - 2 * _EDGE) // stage.tile
        self.x = (stage.width - self.columns * stage.tile) // 2
        self.y = y
        self.rows = rows
        self.all_rows = (stage.height - y) // stage.tile
        self.left = self.top = 0
        size = self.columns * self.all_rows
        # What is drawn next, for one layer after the other: this room is taken but once, as a heap
        # full of crumbs might not have it.
        self._cells = bytearray(size)
        self._blank = bytes(self.columns)
        self._layers = []  # sprite, and what lies on its cells
        for ink in (theme.PLAIN, theme.DECKTET_LIT):
            sprite = stage.sprite(self.x, y, self.columns, self.all_rows, ink)
            self._layers.append([sprite, bytearray(size)])

    def draw(self, lit: bytes = b"", focus: bytes = b"", card: int = -1) -> tuple:
        """Draw what is laid out. lit: cards to light; focus: the place to be in sight, as the last
        two bytes of a move, where `card` is tried. Return the pixel of that card, or else of the
        one lit last."""
        self._aim(lit, focus)
        # Cards, folds, what looks out below the initial card, and open places.
        cards, folds, places = self.cards, self.folds, self.places
        for at in range(0, len(cards), 3):
            self._lay(quarters(cards[at]), cards[at + 1], cards[at + 2])
        for at in range(0, len(folds), 3):
            if folds[at + 2]:
                self._lay(_pair(tiles.FOLD_ACROSS), folds[at], folds[at + 1], 1)
            else:
                self._lay(_pair(tiles.FOLD_DOWN), folds[at], folds[at + 1])
        self._lay(_pair(tiles.UNDER), self.initial, self.main - 1)
        self._lay(_pair(tiles.UNDER + _CARD), self.initial, self.main + _CARD)
        for at in range(0, len(places), 4):
            self._lay(range(tiles.PLACE, tiles.PLACE + 4), places[at + 2], places[at + 3])
        self._send(self._layers[0])
        found = (0, 0)
        for at in range(0, len(cards), 3):
            if cards[at] in lit:
                found = cards[at + 1], cards[at + 2]
                self._lay(quarters(cards[at]), *found)
        for at in range(0, len(places), 4):
            if self.places[at:at + 2] == focus:
                found = places[at + 2], places[at + 3]
                self._lay(quarters(card), *found)
        self._send(self._layers[1])
        x, y = found[0] - self.left, found[1] - self.top
        return self.x + x * self.tile, self.y + y * self.tile

    def _aim(self, lit: bytes, focus: bytes) -> None:
        """Move the window: the middle if all has room, else so that the focus is well in sight."""
        left, right, upper, lower = _ANY, 0, _ANY, 0
        for at in range(0, len(self.cards), 3):
            if self.cards[at] in lit:
                column, row = self.cards[at + 1], self.cards[at + 2]
                left, right = min(left, column), max(right, column)
                upper, lower = min(upper, row), max(lower, row)
        for at in range(0, len(self.places), 4):
            if self.places[at:at + 2] == focus:
                left = right = self.places[at + 2]
                upper = lower = self.places[at + 3]
        if left == _ANY:
            left = right = self.initial
            upper = lower = self.main
        self.left = _window(left, right, self.columns, self.width)
        self.top = _window(upper, lower, self.rows, self.height)
        if self.height <= self.rows:
            middle = (self.rows - _CARD) // 2  # where the main line lies, if that is possible
            self.top = min(0, max(self.height - self.rows, self.main - middle))

    def _lay(self, picture, column: int, row: int, across: int = _CARD) -> None:
        """Lay a picture with so many tiles in a row; what is outside of the window is cut."""
        column -= self.left
        row -= self.top
        cells, columns, rows = self._cells, self.columns, self.rows
        at = 0
        for tile in picture:
            x = column + at % across
            y = row + at // across
            if 0 <= x < columns and 0 <= y < rows:
                cells[y * columns + x] = tile
            at += 1

    def _send(self, layer: list) -> None:
        """Put what has changed on a sprite; what lay there is room for what is drawn next."""
        sprite, old = layer
        layer[1] = new = self._cells
        self._cells = old
        columns = self.columns
        for row in range(self.all_rows):
            first = row * columns
            if new[first:first + columns] != old[first:first + columns]:
                for column in range(columns):
                    tile = new[first + column]
                    if tile != old[first + column]:
                        sprite.put(column, row, tile)
            old[first:first + columns] = self._blank


def _window(first: int, last: int, room: int, size: int) -> int:
    """Where a window of `room` begins that shows cards from first to last of a line of `size`."""
    if size <= room:
        return -((room - size) // 2)
    middle = (first + last + _CARD) // 2 - room // 2
    return max(0, min(size - room, middle))


def _pair(tile: int):
    """A picture of two tiles."""
    return range(tile, tile + _CARD)
