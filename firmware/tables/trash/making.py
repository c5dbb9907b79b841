# SPDX-License-Identifier: MIT
"""Lays the things of a Trash table on the stage; in memory only while a table is being made."""

from micropython import const

from firmware import tables
from firmware.art import tiles
from firmware.tables.lines import Lines
from firmware.tables.signs import Signs
from firmware.tables.trash.places import Places
from firmware.ui import theme

_LETTERS = const(8)  # of a name, and of a number of cards
_COUNT = const(3)
_LETTER = const(6)
_LINE = const(10)
_BAR = const(6)  # tiles
_EDGE = const(2)
_SIGN = const(16)
_SIZE = const(54)  # from a name to the size beside it
_TINY = const(40)  # and to the size beside cards of one tile
_AMID = const(13)


def make(table) -> None:
    """Give a table its parts; what has words on it comes after what lies behind the words."""
    stage = table.app.stage
    at = Places(stage.width, stage.height, len(table.app.match.players) - 1)
    table.head = at.own_y
    table.corner = (at.name_x, at.name_y)
    table.down = at.own_down
    table.bar = [stage.sprite(0, 0, _BAR, 1, theme.CHOSEN) for _ in range(2)]
    for sprite in table.bar:
        sprite.fill(tiles.FRAME + 4)
    cards = tables.part("trash", "cards")
    table.own = cards.Cards(stage, _EDGE, at.own_y, at.own_pitch, at.own_down,
                           rows=at.own_rows)
    table.count = stage.text(at.count_x, at.count_y, _COUNT, theme.PAPER)
    table.piles = cards.Piles(stage, at.own_y, at.own_down, table.count)
    table.signs = Signs(stage, stage.width - _SIGN) if at.stacked else Signs(stage)
    blocks = _large(stage, at, cards.Cards) if at.columns else _tiny(stage, at)
    others = tables.part("trash", "others").Others
    table.others = others(table.app, blocks, *_pages(stage, at))
    table.lines = Lines(table.app, at.lines_y)
    table.name = stage.text(at.name_x, at.name_y, _LETTERS, theme.PAPER)
    table.size = stage.text(at.size_x, at.size_y, _LETTERS, theme.GOLD)
    table.active = stage.text(0, 0, _LETTERS, theme.NIGHT)


def _large(stage, at, cards) -> list:
    """The layouts of the others as parts of cards."""
    top = at.ys[0] + _LINE + (at.down > 16)
    return [cards(stage, x, top, at.pitch, at.down, at.columns, at.rows) for x in at.xs]


def _tiny(stage, at) -> list:
    """The layouts of the others as cards of one tile."""
    tiny = tables.part("trash", "tiny").Tiny
    lights: list = []
    return [tiny(stage, at.xs[n], at.ys[n] + _LINE, lights) for n in range(len(at.xs))]


def _pages(stage, at) -> tuple:
    """A page for the names of each row of blocks and one for the sizes, and for each block where
    it stands, its row, and the letters before its name."""
    pages: list = []
    spots = bytearray()
    for number, y in enumerate(at.ys):
        x = at.xs[number]
        first = at.ys.find(bytes((y,)))
        if first == number:
            letters = at.letters * (at.ys.count(bytes((y,))) - 1)
            names = stage.page(x, y, letters + _LETTERS, 1, theme.PAPER)
            size_x, size_y = (x + _SIZE, y) if at.columns else (x + _TINY, y + _AMID)
            pages.append((names, stage.page(size_x, size_y, letters + 2, 1, theme.GOLD)))
        spots += bytes((x, y, len(pages) - 1, (x - at.xs[first]) // _LETTER))
    return pages, bytes(spots)
