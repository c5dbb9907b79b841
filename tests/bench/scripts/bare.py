# SPDX-License-Identifier: MIT
"""A stage for the benches that keeps what every stage must, but no pixels."""


class Thing:
    """A sprite, page or text: a byte for each cell."""

    def __init__(self, x, y, columns, rows, ink):
        self.x, self.y, self.columns, self.rows = x, y, columns, rows
        self.hidden = False
        self._ink = ink
        self._cells = bytearray(columns * rows)

    def move(self, x, y):
        self.x, self.y = x, y

    def hide(self, hidden=True):
        self.hidden = hidden

    def put(self, column, row, tile):
        self._cells[row * self.columns + column] = tile

    def fill(self, tile):
        for cell in range(len(self._cells)):
            self._cells[cell] = tile

    def ink(self, number):
        self._ink = number

    def clear(self):
        self.fill(0)

    def write(self, column, row, text):
        at = row * self.columns + column
        for letter in text[: self.columns - column]:
            self._cells[at] = ord(letter) & 255
            at += 1

    colour = ink


class Line(Thing):
    """A text: a page of one row."""

    def write(self, text):
        self.clear()
        super().write(0, 0, text)


class Stage:
    """160 x 128 pixels."""

    tile, letter_width, letter_height, width, height = 8, 6, 10, 160, 128

    def __init__(self):
        self._things = []

    def theme(self, colours, inks):
        self._inks = inks

    def clear(self):
        self._things = []

    def show(self):
        pass

    def sprite(self, x, y, columns, rows, ink=0):
        self._things.append(Thing(x, y, columns, rows, ink))
        return self._things[-1]

    page = sprite

    def text(self, x, y, columns, colour):
        self._things.append(Line(x, y, columns, 1, colour))
        return self._things[-1]
