# SPDX-License-Identifier: MIT
"""A layout as cards of one tile, where there is no room for more."""

from micropython import const

from engine.cards import HIDDEN, JACK
from firmware.art import tiles
from firmware.tables.trash.cards import ACROSS, number_tile
from firmware.ui import theme

_MOST = const(10)
_TILE = const(8)


class Tiny:
    """Shows a layout as Cards does. lights: a list for the one lit card of all these layouts."""

    def __init__(self, stage, x: int, y: int, lights: list):
        self._stage, self._x, self._y = stage, x, y
        self._sprite = stage.sprite(x, y, ACROSS, _MOST // ACROSS)
        self._lights = lights

    def show(self, layout) -> None:
        """Show the cards."""
        for light in self._lights:
            light.hide()
        for place in range(_MOST):
            tile = _tile(place, layout[place]) if place < len(layout) else 0
            self._sprite.put(place % ACROSS, place // ACROSS, tile)

    def show_at(self, place: int, shown: int, lit: bool = False) -> None:
        """Light a card that has just come to its place."""
        if not self._lights:
            self._lights.append(self._stage.sprite(0, 0, 1, 1, theme.DECKTET_LIT))
        light = self._lights[0]
        light.put(0, 0, _tile(place, shown))
        light.move(self._x + _TILE * (place % ACROSS), self._y + _TILE * (place // ACROSS))
        light.hide(False)


def _tile(place: int, shown: int) -> int:
    """The tile of a card: its rank is its position's, or it is a Jack (TR-05)."""
    if shown == HIDDEN:
        return tiles.TINY_BACK
    return tiles.TINY_JACK if shown >> 2 == JACK else number_tile(place)
