# SPDX-License-Identifier: MIT
"""The top of the Biscuit table: name, number of cards and points of every seat."""

from micropython import const

from firmware.ui import theme
from firmware.ui.text import at_right

HEIGHT = const(20)
_ROWS = const(2)
_SIGNS = const(32)  # pixels at the right end that belong to the signs
_POINTS = const(3)  # letters
_COUNT = const(2)
_LONG = const(8)
_SHORT = const(5)
_BESIDE = const(2)  # pixels between a name and its numbers,
_APART = const(18)  # or where there is room:
_WIDE = const(100)


class Strip:
    """Two rows; with three or four seats two stand side by side, with shortened names."""

    def __init__(self, app, seats: int):
        self._app = app
        stage = app.stage
        letter = stage.letter_width
        across = (seats + _ROWS - 1) // _ROWS
        room = (stage.width - _SIGNS) // across
        beside = _BESIDE if across > 1 or room < _WIDE else _APART
        numbers = beside + (_COUNT + _POINTS) * letter
        self._letters = min(_LONG if across == 1 else _SHORT, (room - numbers) // letter)
        wide = self._letters * letter + numbers
        self._cells = []
        for seat in range(seats):
            # The columns stand at the two ends of what the signs leave.
            x = 1 if seat % across == 0 else stage.width - _SIGNS - wide
            y = stage.letter_height * (seat // across)
            name = stage.page(x, y, self._letters, 1, theme.PAPER)
            x += self._letters * letter + beside
            count = stage.page(x, y, _COUNT, 1, theme.DIM)
            points = stage.page(x + _COUNT * letter, y, _POINTS, 1, theme.GOLD)
            self._cells.append((name, count, points))

    def show(self, turn: int, counts, points) -> None:
        """Show the numbers; the name of the seat whose turn it is shines."""
        for seat, (name, count, score) in enumerate(self._cells):
            name.colour(theme.GOLD if seat == turn else theme.PAPER)
            written = short(self._app.name(seat), self._letters)
            name.write(0, 0, written + (self._letters - len(written)) * " ")
            held = counts[seat]
            count.write(0, 0, ("□%d" if held < 10 else "%d") % held)
            score.write(0, 0, at_right(str(points[seat]), _POINTS))


def short(name: str, letters: int) -> str:
    """A name in so many letters; its number stays."""
    if len(name) <= letters:
        return name
    number = name[-1] if "0" <= name[-1] <= "9" else ""
    point = "." if letters > 2 else ""
    return name[:letters - len(point) - len(number)] + point + number
