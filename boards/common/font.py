# SPDX-License-Identifier: MIT
"""Our font, as adafruit_display_text and as a TileGrid want it."""

import fontio

from boards.common.art import Sheet
from boards.common.art_file import cell


class Font(Sheet):
    """All letters in cells of one size.

    `ascent`, `descent` and the methods of fontio are for the labels of adafruit_display_text: a
    cell stands on the base line with its lower edge.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name, 1)
        self._extras = str(self.rest, "utf-8")
        self.rest = b""
        self.ascent = self.height
        self.descent = 0

    def cell(self, letter: str) -> int:
        """Where `letter` is in the bitmap; unknown letters are a box."""
        return cell(letter, self._extras)

    def get_bounding_box(self) -> "tuple[int, int, int, int]":
        """Width, height, and the offsets of a cell."""
        return self.width, self.height, 0, 0

    def get_glyph(self, codepoint: int) -> fontio.Glyph:
        """The cell of a letter, as a label places it."""
        cell = self.cell(chr(codepoint))
        width, height = self.width, self.height
        return fontio.Glyph(self.bitmap, cell, width, height, 0, 0, width, 0)
