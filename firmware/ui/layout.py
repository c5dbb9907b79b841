# SPDX-License-Identifier: MIT
"""Where things are on a page: letters side by side, strips, lines, panels."""

from micropython import const

from firmware.art import tiles

BAR = const(14)  # height of a strip in pixels
ROW = const(12)  # height of a line that can be chosen
_ROOMY = const(24)


def columns(stage) -> int:
    """How many letters stand side by side on the stage."""
    return stage.width // stage.letter_width


def roomy(stage) -> bool:
    """Whether a line has the 26 letters for which texts are written; else 21 have to do."""
    return columns(stage) >= _ROOMY


def left(stage) -> int:
    """Where the first of them begins."""
    return (stage.width - columns(stage) * stage.letter_width) // 2


def panel(stage, x: int, y: int, width: int, height: int):
    """Lay a framed panel of so many tiles (at least 3 each way) on the stage."""
    sprite = stage.sprite(x, y, width, height)
    for row in range(height):
        part = 0 if row == 0 else 6 if row == height - 1 else 3
        for column in range(width):
            piece = 0 if column == 0 else 2 if column == width - 1 else 1
            sprite.put(column, row, tiles.FRAME + part + piece)
    return sprite
