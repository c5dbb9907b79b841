# SPDX-License-Identifier: MIT
"""A terminal that understands just what host_sim/blocks.py writes, and reads pixels off it."""

import re

_SEQUENCE = re.compile(r"\x1b\[([?>\d;]*)([A-Za-z])|\x1b\(B|\x1b[=>]|(.)", re.DOTALL)


class Reader:
    """`pixels` maps (x, y) to (r, g, b), for a mode of host_sim/blocks.py."""

    def __init__(self, mode, left=0, top=0):
        self.left, self.top = left, top
        self.across, self.down, self.patterns = mode
        self.pixels = {}
        self.pen = (0, 0)
        self.colours = {38: (0, 0, 0), 48: (0, 0, 0)}

    def feed(self, text):
        for numbers, letter, character in _SEQUENCE.findall(text):
            if character:
                self.write(character)
            elif letter == "H":
                row, column = numbers.split(";") if numbers else (1, 1)
                self.pen = int(column) - 1 - self.left, int(row) - 1 - self.top
            elif letter == "m" and numbers.count(";") == 4:
                ground, kind, *colour = map(int, numbers.split(";"))
                assert kind == 2
                self.colours[ground] = tuple(colour)

    def write(self, character):
        column, row = self.pen
        self.pen = column + 1, row
        pattern = self.patterns.find(character)
        for n in range(self.across * self.down if pattern >= 0 else 0):
            x = column * self.across + n % self.across
            y = row * self.down + n // self.across
            self.pixels[x, y] = self.colours[38 if pattern >> n & 1 else 48]

    def frame(self, width, height):
        """The picture, or None while a pixel of it is missing."""
        try:
            return b"".join(bytes(self.pixels[x, y]) for y in range(height) for x in range(width))
        except KeyError:
            return None
