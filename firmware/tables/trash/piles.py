# SPDX-License-Identifier: MIT
"""Stock over discard pile at the right edge, and on the stock the card that is in hand."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware.tables.trash.own import DOWNWARD
from firmware.ui import card, theme
from firmware.ui.cursor import Cursor
from firmware.ui.text import at_right

STOCK, DISCARD = 0, 1
_EDGE = const(2)
_LETTERS = const(3)
_CURSOR_ROWS = const(3)


class Piles:
    """top: the card that lies on the discard pile, NONE without any."""

    def __init__(self, stage, y: int, count_y: int):
        self._x = stage.width - card.WIDTH - _EDGE
        self._y = y
        self._lowest = stage.height - 8 * (_CURSOR_ROWS + 1) + 5
        self._sprites = []
        for pile in range(2):
            sprite = stage.sprite(self._x, y + DOWNWARD * pile, card.COLUMNS, card.ROWS)
            self._sprites.append(sprite)
        x = self._x + (card.WIDTH - _LETTERS * stage.letter_width) // 2
        self._count = stage.text(x, count_y, _LETTERS, theme.PAPER)
        self._cursor = Cursor(stage, card.COLUMNS, _CURSOR_ROWS)
        self.top = NONE

    def show(self, stock: int, discard, hand: int = NONE) -> None:
        """Show how many cards the stock has, the discards, and the card in hand if any."""
        self._count.write(at_right(str(stock), _LETTERS - (stock < 10)))
        over = hand if hand != NONE else HIDDEN if stock else NONE
        card.face(self._sprites[STOCK], over)
        if hand != NONE:
            card.lit(self._sprites[STOCK], hand)
        self.top = discard[len(discard) - 1] if discard else NONE
        card.face(self._sprites[DISCARD], self.top)
        self._cursor.hide()

    def tone(self, pile: int, state) -> None:
        """Light the discard or make it dim: `state` is card.lit, card.dim or card.plain."""
        if pile == DISCARD and self.top != NONE:
            state(self._sprites[DISCARD], self.top)

    def point(self, pile: int) -> None:
        """Put the cursor on a pile, or away with -1."""
        if pile < 0:
            self._cursor.hide()
        else:
            self._cursor.around(self._x, min(self._y + DOWNWARD * pile, self._lowest))

    def at(self, x: int, y: int) -> int:
        """The pile that is touched, -1 for none."""
        if x < self._x - _EDGE or y < self._y:
            return -1
        return min(DISCARD, (y - self._y) // DOWNWARD)
