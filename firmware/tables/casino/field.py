# SPDX-License-Identifier: MIT
"""The open cards of casino: units with value and owner, then loose cards by rank, in rows."""

from micropython import const

from firmware.art import tiles
from firmware.tables.casino import spread
from firmware.tables.casino.unit import Unit
from firmware.ui import card
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP

DIM, PLAIN, LIT = 0, 1, 2  # states of an item
UNIT = const(64)  # an item is the code of a card, or this and the value of a unit
_ROWS = const(2)  # in sight
_INDEX = const(25)  # pixels of a card that show rank and suit
_UNIT_HEIGHT = const(24)
_STEP = const(26)  # from one row to the next, where there is room
_LEFT = const(3)


class Field:
    """items: what lies there, in reading order; at: the one under the cursor, -1 for none.

    It is made for so many cards and units; further ones are made when they come, and lie over
    things that they should lie under by some pixels.
    """

    def __init__(self, app, top: int, bottom: int, cards: int, units: int):
        self._app = app
        stage = app.stage
        self._top, self._bottom = top, bottom
        self._room = stage.width - 2 * _LEFT
        self._cards = []
        self._units = []
        for _ in range(cards):
            self._make_card()
        for _ in range(units):
            self._units.append(Unit(app))
        self._more = []  # arrows that tell of rows above and below
        for arrow, y in ((2, top), (3, bottom - stage.tile)):
            sprite = stage.sprite(stage.width - stage.tile, y, 1, 1)
            sprite.put(0, 0, tiles.ARROW[arrow])
            self._more.append(sprite)
        self._corners = []
        for corner in range(4):
            sprite = stage.sprite(0, 0, 1, 1)
            sprite.put(0, 0, tiles.CURSOR[corner])
            self._corners.append(sprite)
        self._show_nothing()

    def _make_card(self) -> None:
        sprite = self._app.stage.sprite(0, 0, card.COLUMNS, card.ROWS)
        sprite.hide()
        self._cards.append(sprite)

    def _show_nothing(self) -> None:
        self.items = []
        self.at = -1
        self._places = []  # (x, width in sight, row) of each item
        self._first = 0
        self._states = b""
        self._drawn = []  # (number of an item, its sprite or unit) of those in sight
        self._owners = {}  # units by value

    def show(self, units, table, extra: bytes = b"") -> None:
        """Show units and loose cards, none chosen; `extra`: a card that has just been played."""
        self._show_nothing()
        cards = list(extra) + sorted(table)
        rows = spread.rows(len(units), len(cards), self._room)
        self._count = len(rows)
        for row, (some, more, pitch) in enumerate(rows):
            x = _LEFT
            for unit in units[:some]:
                self.items.append(UNIT | unit[0])
                self._owners[unit[0]] = unit
                self._places.append((x, card.WIDTH, row))
                x += spread.ROOMY
            units = units[some:]
            for number in range(more):
                self.items.append(cards[number])
                wide = card.WIDTH if number == more - 1 else min(pitch, card.WIDTH)
                self._places.append((x, wide, row))
                x += pitch
            cards = cards[more:]
        self._states = bytes([PLAIN] * len(self.items))
        self._draw()
        self.focus(-1)

    def tone(self, states: bytes) -> None:
        """Light, show plainly or dim each item."""
        self._states = states
        for at, thing in self._drawn:
            state, item = states[at], self.items[at]
            if item & UNIT:
                thing.tone(state)
            elif state == PLAIN:
                card.plain(thing, item)
            else:
                (card.lit if state == LIT else card.dim)(thing, item)

    def focus(self, at: int) -> None:
        """Put the cursor on an item, or away with -1."""
        self.at = at
        for corner in self._corners:
            corner.hide(at < 0)
        if at < 0:
            return
        row = self._places[at][2]
        if not self._first <= row < self._first + _ROWS:
            self._first = min(row, self._count - _ROWS)
            self._draw()
        x, wide, row = self._places[at]
        y = self._y(row)
        right, low = x + wide - 6, y + self._height(at) - 6
        for corner, (left, top) in zip(
            self._corners, ((x - 2, y - 2), (right, y - 2), (x - 2, low), (right, low))
        ):
            corner.move(left, top)

    def item_at(self, x: int, y: int) -> int:
        """The number of the item that is touched, -1 for none."""
        for at in range(len(self.items)):
            left, wide, row = self._places[at]
            if self._in_sight(row) and left <= x < left + wide:
                top = self._y(row)
                if top <= y < top + self._height(at):
                    return at
        return -1

    def turned(self, x: int, y: int) -> bool:
        """Show the rows above or below if their arrow is touched."""
        for by, arrow in zip((-1, 1), self._more):
            if not arrow.hidden and arrow.x - 4 <= x and arrow.y - 4 <= y < arrow.y + 12:
                self._first += by
                self.focus(-1)
                self._draw()
                return True
        return False

    def step(self, key: int, able) -> int:
        """The item that a key leads to from the cursor, of those whose number is in `able`; -1 for
        none that way. Within a row one comes round."""
        x, _, row = self._places[self.at]
        beside = [at for at in able if self._places[at][2] == row]
        if key in (LEFT, RIGHT):
            ordered = sorted(beside + [self.at])
            return ordered[(ordered.index(self.at) + (1 if key == RIGHT else -1)) % len(ordered)]
        by = {UP: -1, DOWN: 1}.get(key, 0)
        while by:
            row += by
            if not 0 <= row < self._count:
                return -1
            found = self.nearest(x, row, able)
            if found >= 0:
                return found
        return self.at

    def nearest(self, x: int, row: int, able) -> int:
        """The item of a row (-1: the lowest that has any) that lies nearest to x; -1 for none."""
        while row < 0 and able:
            row = max([self._places[at][2] for at in able])
        best, least = -1, 999
        for at in able:
            far = abs(self._places[at][0] - x)
            if self._places[at][2] == row and far < least:
                best, least = at, far
        return best

    def _in_sight(self, row: int) -> bool:
        return self._first <= row < self._first + _ROWS

    def _y(self, row: int) -> int:
        """The top of a row in sight; one row alone lies in the middle."""
        if self._count == 1:
            return self._top + (self._bottom - self._top - card.HEIGHT) // 2
        step = min(_STEP, self._bottom - self._top - _INDEX)
        return self._top + step * (row - self._first)

    def _height(self, at: int) -> int:
        """How many pixels of an item are in sight."""
        row = self._places[at][2]
        if self.items[at] & UNIT:
            return _UNIT_HEIGHT
        if row == self._first and self._count > 1:
            return _INDEX
        return min(card.HEIGHT, self._bottom - self._y(row))

    def _draw(self) -> None:
        """Draw what is in sight."""
        self._drawn = []
        sprites, units = 0, 0
        for at, item in enumerate(self.items):
            x, _, row = self._places[at]
            if not self._in_sight(row):
                continue
            if item & UNIT:
                if units == len(self._units):
                    self._units.append(Unit(self._app))
                thing = self._units[units]
                units += 1
                thing.show(x, self._y(row), self._owners[item ^ UNIT])
            else:
                if sprites == len(self._cards):
                    self._make_card()
                thing = self._cards[sprites]
                sprites += 1
                thing.move(x, self._y(row))
                thing.hide(False)
                card.face(thing, item)
            self._drawn.append((at, thing))
        for thing in self._units[units:] + self._cards[sprites:]:
            thing.hide()
        self._more[0].hide(not self._first)
        self._more[1].hide(self._count <= self._first + _ROWS)
        self.tone(self._states)
