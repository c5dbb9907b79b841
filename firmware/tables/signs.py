# SPDX-License-Identifier: MIT
"""The two signs of every table: what START and SELECT do, to be touched."""

from micropython import const

from firmware.art import tiles
from firmware.ui.buttons import SELECT, START

_SIZE = const(16)
_NEAR = const(2)  # pixels around a sign that still touch it


class Signs:
    """At the top right, the menu to the right of the hint; or with x and y below each other.

    places: where they are, (x, y, key).
    """

    def __init__(self, stage, x: int = -1, y: int = 0):
        right, down = 0, 2
        if x < 0:
            x = stage.width - 2 * _SIZE
            right, down = 2, 0
        tile = stage.tile
        self.places = ((x, y, SELECT), (x + right * tile, y + down * tile, START))
        sprite = stage.sprite(x, y, 2 + right, 2 + down)
        for at in range(4):
            column, row = at & 1, at >> 1
            sprite.put(column, row, tiles.HINT + at)
            sprite.put(column + right, row + down, tiles.MENU + at)


def key_at(places: tuple, x: int, y: int) -> int:
    """The key whose sign is touched, or 0."""
    for left, top, key in places:
        if left <= x < left + _SIZE and top - _NEAR <= y < top + _SIZE + _NEAR:
            return key
    return 0
