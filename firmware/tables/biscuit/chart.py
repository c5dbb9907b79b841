# SPDX-License-Identifier: MIT
"""The board of Biscuit on the screen: small cards, folded or as they lie, as many as have room."""

from firmware.art import tiles
from firmware.tables.biscuit.fold import Fold
from firmware.ui import decktet_card, theme
from firmware.ui.cursor import Cursor

_CARD = decktet_card.TILES
_EDGE = 3  # pixels, for the cursor
_ANY = 999  # more tiles than any board has


class Chart:
    """A window of tiles on the board from line y down; later layers: lit cards, cursor.

    rows: how many of all_rows are used now; the cards in hand need the others.
    """

    def __init__(self, stage, y: int, rows: int):
        self._tile = stage.tile
        self._columns = (stage.width - 2 * _EDGE) // stage.tile
        self._x = (stage.width - self._columns * stage.tile) // 2
        self._y = y
        self.rows = rows
        self.all_rows = (stage.height - y) // stage.tile
        self._grid = stage.sprite(self._x, y, self._columns, self.all_rows)
        self._light = stage.sprite(self._x, y, self._columns, self.all_rows, theme.DECKTET_LIT)
        self._cursor = Cursor(stage, _CARD, _CARD)
        self._cells = bytearray(self._columns * self.all_rows)
        self._lit = bytearray(len(self._cells))
        self._left = self._top = 0  # of the window, in tiles of the fold
        self._fold: Fold = None

    def show(self, board, focus: tuple = (), open_=(), lit: bytes = b"", held: int = -1):
        """Draw the board. focus: x, y to be in sight; open_: places to mark; lit: cards to light;
        held: the card that is tried at the focus, under the cursor."""
        self._fold = Fold(board, self._columns, self.rows, open_, lit)
        self._cursor.hide()
        self._draw(focus, lit)
        for x, y, column, row in self._fold.places:
            self._lay(self._cells, tiles.PLACE, column, row)
            if held >= 0 and (x, y) == focus:
                self._lay(self._lit, decktet_card.quarters(held), column, row)
                self._cursor.around(self._at_x(column), self._at_y(row))
        self._send()

    def look(self, board, at: int) -> None:
        """Draw the board unfolded, as much of it as has room around a card, under the cursor."""
        self._fold = Fold(board, _ANY, _ANY, (), b"")
        self._draw((), bytes((at,)))
        for card, column, row in self._fold.cards:
            if card == at:
                self._cursor.around(self._at_x(column), self._at_y(row))
        self._send()

    @property
    def cut(self) -> bool:
        """Whether something is out of sight for want of rows."""
        return self._fold.rows > self.rows

    @property
    def cramped(self) -> bool:
        """Whether something is folded or out of sight for want of rows."""
        return self.cut or any([not across for _, _, across in self._fold.folds])

    def _draw(self, focus: tuple, lit: bytes) -> None:
        """Lay the cards, the folds and what looks out below the initial card."""
        fold = self._fold
        self._aim(focus, lit)
        self._clear()
        for card, column, row in fold.cards:
            self._lay(self._cells, decktet_card.quarters(card), column, row)
            if card in lit:
                self._lay(self._lit, decktet_card.quarters(card), column, row)
        for column, row, across in fold.folds:
            if across:
                self._put(self._cells, tiles.FOLD_ACROSS[0], column, row)
                self._put(self._cells, tiles.FOLD_ACROSS[1], column, row + 1)
            else:
                self._put(self._cells, tiles.FOLD_DOWN[0], column, row)
                self._put(self._cells, tiles.FOLD_DOWN[1], column + 1, row)
        for half in range(_CARD):
            column = fold.initial + half
            self._put(self._cells, tiles.UNDER[half], column, fold.main - 1)
            self._put(self._cells, tiles.UNDER[_CARD + half], column, fold.main + _CARD)

    def place_at(self, x: int, y: int):
        """The open place that is touched, as x, y of the board; None where there is none."""
        size = _CARD * self._tile
        for place_x, place_y, column, row in self._fold.places:
            left, top = self._at_x(column), self._at_y(row)
            if left <= x < left + size and top <= y < top + size:
                return place_x, place_y
        return None

    def card_at(self, x: int, y: int) -> int:
        """The card that is touched, -1 where there is none."""
        size = _CARD * self._tile
        for card, column, row in self._fold.cards:
            left, top = self._at_x(column), self._at_y(row)
            if left <= x < left + size and top <= y < top + size:
                return card
        return -1

    def _at_x(self, column: int) -> int:
        return self._x + (column - self._left) * self._tile

    def _at_y(self, row: int) -> int:
        return self._y + (row - self._top) * self._tile

    def _aim(self, focus: tuple, lit: bytes) -> None:
        """Move the window: the middle if all has room, else so that the focus is well in sight."""
        fold = self._fold
        spots = [(column, row) for card, column, row in fold.cards if card in lit]
        spots.extend([(c, r) for x, y, c, r in fold.places if (x, y) == focus])
        if not spots:
            spots.append((fold.initial, fold.main))
        columns = [spot[0] for spot in spots]
        rows = [spot[1] for spot in spots]
        self._left = _window(min(columns), max(columns), self._columns, fold.columns)
        self._top = _window(min(rows), max(rows), self.rows, fold.rows)
        if fold.rows <= self.rows:
            middle = (self.rows - _CARD) // 2  # where the main line lies, if that is possible
            highest = fold.rows - self.rows
            self._top = min(0, max(highest, fold.main - middle))

    def _clear(self) -> None:
        for cells in (self._cells, self._lit):
            for at in range(len(cells)):
                cells[at] = 0

    def _lay(self, cells: bytearray, picture: bytes, column: int, row: int) -> None:
        """Lay a picture of a card's size."""
        for at in range(len(picture)):
            self._put(cells, picture[at], column + at % _CARD, row + at // _CARD)

    def _put(self, cells: bytearray, tile: int, column: int, row: int) -> None:
        column -= self._left
        row -= self._top
        if 0 <= column < self._columns and 0 <= row < self.rows:
            cells[row * self._columns + column] = tile

    def _send(self) -> None:
        """Put what has changed on the sprites."""
        for grid, cells in ((self._grid, self._cells), (self._light, self._lit)):
            at = 0
            for row in range(self.all_rows):
                for column in range(self._columns):
                    grid.put(column, row, cells[at])
                    at += 1


def _window(first: int, last: int, room: int, size: int) -> int:
    """Where a window of `room` begins that shows cards from first to last of a line of `size`."""
    if size <= room:
        return -((room - size) // 2)
    middle = (first + last + _CARD) // 2 - room // 2
    return max(0, min(size - room, middle))
