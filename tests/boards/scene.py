# SPDX-License-Identifier: MIT
"""A stage on a glass, and the art decoded once more to know what must be seen there."""

import pathlib
from functools import cache

from boards.common import displayio_stage, framebuf_stage
from tests.boards import glass

ART = pathlib.Path(__file__).parents[2] / "firmware" / "art"
COLOURS = bytes((37 * i + 11) % 256 for i in range(48))
PLAIN = bytes(range(16))
OTHER = bytes((0, *range(15, 0, -1)))
BACK, FRONT = 5, 9  # any two screen colours
WIDTH, HEIGHT = 160, 128  # as the firmware counts
# What is drawn on, pixels of the panel for how many of the firmware's, and the art for it.
DISPLAYIO, FRAMEBUF = "displayio", "framebuf"
STAGES = [
    (DISPLAYIO, (1, 1)), (DISPLAYIO, (2, 1)), (DISPLAYIO, (3, 2)),
    (FRAMEBUF, (1, 1)), (FRAMEBUF, (3, 2)),
]  # fmt: skip
LARGE = (3, 2)


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

    def glyph(self, letter):
        """The font's cell of a letter."""
        if " " <= letter <= "~":
            return self.cell(ord(letter) - 32)
        return self.cell(95 + self.letters.index(letter))


ATLAS, LARGE_ATLAS = Sheet("atlas8.bin", 4), Sheet("atlas12.bin", 4)
FONT, LARGE_FONT = Sheet("font6x10.bin", 1), Sheet("font9x15.bin", 1)
TILES = ATLAS.used()


class Scene:
    """A stage on a glass, its screen filled with one colour."""

    def __init__(self, kind=DISPLAYIO, density=(1, 1)):
        up, down = density
        self.density = density
        self.scale = up // down if density != LARGE else 1
        self.glass = glass.Panel(self.panel(WIDTH), self.panel(HEIGHT))
        self.atlas, self.font = ATLAS, FONT
        if density == LARGE:
            self.atlas, self.font = LARGE_ATLAS, LARGE_FONT
        if kind == DISPLAYIO:
            self.display = glass.display(self.glass, density != (1, 1))
            self.stage = displayio_stage.Stage(self.display, density)
        else:
            self.stage = framebuf_stage.Stage(self.glass, density)
        self.stage.theme(COLOURS, (PLAIN, OTHER, bytes((0,)) + bytes((BACK,)) * 15))
        solid = next(n for n in TILES if all(all(row) for row in ATLAS.cell(n)))
        self.stage.sprite(0, 0, 20, 16, 2).fill(solid)
        self.settle()

    def panel(self, x):
        """Where x of the firmware stands on the panel."""
        up, down = self.density
        return x * up // down

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
        """Compare the glass at x, y of the firmware with rows of screen colours in pixels of the
        art, None where the background shows."""
        left, top = self.panel(x), self.panel(y)
        for j, row in enumerate(cells):
            for i, colour in enumerate(row):
                wanted = screen(BACK if colour is None else colour, colours or COLOURS)
                for square in range(self.scale**2):
                    a = left + i * self.scale + square % self.scale
                    b = top + j * self.scale + square // self.scale
                    if 0 <= a < self.glass.width and 0 <= b < self.glass.height:
                        assert self.glass.at(a, b) == wanted, (a, b)

    def blank(self, x, y, width, height):
        """Nothing but background is there."""
        for b in range(self.panel(y), self.panel(y + height)):
            for a in range(self.panel(x), self.panel(x + width)):
                assert self.glass.at(a, b) == screen(BACK), (a, b)

    def box(self, x1, y1, x2, y2):
        """An area of the firmware's pixels in those of the panel."""
        return tuple(map(self.panel, (x1, y1, x2, y2)))

    def pixels(self, width, height):
        """How many of the panel's pixels such an area of the firmware's has."""
        return self.panel(width) * self.panel(height)

    def covered(self):
        """The smallest box around all that was sent."""
        x1, y1, x2, y2 = zip(*self.glass.areas, strict=True)
        return min(x1), min(y1), max(x2), max(y2)

    def inked(self, tile, ink):
        """Screen colours of a tile in an ink."""
        return inked(self.atlas, tile, tuple(ink))

    def written(self, text, colour):
        """Screen colours of a line of text."""
        cells = [self.font.glyph(letter) for letter in text]
        return [[colour if bit else None for cell in cells for bit in cell[y]]
                for y in range(self.font.height)]  # fmt: skip


@cache
def inked(atlas, tile, ink):
    return [[ink[colour] if colour else None for colour in row] for row in atlas.cell(tile)]
