# SPDX-License-Identifier: MIT
"""The layouts of the other seats above, in the order of play from left to right and downwards."""

from micropython import const

from firmware.ui.text import at_right

_LETTERS = const(8)  # of a name
_SPOT = const(4)  # bytes of each block in `spots`
_ROW = const(2)
_COLUMN = const(3)


class Others:
    """blocks: Cards or Tiny. pages, spots: as making.py lays them."""

    def __init__(self, app, blocks: list, pages: list, spots: bytes):
        self._app = app
        self._blocks, self._pages, self._spots = blocks, pages, spots

    def show(self, view, layouts) -> None:
        """Show the layouts, given by seat; the name of the seat that decides is left out."""
        seat = view.seat
        for number, block in enumerate(self._blocks):
            seat = (seat + 1) % len(layouts)
            names, sizes = self._pages[self._spots[_SPOT * number + _ROW]]
            column = self._spots[_SPOT * number + _COLUMN]
            name = "" if seat == view.turn else self._app.name(seat)
            names.write(column, 0, name + (_LETTERS - len(name)) * " ")
            sizes.write(column, 0, at_right(str(len(layouts[seat])), 2))
            block.show(layouts[seat])

    def corner(self, view, seat: int) -> tuple:
        """Where the name of a seat stands."""
        at = _SPOT * ((seat - view.seat - 1) % len(view.sizes))
        return self._spots[at], self._spots[at + 1]

    def light(self, view, seat: int, place: int, shown: int) -> None:
        """Light a card that has just come to a position of a seat."""
        self._blocks[(seat - view.seat - 1) % len(view.sizes)].show_at(place, shown, True)
