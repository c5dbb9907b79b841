# SPDX-License-Identifier: MIT
"""The cursor: four corners around a card."""

from micropython import const

from firmware.art import tiles

_COLUMNS = const(3)  # tiles of a playing card
_ROWS = const(4)
_AROUND = const(4)  # pixels outside the card


class Cursor:
    """Hidden until it is put around a card, which has so many tiles."""

    def __init__(self, stage, columns: int = _COLUMNS, rows: int = _ROWS):
        self._sprite = sprite = stage.sprite(0, 0, columns + 1, rows + 1)
        for corner in range(4):
            column = columns if corner & 1 else 0
            row = rows if corner & 2 else 0
            sprite.put(column, row, tiles.CURSOR + corner)
        sprite.hide()

    def around(self, x: int, y: int) -> None:
        """Show it around the card whose top left pixel is at x, y."""
        self._sprite.move(x - _AROUND, y - _AROUND)
        self._sprite.hide(False)

    def hide(self) -> None:
        """Take it off the screen."""
        self._sprite.hide()
