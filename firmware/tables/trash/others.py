# SPDX-License-Identifier: MIT
"""The layouts of the other seats above: a large one, two middling or up to five small ones."""

from micropython import const

from firmware.tables.trash.bar import Bar
from firmware.tables.trash.blocks import Halves, Tiny
from firmware.tables.trash.own import PITCH

NAME = 6  # tiles of the longest name
_EDGE = const(2)
_LARGE = const(3)  # columns of a card
_MIDDLING = const(2)
_OVER = const(12)  # pitch of middling cards, which lie over one another
_PAIR = const(72)  # of two blocks; then the signs stand below each other
_THIRD = const(53)
_HALF = const(64)  # of two beside the signs
_LOWER = const(24)
_SINGLE = const(19)  # y of three blocks, which have the room of two rows


class Others:
    """Blocks in the order of play after the seat that looks: from left to right and downwards."""

    def __init__(self, app, count: int):
        self._app = app
        stage = app.stage
        self._bar = Bar(stage, NAME)
        self._blocks = [_block(stage, count, number) for number in range(count)]

    def show(self, view, layouts) -> None:
        """Show the layouts, given by seat; the name of the seat that decides is on a bar."""
        seats = len(layouts)
        self._bar.hide()
        for number, block in enumerate(self._blocks):
            seat = (view.seat + 1 + number) % seats
            active = seat == view.turn
            block.title(self._app.name(seat), len(layouts[seat]), active)
            block.lay(layouts[seat])
            if active:
                self._bar.show(block.x, block.y)

    def light(self, view, seat: int, place: int, shown: int) -> None:
        """Light a card that has just come to a position of a seat."""
        block = self._blocks[(seat - view.seat - 1) % len(view.sizes)]
        block.light(place, shown)


def _block(stage, count: int, number: int) -> "Halves | Tiny":
    """Make a block as large as so many leave room for."""
    if count == 1:
        return Halves(stage, _EDGE, PITCH, _LARGE)
    if count == 2:
        return Halves(stage, _EDGE + _PAIR * number, _OVER, _MIDDLING)
    x, y = _place(count, number)
    return Tiny(stage, x, y)


def _place(count: int, number: int) -> tuple:
    """Where a small block stands; the upper right corner belongs to the signs."""
    if count == 3:
        return 1 + _THIRD * number, _SINGLE
    if count == 4:
        return 1 + _HALF * (number % 2), _LOWER * (number // 2)
    number += number > 1
    return 1 + _THIRD * (number % 3), _LOWER * (number // 3)
