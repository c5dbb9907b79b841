# SPDX-License-Identifier: MIT
"""Baked pictures as frame buffers."""

import pytest

from boards.common.framebuf_art import Font, Sheet
from tests.boards.scene import ATLAS, FONT, LARGE_ATLAS, LARGE_FONT


def pixels(tile, width, height):
    if isinstance(tile, int):
        return [[tile] * width] * height
    return [[tile.pixel(x, y) for x in range(width)] for y in range(height)]


@pytest.mark.parametrize(("name", "wanted"), [("atlas8.bin", ATLAS), ("atlas12.bin", LARGE_ATLAS)])
def test_tiles(name, wanted):
    sheet = Sheet(name)
    assert (sheet.width, sheet.height) == (wanted.width, wanted.height)
    for number in range(wanted.columns * wanted.rows):
        tile = sheet.tile(number)
        assert pixels(tile, sheet.width, sheet.height) == wanted.cell(number)
        assert sheet.made[number] is tile and len(sheet.made) <= 64
        assert tile != 0, "nothing must not be drawn as a colour"
    sheet.shed()
    assert sheet.made == {}


FONTS = [("font6x10.bin", FONT), ("font9x15.bin", LARGE_FONT)]


@pytest.mark.parametrize(("name", "wanted"), FONTS)
def test_letters(name, wanted):
    font = Font(name)
    for letter in "A~ àŁ♥□":
        number = font.cell(letter)
        shown = letter if letter != "Ł" else "□"
        assert pixels(font.tile(number), font.width, font.height) == wanted.glyph(shown)
