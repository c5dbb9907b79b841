# SPDX-License-Identifier: MIT
"""A list to choose from: each line is a thing to do, or has a value to change."""

from micropython import const

from firmware.art import tiles
from firmware.ui import sound, theme
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from firmware.ui.layout import ROW, columns, left, roomy
from firmware.ui.text import between

_CLOSE = const(11)  # pixels from line to line where all lines fit only so
NOTHING, CHOSEN, CHANGED = 0, 1, 2  # what a press or tap did


class Choices:
    """Lines from y on, as many as fit above bottom; more of them scroll.

    items: [words, values, number of the value]; no values = a thing to do, and so is a string
    instead of values, which is only shown. After changing them call show(). at: number of the
    line under the cursor.
    """

    def __init__(self, app, y: int, bottom: int, items: list, at: int = 0):
        stage = app.stage
        self._sound = app.sound
        self._stage = stage
        self._y = y
        self._columns = columns(stage)
        self._gap = " " if roomy(stage) else ""  # between arrows and value
        self.items = items
        self.at = at
        self._first = 0
        self._pitch = ROW
        if (bottom - y) // ROW < len(items) <= (bottom - y) // _CLOSE:
            self._pitch = _CLOSE
        across = (stage.width + stage.tile - 1) // stage.tile
        # A line is taller than one tile and lower than two: two strips lie over each other.
        self._bars = [stage.sprite(0, y, across, 1, theme.CHOSEN) for _ in range(2)]
        for bar in self._bars:
            bar.fill(tiles.FRAME + 4)
        self._rows = []
        for row in range(min((bottom - y) // self._pitch, len(items))):
            line_y = y + row * self._pitch + 1
            page = stage.page(left(stage), line_y, self._columns, 1, theme.PAPER)
            self._rows.append(page)
        self.show()

    def press(self, key: int) -> int:
        """Move the cursor, change a value or choose: NOTHING, CHOSEN or CHANGED."""
        if key in (UP, DOWN):
            self.focus((self.at + (1 if key == DOWN else -1)) % len(self.items))
            self._sound.play(sound.MOVE)
            return NOTHING
        if key in (A, LEFT, RIGHT) and self._turns():
            return self._turn(-1 if key == LEFT else 1)
        if key == A:
            self._sound.play(sound.PICK)
            return CHOSEN
        return NOTHING

    def tap(self, x: int, y: int) -> int:
        """Do what the line that is touched offers: NOTHING, CHOSEN or CHANGED."""
        row = (y - self._y) // self._pitch
        if not 0 <= row < len(self._rows):
            return NOTHING
        column = (x - left(self._stage)) // self._stage.letter_width
        if column >= self._columns - 1 and self._arrow(row):
            self.focus(self.at + len(self._rows) if row else self.at - len(self._rows))
            return NOTHING
        self.focus(self._first + row)
        if not self._turns():
            return self.press(A)
        _, values, chosen = self.items[self.at]
        arrow = self._columns - 3 - 2 * len(self._gap) - len(values[chosen])
        return self._turn(-1 if arrow - 1 <= column <= arrow + 1 else 1)

    def focus(self, at: int) -> None:
        """Put the cursor on a line."""
        last = len(self.items) - 1
        before, first = self.at, self._first
        self.at = 0 if at < 0 else last if at > last else at
        self._scroll()
        if first != self._first:
            self.show()
        else:
            self._write(before - first)
            self._point()

    def show(self) -> None:
        """Write all lines that are to be seen."""
        self._scroll()
        for row in range(len(self._rows)):
            self._write(row)
        self._point()

    def _scroll(self) -> None:
        """Let the line under the cursor be among those that are to be seen."""
        rows = len(self._rows)
        if self.at < self._first:
            self._first = self.at
        elif self.at >= self._first + rows:
            self._first = self.at - rows + 1

    def _point(self) -> None:
        """Write the line under the cursor and put the bar behind it."""
        row = self.at - self._first
        self._write(row)
        y = self._y + row * self._pitch
        self._bars[0].move(0, y)
        self._bars[1].move(0, y + self._pitch - self._stage.tile)

    def _turns(self) -> bool:
        """Whether the line under the cursor has values to turn through."""
        values = self.items[self.at][1]
        return bool(values) and not isinstance(values, str)

    def _turn(self, step: int) -> int:
        item = self.items[self.at]
        item[2] = (item[2] + step) % len(item[1])
        self._sound.play(sound.PICK)
        self._point()
        return CHANGED

    def _write(self, row: int) -> None:
        number = self._first + row
        words, values, chosen = self.items[number]
        right = ""
        if isinstance(values, str):
            right = " " + self._gap + values + self._gap + " "
        elif values:
            arrows = "◀▶" if number == self.at else "  "
            right = arrows[0] + self._gap + values[chosen] + self._gap + arrows[1]
        line = " " + between(words, right, self._columns - 2) + (self._arrow(row) or " ")
        self._rows[row].colour(theme.NIGHT if number == self.at else theme.PAPER)
        self._rows[row].write(0, 0, line)

    def _arrow(self, row: int) -> str:
        """The sign in the last column that tells of lines above or below."""
        if row == 0 and self._first:
            return "▲"
        if row == len(self._rows) - 1 and self._first + row < len(self.items) - 1:
            return "▼"
        return ""
