# SPDX-License-Identifier: MIT
"""A board for the benches: a hal, and a panel for the framebuf stage or a stage without pixels.

What a real board adds to the latter (bare.py) is its own code and the bitmaps of atlas, font and
frame (on a PyBadge about 10 KB of them), which do not shrink on 32 bits as everything else does.
"""


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
        if stage is None:
            from bare import Stage

            stage = Stage()
        self.stage = stage
        self.width, self.height = self.stage.width, self.stage.height
        self.now = 0
        self._events = []
        self._held = {}

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
        return self._held.get(name)

    def save(self, name, data, gone=""):
        self._held[name] = data
        self._held.pop(gone, None)
        return True

    def tone(self, pitch):
        pass

    lights = brightness = tone

    def report(self, error):
        raise error
