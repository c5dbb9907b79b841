# SPDX-License-Identifier: MIT
"""A build or call on the table: a plate with its value and its owner; a call is a double one."""

from micropython import const

from firmware.art import tiles
from firmware.tables.casino import seats
from firmware.tables.casino.labels import short
from firmware.ui import theme
from firmware.ui.layout import panel

_TILES = const(3)  # width and height
_SIZE = const(24)
_PLAIN, _LIT = const(1), const(2)  # as in field.py
_BEHIND = const(18)  # where the second plate of a call begins


class Unit:
    """Made once and shown for one unit after another."""

    def __init__(self, app):
        self._app = app
        self._colour = theme.PAPER  # of the owner
        stage = app.stage
        self._behind = stage.sprite(0, 0, 1, _TILES)
        for row in range(_TILES):
            self._behind.put(0, row, tiles.FRAME[3 * row + 2])
        self._plate = panel(stage, 0, 0, _TILES, _TILES)
        self._value = stage.page(0, 0, 2, 1, theme.PAPER)
        self._owner = stage.page(0, 0, 3, 1, theme.PAPER)
        self._wide = stage.letter_width
        self._high = stage.letter_height
        self.hide()

    def hide(self) -> None:
        """Take it off the screen."""
        for thing in (self._behind, self._plate, self._value, self._owner):
            thing.hide()

    def show(self, x: int, y: int, unit: list) -> None:
        """Show a unit there: [value, owner, new, groups]."""
        self._behind.move(x + _BEHIND, y)
        self._behind.hide(len(unit[3]) < 2)
        self._plate.move(x, y)
        self._plate.hide(False)
        self._write(self._value, str(unit[0]), x, y + 1)
        self._write(self._owner, short(self._app, unit[1]), x, y + self._high)
        self._colour = seats.COLOURS[unit[1]]

    def tone(self, state: int) -> None:
        """Light it, show it plainly or dim it."""
        ink = theme.CHOSEN if state == _LIT else theme.PLAIN
        self._plate.ink(ink)
        self._behind.ink(ink)
        faint = theme.NIGHT if state == _LIT else theme.GREY
        self._value.colour(theme.PAPER if state == _PLAIN else faint)
        self._owner.colour(self._colour if state == _PLAIN else faint)

    def _write(self, page, text: str, x: int, y: int) -> None:
        page.clear()
        page.write(0, 0, text)
        page.move(x + (_SIZE - len(text) * self._wide) // 2, y)
        page.hide(False)
