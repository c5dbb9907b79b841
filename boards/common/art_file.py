# SPDX-License-Identifier: MIT
"""The baked files of firmware/art.

Such a file: four bytes (tile width, tile height, columns, rows), the rows of pixels of 1 or 4
bits each, the leftmost in the highest bits, each row padded to four bytes; after the font's the
letters that follow ASCII, as UTF-8.
"""

from micropython import const

FOLDER = __file__[: __file__.rfind("boards")] + "firmware/art/"
_SPACE = const(32)
_BOX = const(0x25A1)
_ASCII = const(95)  # letters 32..126 come first, then the extra ones in the file's order


def cell(text: str, extra: str) -> int:
    """Which tile of a font is the letter `text`; unknown ones are a box."""
    code = ord(text) - _SPACE
    if 0 <= code < _ASCII:
        return code
    place = extra.find(text)
    return _ASCII + (place if place >= 0 else extra.find(chr(_BOX)))
