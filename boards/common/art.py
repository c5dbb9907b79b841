# SPDX-License-Identifier: MIT
"""The baked pictures of firmware/art, read straight into bitmaps."""

import bitmaptools
import displayio

from boards.common.art_file import FOLDER


class Sheet:
    """The tiles of one size in a file of firmware/art (the form: art_file.py), of `bits` bits a
    pixel. `rest` is what follows the pixels."""

    def __init__(self, name: str, bits: int) -> None:
        with open(FOLDER + name, "rb") as file:
            self.width, self.height, columns, rows = file.read(4)
            self.bitmap = displayio.Bitmap(columns * self.width, rows * self.height, 1 << bits)
            # Elements of four bytes: each row is padded to a whole number of them.
            bitmaptools.readinto(self.bitmap, file, bits, 4, True)
            self.rest = file.read()

    def grid(
        self, palette: displayio.Palette, columns: int, rows: int, x: int = 0, y: int = 0
    ) -> displayio.TileGrid:
        """A grid of these tiles, tile 0 in every cell, its top left pixel at x, y."""
        return displayio.TileGrid(
            self.bitmap,
            pixel_shader=palette,
            width=columns,
            height=rows,
            tile_width=self.width,
            tile_height=self.height,
            x=x,
            y=y,
        )
