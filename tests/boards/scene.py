# SPDX-License-Identifier: MIT
"""A stage on a glass, and the art decoded once more to know what must be seen there."""

import pathlib

from boards.common.displayio_stage import Stage
from tests.boards import glass

ART = pathlib.Path(__file__).parents[2] / "firmware" / "art"
COLOURS = bytes((37 * i + 11) % 256 for i in range(48))
PLAIN = bytes(range(16))
OTHER = bytes((0, *range(15, 0, -1)))
BACK, FRONT = 5, 9  # any two screen colours


def screen(colour, colours=COLOURS):
    """What the glass holds for a screen colour."""
    return glass.rgb565(*colours[3 * colour : 3 * colour + 3])


class Sheet:
    """An art file, decoded here in its own way."""

    def __init__(self, name, bits):
        data = (ART / name).read_bytes()
        self.width, self.height, self.columns, self.rows = data[:4]
        stride = (self.columns * self.width * bits + 31) // 32 * 4
        self.bits, self.stride, self.pixels = bits, stride, data[4:]
        self.letters = data[4 + stride * self.rows * self.height :].decode()

    def cell(self, number):
        """The colours of one tile, row by row."""
        top, left = number // self.columns * self.height, number % self.columns * self.width
        return [[self._at(left + x, top + y) for x in range(self.width)]
                for y in range(self.height)]  # fmt: skip

    def _at(self, x, y):
        place = x * self.bits
        byte = self.pixels[y * self.stride + place // 8]
        return byte >> 8 - self.bits - place % 8 & (1 << self.bits) - 1

    def used(self):
        """Tiles with something to see."""
        count = self.columns * self.rows
        return [n for n in range(count) if any(any(row) for row in self.cell(n))]


ATLAS = Sheet("atlas8.bin", 4)
FONT = Sheet("font6x10.bin", 1)
TILES = ATLAS.used()


def glyph(letter):
    """The font's cell of a letter."""
    if " " <= letter <= "~":
        return FONT.cell(ord(letter) - 32)
    return FONT.cell(95 + FONT.letters.index(letter))


class Scene:
    """A stage on a glass, its screen filled with one colour."""

    def __init__(self):
        self.display, self.glass = glass.display()
        self.stage = Stage(self.display)
        self.stage.theme(COLOURS, (PLAIN, OTHER, bytes((0,)) + bytes((BACK,)) * 15))
        solid = next(n for n in TILES if all(all(row) for row in ATLAS.cell(n)))
        self.stage.sprite(0, 0, 20, 16, 2).fill(solid)
        self.settle()

    def settle(self):
        """Show what there is, until nothing more is to be sent."""
        self.stage.show()
        self.stage.show()
        self.show()
        assert self.glass.sent == 0

    def show(self):
        """One frame; the glass counts from here."""
        self.glass.reset_counts()
        self.stage.show()

    def expect(self, x, y, cells, colours=None):
        """Compare the glass with rows of screen colours, None where the background shows."""
        for j, row in enumerate(cells):
            for i, colour in enumerate(row):
                if 0 <= x + i < glass.WIDTH and 0 <= y + j < glass.HEIGHT:
                    wanted = screen(BACK if colour is None else colour, colours or COLOURS)
                    assert self.glass.at(x + i, y + j) == wanted, (x + i, y + j)

    def blank(self, x, y, width, height):
        """Nothing but background is there."""
        self.expect(x, y, [[None] * width] * height)


def inked(tile, ink):
    """Screen colours of a tile in an ink."""
    return [[ink[colour] if colour else None for colour in row] for row in ATLAS.cell(tile)]


def written(text, colour):
    """Screen colours of a line of text."""
    cells = [glyph(letter) for letter in text]
    return [[colour if bit else None for cell in cells for bit in cell[y]]
            for y in range(FONT.height)]  # fmt: skip
