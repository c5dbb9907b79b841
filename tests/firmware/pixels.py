# SPDX-License-Identifier: MIT
"""A stage of any size on which tests see what a player sees: which pixels cover which letters.

It draws with the real atlas and font, at a logical pixel each, so it holds for every density.
"""

from functools import cache
from pathlib import Path

from firmware.art import tiles
from firmware.ui.inks import inks
from firmware.ui.theme import COLOURS
from host_sim.letters import of_firmware
from tests.firmware.fake import FakeHal
from tests.firmware.laid import Stage

SIZES = [(160, 128), (128, 128), (160, 120), (160, 160), (240, 135)]
ATLAS = Path(tiles.__file__).parent / "atlas8.bin"
BEHIND = {*tiles.FRAME, tiles.FELT}  # what letters may stand on


@cache
def tile_pixels(number):
    """The colours of an atlas tile, as ((x, y), colour) for those that are not transparent."""
    data = ATLAS.read_bytes()
    size, _, across, _ = data[:4]
    stride = (across * size // 2 + 3) // 4 * 4
    found = []
    for y in range(size):
        for x in range(size):
            column = number % across * size + x
            byte = data[4 + (number // across * size + y) * stride + column // 2]
            colour = byte & 15 if column & 1 else byte >> 4
            if colour:
                found.append(((x, y), colour))
    return found


@cache
def cell(letter):
    font = of_firmware()
    return font.inked(font._letters.index(letter))


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class PixelStage(Stage):
    """Remembers what each thing shows; faults() says what a player could not read."""

    def page(self, x, y, columns, rows, colour):
        return self._tinted(super().page(x, y, columns, rows, colour), colour)

    def text(self, x, y, columns, colour):
        assert x >= 0 and x + columns * self.letter_width <= self.width
        assert y >= 0 and y + self.letter_height <= self.height
        return self._tinted(super().text(x, y, columns, colour), colour)

    def sprite(self, x, y, columns, rows, ink=0):
        made = super().sprite(x, y, columns, rows, ink)
        made.number = ink
        return made

    def _tinted(self, thing, colour):
        thing.tint = colour
        thing.colour = lambda number: setattr(thing, "tint", number)
        return thing

    def visible(self):
        return [thing for thing in self.things if not thing.hidden]

    def faults(self):
        """What is cut or covered or stands on something else than a panel; [] if all is well."""
        shown = self.visible()
        found = []
        for at, thing in enumerate(shown):
            for text, ink in rows_of(thing):
                box = box_of(ink)
                if box[0] < 0 or box[1] < 0 or box[2] > self.width or box[3] > self.height:
                    found.append(f"{text!r} is cut by the edge of the screen")
                above = set()
                for later in shown[at + 1:]:
                    if overlap(box, area(later)):
                        above |= opaque(later, box)
                left = ink - above
                if not left:
                    continue  # under a panel
                if left != ink:
                    found.append(f"{text!r} is covered")
                if stands_on_picture(ink, box, shown[:at]):
                    found.append(f"{text!r} stands on a picture")
        return found

    def picture_of(self):
        """The pixels as RGB rows, for a look."""
        colours = inks(False)
        picture = [[0] * self.width for _ in range(self.height)]
        for thing in self.visible():
            if isinstance(thing, Sprite):
                for (x, y), colour in drawn(thing):
                    if 0 <= x < self.width and 0 <= y < self.height:
                        picture[y][x] = colours[thing.number][colour]
            else:
                for _, ink in rows_of(thing):
                    for x, y in ink:
                        if 0 <= x < self.width and 0 <= y < self.height:
                            picture[y][x] = thing.tint
        return bytes(v for row in picture for c in row for v in COLOURS[3 * c:3 * c + 3])


Sprite = type(Stage().sprite(0, 0, 1, 1))


def rows_of(thing):
    """(text, its ink) of each row of letters of a thing that is no sprite."""
    if isinstance(thing, Sprite):
        return
    for row, line in enumerate(thing.lines):
        text = "".join(line)
        if text.strip():
            ink = set()
            for column, letter in enumerate(text):
                if letter != " ":
                    left, top = thing.x + 6 * column, thing.y + 10 * row
                    ink.update((left + x, top + y) for x, y in cell(letter))
            yield " ".join(text.split()), ink


def box_of(ink):
    return (min(x for x, _ in ink), min(y for _, y in ink),
            max(x for x, _ in ink) + 1, max(y for _, y in ink) + 1)


def area(thing):
    wide, high = (8, 8) if isinstance(thing, Sprite) else (6, 10)
    return thing.x, thing.y, thing.x + wide * thing.columns, thing.y + high * thing.rows


def drawn(sprite):
    for (column, row), tile in sprite.tiles.items():
        if tile:
            for (x, y), colour in tile_pixels(tile):
                yield (sprite.x + 8 * column + x, sprite.y + 8 * row + y), colour


def stands_on_picture(ink, box, earlier):
    """Whether what is next below some of the letters is a part of a picture."""
    ink = set(ink)
    for thing in reversed(earlier):
        if isinstance(thing, Sprite) and overlap(box, area(thing)):
            for tile, left, top in tiles_in(thing, box):
                under = ink.intersection((left + x, top + y) for (x, y), _ in tile_pixels(tile))
                if under and tile not in BEHIND:
                    return True
                ink -= under
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


def opaque(thing, box):
    """What a thing covers."""
    if isinstance(thing, Sprite):
        return {(left + x, top + y) for tile, left, top in tiles_in(thing, box)
                for (x, y), _ in tile_pixels(tile)}
    return set().union(*[ink for _, ink in rows_of(thing)])


class PixelHal(FakeHal):
    """A hal with that stage."""

    def __init__(self, width=160, height=128):
        super().__init__(width, height)
        self.stage = PixelStage(width, height)
