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
_BESIDE = const(2)  # pixels between a name and its numbers, none where a seat has less than
_NARROW = const(50)
_APART = const(18)  # or this many where it has
_WIDE = const(96)


class Strip:
    """Two rows; with three or four seats two stand side by side. Names are as long as may be."""

    def __init__(self, app, seats: int):
        self._app = app
        stage = app.stage
        letter = stage.letter_width
        self.across = across = (seats + _ROWS - 1) // _ROWS
        room = (stage.width - _SIGNS) // across
        beside = _APART if room >= _WIDE else _BESIDE if room >= _NARROW else 0
        numbers = beside + (_COUNT + _POINTS) * letter
        # Where the next name is close, numbers of two figures stand off it.
        self._close = 0 if beside else 1
        self._wide = min(_LONG, (room - numbers) // letter)  # letters of a name
        wide = self._wide * letter + numbers
        self._names = []  # a page for each seat
        self._places = []  # pages of cards and of points, for each of those side by side
        for seat in range(seats):
            # The columns stand at the two ends of what the signs leave.
            x = min(1, room - wide) if seat % across == 0 else stage.width - _SIGNS - wide
            y = stage.letter_height * (seat // across)
            self._names.append(stage.page(x, y, self._wide, 1, theme.PAPER))
            if not y:
                x += self._wide * letter + beside
                rows = 1 if seat + across >= seats else _ROWS
                counts = stage.page(x, 0, _COUNT, rows, theme.DIM)
                x += _COUNT * letter
                self._places.append((counts, stage.page(x, 0, _POINTS, rows, theme.GOLD)))

    def show(self, turn: int, held, points) -> None:
        """Show the numbers; the name of the seat whose turn it is shines."""
        for seat, name in enumerate(self._names):
            name.colour(theme.GOLD if seat == turn else theme.PAPER)
            name.clear()
            name.write(0, 0, short(self._app.name(seat), self._wide))
            counts, scores = self._places[seat % self.across]
            row = seat // self.across
            counts.write(0, row, ("□%d" if held[seat] < 10 else "%d") % held[seat])
            shown = at_right(str(points[seat]), _POINTS - self._close)
            scores.write(0, row, shown + " " * (_POINTS - len(shown)))


def short(name: str, room: int) -> str:
    """A name in `room` letters; its number stays."""
    if len(name) <= room:
        return name
    number = name[-1] if "0" <= name[-1] <= "9" else ""
    point = "." if room > 2 else ""
    return name[:room - len(point) - len(number)] + point + number
