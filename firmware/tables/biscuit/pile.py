# SPDX-License-Identifier: MIT
"""What lies to the right of the cards in hand: the pile, or a button in its place."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware.ui import decktet_card, theme
from firmware.ui.cursor import Cursor
from firmware.ui.layout import panel
from firmware.ui.text import at_right

WIDTH = const(30)
_HIGH = const(2)  # of the button, in tiles
_EDGE = const(6)


class Pile:
    """word: what the button says, "" where the pile lies."""

    def __init__(self, stage, y: int, letters: int):
        self._x = stage.width - WIDTH
        self._y = y
        letter, tile = stage.letter_width, stage.tile
        self._back = stage.sprite(self._x, y, decktet_card.TILES, decktet_card.TILES)
        self._number = stage.page(stage.width - 2 * letter, y + 3, 2, 1, theme.PAPER)
        self._letters = letters
        wide = (letters * letter + 2 * _EDGE + tile - 1) // tile * tile
        self._button_x = stage.width - wide
        self._panel = panel(stage, self._button_x, y, wide // tile, _HIGH)
        label = self._button_x + (wide - letters * letter) // 2
        self._label = stage.page(label, y + 3, letters, 1, theme.PAPER)
        self._cursor = Cursor(stage, decktet_card.TILES, decktet_card.TILES)
        self.word = ""
        self.show_button("")

    def show(self, stock: int) -> None:
        """Show how many cards are left."""
        decktet_card.put(self._back, HIDDEN if stock else NONE)
        self._number.write(0, 0, at_right(str(stock), 2))

    def show_button(self, word: str) -> None:
        """Show the button with this word, or the pile."""
        self.word = word
        self._hide(self._back, self._number, bool(word))
        self._hide(self._panel, self._label, not word)
        before = (self._letters - len(word)) // 2
        after = self._letters - len(word) - before
        self._label.write(0, 0, before * " " + word + after * " ")
        self.point(False)

    def hide(self) -> None:
        """Show nothing."""
        self.show_button("")
        self._hide(self._back, self._number, True)

    def _hide(self, one, other, hidden: bool) -> None:
        one.hide(hidden)
        other.hide(hidden)

    @property
    def more(self) -> int:
        """Pixels that the button takes beside those of the pile."""
        return self._x - self._button_x if self.word else 0

    def point(self, on: bool) -> None:
        """Put the cursor on the pile or the button, or away."""
        if on and not self.word:
            self._cursor.around(self._x, self._y)
        else:
            self._cursor.hide()
        self._panel.ink(theme.CHOSEN if on else theme.PLAIN)
        self._label.colour(theme.NIGHT if on else theme.PAPER)

    def touched(self, x: int, y: int) -> bool:
        """Whether the pile or the button is touched."""
        return y >= self._y and x >= (self._button_x if self.word else self._x)
