# SPDX-License-Identifier: MIT
"""A board for the benches: a hal, and a stage that keeps what every stage must, but no pixels.

What a real board adds is its own code and the bitmaps of atlas, font and frame (on a PyBadge
about 10 KB of them), which do not shrink on 32 bits as everything else does. With a panel there
is the framebuf stage in its place.
"""


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
        for letter in text[:self.columns - column]:
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


class Panel:
    """A panel for the framebuf stage, which forgets what it is sent."""

    def __init__(self, width, height):
        self.width, self.height = width, height

    def window(self, x, y, width, height):
        pass

    def write(self, pixels):
        pass


class Hal:
    """Keys that are pressed by `press`, a clock, saves in memory; an error ends the program."""

    name, trouble = "desk", ""

    def __init__(self, stage=None):
        self.stage = stage or Stage()
        self.width, self.height = self.stage.width, self.stage.height
        self.now = 0
        self._events = []
        self._saved = {}

    def press(self, key):
        self._events += [key, -key]

    def key(self):
        return self._events.pop(0) if self._events else 0

    def pointer(self):
        return None

    def battery(self):
        return -1

    def ticks(self):
        return self.now

    def elapsed(self, since):
        return self.now - since

    def seed(self):
        return "7"

    def load(self, name):
        return self._saved.get(name)

    def save(self, name, data, gone=""):
        self._saved[name] = data
        self._saved.pop(gone, None)
        return True

    def tone(self, hz):
        pass

    lights = brightness = tone

    def report(self, error):
        raise error
