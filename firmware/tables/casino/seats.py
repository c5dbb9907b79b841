# SPDX-License-Identifier: MIT
"""The top of the casino table: of each seat its name, how many cards it holds, its points."""

from micropython import const

from firmware.ui import theme
from firmware.ui.text import at_right

COLOURS = bytes((theme.GOLD, theme.SKY, theme.PEACH, theme.PAPER))  # of the seats
_NAME = const(8)  # letters
_HELD = const(51)  # from the left of a seat to its cards
_POINTS = const(61)


class Seats:
    """Two seats in a row, so that partners stand below each other. height: in pixels."""

    def __init__(self, app):
        self._app = app
        stage = app.stage
        count = len(app.match.players)
        self._cells = []
        for seat in range(count):
            x = 1 + stage.width // 2 * (seat & 1)
            y = stage.letter_height * (seat >> 1)
            name = stage.page(x, y, _NAME, 1, COLOURS[seat])
            name.write(0, 0, app.name(seat))
            held = stage.page(x + _HELD, y, 1, 1, theme.DIM)
            points = stage.page(x + _POINTS, y, 2, 1, theme.PAPER)
            self._cells.append((held, points))
        self.height = stage.letter_height * ((count + 1) // 2)

    def show(self, view, points) -> None:
        """Show the cards held, and these points."""
        for seat, (held, shown) in enumerate(self._cells):
            held.write(0, 0, theme.HELD[len(view.hands[seat])])
            shown.write(0, 0, at_right(str(points[seat]), 2))
