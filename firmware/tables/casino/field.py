# SPDX-License-Identifier: MIT
"""The open cards of casino: units with value and owner, then loose cards by rank, in rows.

lay.py says where they lie.
"""

from micropython import const

from firmware import tables
from firmware.loading import unload
from firmware.ui import card, theme
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP
from firmware.ui.cursor import Cursor

DIM, PLAIN, LIT = 0, 1, 2  # states of an item
UNIT = const(64)  # an item is the code of a card, or this and the value of a unit
_LEAST = const(20)  # those of the lowest row where there is little room
# From the top and the bottom to where the cursor may be put: it would cover names, or words.
_UNDER = const(3)
_ABOVE = const(24)
_STEP = const(26)  # from one row to the next, where there is room
_TILES = const(3)


class Field:
    """items: what lies there, in reading order; places: x, width in sight, row of each; plates:
    short name and colour of the owner of a unit, and whether it is a call, by its value; rows: how
    many there are; at: the item under the cursor, -1 for none.

    It is drawn by lay.py, which is in memory only for that.
    """

    def __init__(self, app, top: int, bottom: int):
        self.app = app
        self.top, self.bottom = top, bottom
        self.pitch = min(_STEP, bottom - top - _LEAST)
        self.sight = 1 + (bottom - top - _LEAST) // self.pitch  # rows
        self.cards = []  # sprites, used for one card after another
        self.units = []  # the same: two plates, and pages for the value and the owner
        self.more = []  # arrows that tell of rows above and below, once there are more
        self.cursor: Cursor = None  # lies over all of them, so it is made after them
        self._frame: Cursor = None  # that of units, once it is needed
        self._around: Cursor = None  # that of the two which is shown
        self.clear()

    def clear(self) -> None:
        """Nothing lies there."""
        self.items = []
        self.places = []
        self.plates = {}
        self.rows = 0
        self.at = -1
        self.first = 0
        self.states = b""
        self.drawn = []  # (number of an item, what it is drawn with) of those in sight

    def light(self, cards, units) -> None:
        """Light these cards and the units of these values."""
        self.tone(bytes([
            LIT if (item ^ UNIT in units if item & UNIT else item in cards) else PLAIN
            for item in self.items
        ]))

    def tone(self, states: bytes) -> None:
        """Light, show plainly or dim each item."""
        before, self.states = self.states, states
        for at, thing in self.drawn:
            state, item = states[at], self.items[at]
            if before and before[at] == state:
                continue
            if item & UNIT:
                for sprite in thing[:2]:
                    sprite.ink(theme.CHOSEN if state == LIT else theme.PLAIN)
                faint = theme.NIGHT if state == LIT else theme.GREY
                owner = self.plates[item ^ UNIT][1]
                thing[2].colour(theme.PAPER if state == PLAIN else faint)
                thing[3].colour(owner if state == PLAIN else faint)
            elif state == PLAIN:
                card.plain(thing, item)
            else:
                (card.lit if state == LIT else card.dim)(thing, item)

    def focus(self, at: int) -> None:
        """Put the cursor on an item, or away with -1."""
        self.at = at
        if self._around is not None:
            self._around.hide()
        if at < 0:
            return
        row = self.places[at][2]
        if not self.seen(row):
            self.first = min(row, self.rows - self.sight)
            self.scroll()
        self._around = self.cursor
        if self.items[at] & UNIT:
            if self._frame is None:
                self._frame = Cursor(self.app.stage, _TILES, _TILES)
            self._around = self._frame
        x, _, row = self.places[at]
        y = max(self.y(row), self.top + _UNDER)
        self._around.around(x, min(y, self.bottom - _ABOVE))

    def scroll(self) -> None:
        """Draw what is in sight anew."""
        tables.part("casino", "lay").draw(self)
        unload("firmware.tables.casino.lay")

    def step(self, key: int, able) -> int:
        """The item that a key leads to from the cursor, of those whose number is in `able`; -1 for
        none that way. Within a row one comes round."""
        x, _, row = self.places[self.at]
        if key in (LEFT, RIGHT):
            ordered = [at for at in able if self.places[at][2] == row]
            if self.at not in ordered:
                ordered = sorted(ordered + [self.at])
            return ordered[(ordered.index(self.at) + (1 if key == RIGHT else -1)) % len(ordered)]
        by = {UP: -1, DOWN: 1}.get(key, 0)
        while by:
            row += by
            if not 0 <= row < self.rows:
                return -1
            found = self.nearest(x, row, able)
            if found >= 0:
                return found
        return self.at

    def nearest(self, x: int, row: int, able) -> int:
        """The item of a row (-1: the lowest that has any) that lies nearest to x; -1 for none."""
        if row < 0 and able:
            row = max([self.places[at][2] for at in able])
        best, least = -1, 999
        for at in able:
            far = abs(self.places[at][0] - x)
            if self.places[at][2] == row and far < least:
                best, least = at, far
        return best

    def seen(self, row: int) -> bool:
        return self.first <= row < self.first + self.sight

    def y(self, row: int) -> int:
        """The top of a row in sight; one row alone lies in the middle."""
        if self.rows == 1:
            return self.top + (self.bottom - self.top - card.HEIGHT) // 2
        return self.top + self.pitch * (row - self.first)
