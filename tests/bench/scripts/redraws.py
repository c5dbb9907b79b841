# SPDX-License-Identifier: MIT
"""Script for MicroPython: frames of the framebuf stage, with a mark before and after each.

`redraws.py WIDTH HEIGHT UP DOWN`: a panel and its density. A table with ten cards and a page, one
change after the other; prints what was changed for each pair of marks.
"""

import sys
import time

from desk import Panel

from boards.common.framebuf_stage import Stage
from firmware.art import tiles
from firmware.ui import card, theme
from firmware.ui.inks import inks

_WORDS = "Nel mezzo del cammin di nostra vita"


def felt(stage):
    across, down = (stage.width + 7) // stage.tile, (stage.height + 7) // stage.tile
    stage.sprite(0, 0, across, down, theme.TABLE).fill(tiles.FELT)


def table(stage):
    """Cards, and a count that stands alone; both are returned."""
    felt(stage)
    cards = []
    for n in range(10):
        cards.append(stage.sprite(4 + 14 * n, 8 + 90 * (n & 1), card.COLUMNS, card.ROWS))
        card.face(cards[n], 5 * n)
    count = stage.text(70, 52, 6, theme.PAPER)
    count.write("15")
    return cards, count


def page(stage):
    """A screen full of letters."""
    felt(stage)
    columns, rows = stage.width // stage.letter_width, stage.height // stage.letter_height
    letters = stage.page(0, 0, columns, rows, theme.PAPER)
    for row in range(rows):
        letters.write(0, row, _WORDS[row % 7:])


def main(width, height, up, down):
    stage = Stage(Panel(width, height), (up, down))
    stage.theme(theme.COLOURS, inks())
    cards, count = table(stage)

    def shown(what):
        time.ticks_us()
        stage.show()
        time.ticks_us()
        print(what)

    shown("a table")
    shown("nothing")
    count.write("25")
    shown("one letter")
    cards[4].move(cards[4].x, cards[4].y - 4)
    shown("one card moved")
    for sprite in cards:
        sprite.ink(theme.FACE + 4 * theme.LIT)
    shown("ten cards lit")
    stage.clear()
    page(stage)
    shown("a page of letters")


main(*map(int, sys.argv[1:]))
