# SPDX-License-Identifier: MIT
"""A tiny hal and stage for the firmware's own tests: they record, and are strict about text."""

from firmware.loop import Loop


class Thing:
    """A sprite or page that remembers its place and its cells."""

    def __init__(self, x, y, columns, rows, strict=True):
        self.x, self.y, self.columns, self.rows = x, y, columns, rows
        self.hidden, self._strict = False, strict
        self.lines = [[" "] * columns for _ in range(rows)]

    def move(self, x, y):
        self.x, self.y = x, y

    def hide(self, hidden=True):
        self.hidden = hidden

    def put(self, column, row, tile):
        assert 0 <= column < self.columns and 0 <= row < self.rows and 0 <= tile < 256

    def fill(self, tile):
        assert 0 <= tile < 256

    def ink(self, number):
        assert number >= 0

    def colour(self, number):
        assert 0 <= number < 16

    def write(self, column, row, text):
        assert not self._strict or column + len(text) <= self.columns, text + " is cut"
        for letter in text[:self.columns - column]:
            self.lines[row][column] = letter
            column += 1

    def clear(self):
        self.lines = [[" "] * self.columns for _ in range(self.rows)]

    def texts(self):
        return [" ".join("".join(line).split()) for line in self.lines if not self.hidden]


class Line(Thing):
    """A text that remembers its letters."""

    def write(self, text):
        self.clear()
        super().write(0, 0, text)


class FakeStage:
    """Things on a screen of any size; strict: a text that does not fit its page is an error."""

    tile, letter_width, letter_height = 8, 6, 10

    def __init__(self, width=160, height=128):
        self.width, self.height, self.strict = width, height, True
        self.things, self.shown, self.themes = [], 0, 0

    def theme(self, colours, inks):
        self.themes += 1

    def clear(self):
        self.things = []

    def show(self):
        self.shown += 1

    def sprite(self, x, y, columns, rows, ink=0):
        return Thing(x, y, columns, rows)

    def page(self, x, y, columns, rows, colour):
        assert x >= 0 and x + columns * self.letter_width <= self.width
        assert y >= 0 and y + rows * self.letter_height <= self.height
        self.things.append(Thing(x, y, columns, rows, self.strict))
        return self.things[-1]

    def text(self, x, y, columns, colour):
        self.things.append(Line(x, y, columns, 1, self.strict))
        return self.things[-1]

    def texts(self):
        """What can be read, in the order it was laid."""
        return [text for thing in self.things for text in thing.texts() if text]


class FakeHal:
    """Keys, a finger, a clock and saves in memory; `saves_made` lists what was saved, in order."""

    name = "fake"

    def __init__(self, width=160, height=128):
        self.stage = FakeStage(width, height)
        self.width, self.height = width, height
        self.keys, self.finger = [], None
        self.now, self.saved, self.trouble, self.room = 0, {}, "", True
        self.forget()

    def forget(self):
        """Drop what was noted."""
        self.tones, self.lit, self.light = [], [], []
        self.saves_made, self.errors = [], []

    def key(self):
        return self.keys.pop(0) if self.keys else 0

    def pointer(self):
        return self.finger

    def ticks(self):
        return self.now

    def elapsed(self, since):
        return self.now - since

    def sleep(self, ms):
        assert ms > 0
        self.now += ms

    def seed(self):
        return "7"

    def load(self, name):
        return self.saved.get(name)

    def save(self, name, data, gone=""):
        self.saves_made.append(name)
        if self.room:
            self.saved[name] = data
            self.saved.pop(gone, None)
        return self.room

    def tone(self, hz):
        self.tones.append(hz)

    def lights(self, rgb):
        self.lit.append(rgb)

    def brightness(self, percent):
        self.light.append(percent)

    def battery(self):
        return -1

    def report(self, error):
        self.errors.append(error)


class Play:
    """An app with its loop, and fingers; `args` name the first scene."""

    def __init__(self, app, *args):
        self.app, self.hal = app, app.hal
        self._loop = Loop(app)
        if args:
            self.go(*args)

    def go(self, *args):
        """Show a scene."""
        self.app.go(*args)
        self.frames(2)

    def press(self, *keys):
        """Push and release keys one after the other, with as many frames as that takes."""
        for key in keys:
            self.hal.keys += [key, -key]
            self.frames(3)

    def tap(self, x, y):
        """Touch a pixel and lift the finger."""
        self.hal.finger = (x, y)
        self.frames(2)
        self.hal.finger = None
        self.frames(1)

    def frames(self, count):
        """Let the loop turn."""
        for _ in range(count):
            self._loop.frame()
            self.hal.now += 33

    @property
    def scene(self):
        return self.app.scene

    @property
    def scene_name(self):
        return type(self.scene).__module__.rsplit(".", 1)[1]

    @property
    def texts(self):
        """What can be read."""
        return self.hal.stage.texts()

    @property
    def text(self):
        return " ".join(self.texts)
