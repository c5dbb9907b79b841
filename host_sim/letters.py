# SPDX-License-Identifier: MIT
"""The firmware's font, read backwards: from the glyphs of a page to its letters."""

from functools import cache
from pathlib import Path
from typing import Any

_ART = Path(__file__).resolve().parents[1] / "firmware" / "art"
_ASCII = "".join(map(chr, range(32, 127)))
_HEAD = 4


class Letters:
    """The letters by glyph number, and which pixels of its cell each inks.

    `width`, `height`: of a cell, in pixels.
    """

    def __init__(self, font: bytes) -> None:
        self.width, self.height, self._across, down = font[:_HEAD]
        self._sheet = (self._across * self.width, down * self.height)
        self._stride = (self._sheet[0] + 31) // 32 * 4
        end = _HEAD + self._stride * self._sheet[1]
        self._bits = font[_HEAD:end]
        self._letters = _ASCII + font[end:].decode("utf-8")
        self._inked: dict[int, list[tuple[int, int]]] = {}

    def fit(self, grid: Any) -> bool:
        """True if a TileGrid is cut from this font's bitmap."""
        cell = (grid.tile_width, grid.tile_height)
        sheet = (grid.bitmap.width, grid.bitmap.height)
        return cell == (self.width, self.height) and sheet == self._sheet

    def letter(self, glyph: int) -> str:
        """Return the letter of a glyph number; one beyond the font reads as a box."""
        return self._letters[glyph] if glyph < len(self._letters) else "□"

    def inked(self, glyph: int) -> list[tuple[int, int]]:
        """Return the (x, y) in its cell of the pixels that a glyph inks."""
        if glyph not in self._inked:
            left = glyph % self._across * self.width
            top = glyph // self._across * self.height
            self._inked[glyph] = [
                (x, y)
                for y in range(self.height)
                for x in range(self.width)
                if self._bit(left + x, top + y)
            ]
        return self._inked[glyph]

    def _bit(self, x: int, y: int) -> bool:
        return bool(self._bits[y * self._stride + x // 8] >> (7 - x % 8) & 1)


@cache
def of_firmware(width: int = 6, height: int = 10) -> Letters | None:
    """Read the font of firmware/art whose cells have that size, None if there is none.

    The file: a head of 4 bytes, the bitmap, the extra letters.
    """
    path = _ART / f"font{width}x{height}.bin"
    return Letters(path.read_bytes()) if path.exists() else None
