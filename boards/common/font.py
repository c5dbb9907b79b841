# SPDX-License-Identifier: MIT
"""Our font, as adafruit_display_text and as a TileGrid want it."""

import fontio
from micropython import const

from boards.common.art import Sheet

_SPACE = const(32)
_ASCII = const(95)  # letters 32..126 come first, then the extra ones in the file's order
_BOX = "\u25a1"


class Font(Sheet):
    """All letters in cells of one size.

    `ascent`, `descent` and the methods of fontio are for the labels of adafruit_display_text: a
    cell stands on the base line with its lower edge.
    """

    def __init__(self) -> None:
        super().__init__("font6x10.bin", 1)
        self._extras = str(self.rest, "utf-8")
        self.rest = b""
        self.ascent = self.height
        self.descent = 0

    def cell(self, letter: str) -> int:
        """Where `letter` is in the bitmap; unknown letters are a box."""
        code = ord(letter) - _SPACE
        if 0 <= code < _ASCII:
            return code
        place = self._extras.find(letter)
        return _ASCII + (place if place >= 0 else self._extras.find(_BOX))

    def get_bounding_box(self) -> "tuple[int, int, int, int]":
        """Width, height, and the offsets of a cell."""
        return self.width, self.height, 0, 0

    def get_glyph(self, codepoint: int) -> fontio.Glyph:
        """The cell of a letter, as a label places it."""
        cell = self.cell(chr(codepoint))
        width, height = self.width, self.height
        return fontio.Glyph(self.bitmap, cell, width, height, 0, 0, width, 0)
