# SPDX-License-Identifier: MIT
"""The emblem and the name of the game, above a page."""

from micropython import const

from firmware.art import tiles
from firmware.ui.card import lay

_EMBLEM = const(4)  # tiles across, and down
_ACROSS = const(11)  # tiles of the name
_DOWN = const(2)
_SPACE = const(6)  # pixels above and below


def logo(stage, y: int) -> int:
    """Lay the logo on the stage from y on and return where it ends."""
    tile = stage.tile
    wide = (_EMBLEM + _ACROSS) * tile
    gap = tile if wide + 2 * tile <= stage.width else tile // 2
    x = (stage.width - wide - gap) // 2
    emblem = stage.sprite(x, y + _SPACE, _EMBLEM, _EMBLEM)
    lay(emblem, range(tiles.EMBLEM, tiles.EMBLEM + _EMBLEM * _EMBLEM), _EMBLEM)
    middle = y + _SPACE + (_EMBLEM - _DOWN) * tile // 2
    name = stage.sprite(x + _EMBLEM * tile + gap, middle, _ACROSS, _DOWN)
    lay(name, range(tiles.LOGO, tiles.LOGO + _ACROSS * _DOWN), _ACROSS)
    return y + 2 * _SPACE + _EMBLEM * tile
