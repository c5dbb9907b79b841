# SPDX-License-Identifier: MIT
"""The cursor: four corners around a card."""

from micropython import const

from firmware.art import tiles

_COLUMNS = const(4)
_ROWS = const(5)
_AROUND = const(4)  # pixels outside the card


class Cursor:
    """Hidden until it is put around a card."""

    def __init__(self, stage):
        self._sprite = sprite = stage.sprite(0, 0, _COLUMNS, _ROWS)
        for corner in range(4):
            column = _COLUMNS - 1 if corner & 1 else 0
            row = _ROWS - 1 if corner & 2 else 0
            sprite.put(column, row, tiles.CURSOR[corner])
        sprite.hide()

    def around(self, x: int, y: int) -> None:
        """Show it around the card whose top left pixel is at x, y."""
        self._sprite.move(x - _AROUND, y - _AROUND)
        self._sprite.hide(False)

    def hide(self) -> None:
        """Take it off the screen."""
        self._sprite.hide()
