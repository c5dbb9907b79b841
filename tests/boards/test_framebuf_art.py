# SPDX-License-Identifier: MIT
"""Baked pictures as frame buffers."""

import random

import framebuf
import pytest

from boards.common.framebuf_art import Font, Sheet
from tests.boards.scene import ATLAS, FONT, LARGE_ATLAS, LARGE_FONT

BACK, KEY = 20, 30  # what is there before, and what is not drawn
COLOURS = (KEY, *range(1, 16))


def drawn(sheet, number):
    """What draw() leaves of a tile, as colours of the atlas, None where nothing was drawn."""
    palette = framebuf.FrameBuffer(bytearray(32), 16, 1, framebuf.RGB565)
    for at, colour in enumerate(COLOURS):
        palette.pixel(at, 0, colour)
    wide, high = sheet.width, sheet.height
    frame = framebuf.FrameBuffer(bytearray(2 * wide * high), wide, high, framebuf.RGB565)
    frame.fill(BACK)
    sheet.draw(frame, number, 0, 0, KEY, palette)
    rows = [[frame.pixel(x, y) for x in range(wide)] for y in range(high)]
    return [[0 if colour == BACK else colour for colour in row] for row in rows]


@pytest.mark.parametrize(("name", "wanted"), [("atlas8.bin", ATLAS), ("atlas12.bin", LARGE_ATLAS)])
def test_tiles_more_than_there_are_slots_and_again_in_any_order(name, wanted):
    sheet = Sheet(name)
    assert (sheet.width, sheet.height) == (wanted.width, wanted.height)
    numbers = list(range(wanted.columns * wanted.rows))
    cells = [wanted.cell(number) for number in numbers]
    random.Random(1).shuffle(numbers)
    for number in (*range(len(numbers)), *numbers, *numbers[:60], *numbers[:60]):
        assert drawn(sheet, number) == cells[number], number
        filled = [at for at in sheet.at if 0 < at < 128]
        assert len(filled) == len(set(filled)) <= len(sheet.slots)


FONTS = [("font6x10.bin", FONT), ("font9x15.bin", LARGE_FONT)]


@pytest.mark.parametrize(("name", "wanted"), FONTS)
def test_letters(name, wanted):
    font = Font(name)
    for letter in "A~ àŁ♥□":
        shown = letter if letter != "Ł" else "□"
        assert drawn(font, font.cell(letter)) == wanted.glyph(shown)
