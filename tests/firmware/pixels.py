# SPDX-License-Identifier: MIT
"""A stage of any size on which tests see what a player sees: which pixels cover which letters.

It draws with the real atlas and font, at a logical pixel each, so it holds for every density.
Sets of pixels are integers: bit y * ACROSS + x of a corner that is told beside them.
"""

from functools import cache
from pathlib import Path

import pytest

from firmware.art import tiles
from host_sim.letters import of_firmware
from tests.firmware.fake import FakeHal
from tests.firmware.laid import Stage

SIZES = [(160, 128), (128, 128), (160, 120), (160, 160), (240, 135)]
TIGHT = [(128, 128), (160, 120)]  # the least width and the least height: looked at every day
at_every_size = pytest.mark.parametrize("size", [
    pytest.param(size, id="%dx%d" % size, marks=() if size in TIGHT else pytest.mark.slow)
    for size in SIZES
])
ATLAS = Path(tiles.__file__).parent / "atlas8.bin"
BEHIND = {*range(tiles.FRAME, tiles.FRAME + 9), tiles.FELT}  # what letters may stand on
ACROSS = 256  # more than a row of letters and a tile together
LINE = (1 << ACROSS) - 1


def pixels(places) -> int:
    return sum(1 << y * ACROSS + x for x, y in places)


def moved(mask: int, x: int, y: int) -> int:
    """A set seen from a corner that lies x and y before its own; what is before that is lost."""
    by = y * ACROSS + x
    return mask << by if by >= 0 else mask >> -by


@cache
def tile_pixels(number):
    """Those of an atlas tile that are not transparent."""
    data = ATLAS.read_bytes()
    size, _, across, _ = data[:4]
    stride = (across * size // 2 + 3) // 4 * 4
    found = []
    for y in range(size):
        for x in range(size):
            column = number % across * size + x
            byte = data[4 + (number // across * size + y) * stride + column // 2]
            if byte & 15 if column & 1 else byte >> 4:
                found.append((x, y))
    return pixels(found)


@cache
def cell(letter):
    font = of_firmware()
    return pixels(font.inked(font._letters.index(letter)))


@cache
def inked(text):
    """The pixels of a row of letters, and the box (x1, y1, x2, y2) that they fill."""
    ink = 0
    for column, letter in enumerate(text):
        if letter != " ":
            ink |= moved(cell(letter), 6 * column, 0)
    rows = [ink >> ACROSS * y & LINE for y in range(10)]
    high = [y for y, row in enumerate(rows) if row]
    flat = 0
    for row in rows:
        flat |= row
    return ink, ((flat & -flat).bit_length() - 1, high[0], flat.bit_length(), high[-1] + 1)


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class PixelStage(Stage):
    """Remembers what each thing shows; faults() says what a player could not read."""

    def text(self, x, y, columns, colour):
        assert x >= 0 and x + columns * self.letter_width <= self.width
        assert y >= 0 and y + self.letter_height <= self.height
        return super().text(x, y, columns, colour)

    def faults(self):
        """What is cut or covered or stands on something else than a panel; [] if all is well."""
        shown = [thing for thing in self.things if not thing.hidden]
        found = []
        for at, thing in enumerate(shown):
            for text, ink, x, y, box in rows_of(thing):
                if box[0] < 0 or box[1] < 0 or box[2] > self.width or box[3] > self.height:
                    found.append(f"{text!r} is cut by the edge of the screen")
                above = 0
                for later in shown[at + 1:]:
                    if overlap(box, area(later)):
                        above |= opaque(later, box, x, y)
                if not ink & ~above:
                    continue  # under a panel
                if ink & above:
                    found.append(f"{text!r} is covered")
                if stands_on_picture(ink, x, y, box, shown[:at]):
                    found.append(f"{text!r} stands on a picture")
        return found


Sprite = type(Stage().sprite(0, 0, 1, 1))


def rows_of(thing):
    """Of each row of letters of a thing that is no sprite: its text, its ink seen from the
    corner x, y, and the box on the screen that the ink fills."""
    if isinstance(thing, Sprite):
        return
    for row, line in enumerate(thing.lines):
        text = "".join(line)
        if text.strip():
            ink, (x1, y1, x2, y2) = inked(text)
            x, y = thing.x, thing.y + 10 * row
            yield " ".join(text.split()), ink, x, y, (x + x1, y + y1, x + x2, y + y2)


def area(thing):
    wide, high = (8, 8) if isinstance(thing, Sprite) else (6, 10)
    return thing.x, thing.y, thing.x + wide * thing.columns, thing.y + high * thing.rows


def stands_on_picture(ink, x, y, box, earlier):
    """Whether what is next below some of the letters is a part of a picture."""
    for thing in reversed(earlier):
        if isinstance(thing, Sprite) and overlap(box, area(thing)):
            for tile, left, top in tiles_in(thing, box):
                under = moved(tile_pixels(tile), left - x, top - y)
                if ink & under and tile not in BEHIND:
                    return True
                ink &= ~under
            if not ink:
                break
    return False


def tiles_in(sprite, box):
    """The tiles of a sprite that lie in a box, with their places."""
    for row in range((box[1] - sprite.y) // 8, (box[3] - 1 - sprite.y) // 8 + 1):
        for column in range((box[0] - sprite.x) // 8, (box[2] - 1 - sprite.x) // 8 + 1):
            tile = sprite.tiles.get((column, row), 0)
            if tile:
                yield tile, sprite.x + 8 * column, sprite.y + 8 * row


def opaque(thing, box, x, y):
    """What a thing covers in a box, seen from the corner x, y."""
    covered = 0
    if isinstance(thing, Sprite):
        for tile, left, top in tiles_in(thing, box):
            covered |= moved(tile_pixels(tile), left - x, top - y)
    else:
        for _, ink, left, top, its in rows_of(thing):
            if overlap(box, its):
                covered |= moved(ink, left - x, top - y)
    return covered


class PixelHal(FakeHal):
    """A hal with that stage."""

    def __init__(self, width=160, height=128):
        super().__init__(width, height)
        self.stage = PixelStage(width, height)
