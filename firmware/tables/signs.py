# SPDX-License-Identifier: MIT
"""The two signs at the top right of every table: what START and SELECT do, to be touched."""

from micropython import const

from firmware.art import tiles
from firmware.ui import card
from firmware.ui.buttons import SELECT, START

_SIZE = const(16)
_NEAR = const(2)  # pixels around a sign that still touch it


class Signs:
    """The menu at the right, the hint to its left."""

    def __init__(self, stage):
        self._places = []
        for number, (picture, key) in enumerate(((tiles.HINT, SELECT), (tiles.MENU, START))):
            x = stage.width - _SIZE * (2 - number)
            sprite = stage.sprite(x, 0, 2, 2)
            card.lay(sprite, picture, 2)
            self._places.append((x, key))

    def key_at(self, x: int, y: int) -> int:
        """The key whose sign is touched, or 0."""
        for left, key in self._places:
            if y < _SIZE + _NEAR and left <= x < left + _SIZE:
                return key
        return 0
