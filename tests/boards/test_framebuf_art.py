# SPDX-License-Identifier: MIT
"""Baked pictures as frame buffers."""

import random

import framebuf
import pytest

from boards.common.art_file import cell
from boards.common.framebuf_stage import Sheet
from boards.common.framebuf_things import Page, Sprite
from tests.boards.scene import ATLAS, FONT, FRAMEBUF, LARGE_ATLAS, LARGE_FONT, PLAIN, TILES, Scene

BACK, KEY = 20, 30  # what is there before, and what is not drawn
COLOURS = (KEY, *range(1, 16))
PLAIN_FROM = 224  # places from here on are colours


@pytest.fixture
def opened():
    """Makes sheets, and closes their files in the end."""
    made = []

    def sheet(name, bits):
        made.append(Sheet(name, bits))
        return made[-1]

    yield sheet
    for sheet in made:
        if sheet.open:
            sheet.open.close()


def drawn(sheet, number):
    """What is drawn of a tile, as colours of the atlas, None where nothing was drawn."""
    palette = framebuf.FrameBuffer(bytearray(32), 16, 1, framebuf.RGB565)
    for at, colour in enumerate(COLOURS):
        palette.pixel(at, 0, colour)
    wide, high = sheet.width, sheet.height
    frame = framebuf.FrameBuffer(bytearray(2 * wide * high), wide, high, framebuf.RGB565)
    frame.fill(BACK)
    place = sheet.places[number] or sheet.load(number)
    if place < PLAIN_FROM:
        frame.blit(sheet.strip, 0, high - place * high, KEY, palette)
    else:
        frame.fill(place - PLAIN_FROM)
    rows = [[frame.pixel(x, y) for x in range(wide)] for y in range(high)]
    return [[0 if colour == BACK else colour for colour in row] for row in rows]


@pytest.mark.parametrize(("name", "wanted"), [("atlas8.bin", ATLAS), ("atlas12.bin", LARGE_ATLAS)])
def test_tiles_more_than_there_are_slots_and_again_in_any_order(opened, name, wanted):
    sheet = opened(name, 4)
    assert (sheet.width, sheet.height) == (wanted.width, wanted.height)
    numbers = list(range(wanted.columns * wanted.rows))
    cells = [wanted.cell(number) for number in numbers]
    random.Random(1).shuffle(numbers)
    for number in (*range(len(numbers)), *numbers, *numbers[:60], *numbers[:60]):
        assert drawn(sheet, number) == cells[number], number
        filled = [at for at in sheet.places if 0 < at < PLAIN_FROM]
        assert len(filled) == len(set(filled)) <= len(sheet._held)


@pytest.mark.parametrize(("name", "wanted"), [("atlas8.bin", ATLAS), ("atlas12.bin", LARGE_ATLAS)])
def test_tiles_of_one_colour_are_known_before_they_are_read(opened, name, wanted):
    for number, place in enumerate(opened(name, 4).places):
        colours = {colour for row in wanted.cell(number) for colour in row}
        assert place == (PLAIN_FROM + colours.pop() if len(colours) == 1 and any(colours) else 0)


FONTS = [("font6x10.bin", FONT), ("font9x15.bin", LARGE_FONT)]


@pytest.mark.parametrize(("name", "wanted"), FONTS)
def test_letters(opened, name, wanted):
    font = opened(name, 1)
    for letter in "A~ àŁ♥□":
        shown = letter if letter != "Ł" else "□"
        assert drawn(font, cell(letter, font.extra)) == wanted.glyph(shown)
    everything = [*map(chr, range(32, 127)), *font.extra]
    for letter in random.Random(1).choices(everything, k=400):
        assert drawn(font, cell(letter, font.extra)) == wanted.glyph(letter)


def test_no_file_stays_open_between_two_frames():
    scene = Scene(FRAMEBUF)
    sprite = scene.stage.sprite(0, 0, len(TILES), 1)
    for at, tile in enumerate(TILES):
        sprite.put(at, 0, tile)
    scene.stage.page(0, 40, 5, 1, 3).write(0, 0, "Cards")
    assert Sprite.sheet.open is None and Page.sheet.open is None
    scene.show()
    scene.expect(0, 0, scene.inked(TILES[0], PLAIN))
    assert scene.glass.sent
    assert Sprite.sheet.open is None and Page.sheet.open is None
