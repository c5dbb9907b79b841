# SPDX-License-Identifier: MIT
"""The words of the casino table: a strip for news or what is chosen, a line below it, and beside
the hand the pack or the cards that score, and the keys."""

from micropython import const

from firmware.art import tiles
from firmware.ui import theme
from firmware.ui.layout import ROW, columns, left

HEIGHT = const(22)  # of the strip and the line
_TEXT = const(1)  # from the strip's edge to the cells of its letters
_WIDE = const(9)  # letters beside the hand, if there is room
_SIGNS = const(16)  # pixels of the signs at the right edge
_KEYS = const(2)  # lines of keys


class Bar:
    """news: the last happening, which stays on the strip until something else is said.

    columns: letters of both lines; y: the top of the strip; wide: letters beside the hand;
    keys_at: where the line above the keys begins, in pixels."""

    def __init__(self, app, y: int, beside: tuple):
        stage = app.stage
        self._app = app
        self.columns = columns(stage)
        self.y = y
        across = (stage.width + stage.tile - 1) // stage.tile
        # A strip is taller than one tile and lower than two: two lie over each other.
        self._strips = []
        for strip_y in (y, y + ROW - stage.tile):
            strip = stage.sprite(0, strip_y, across, 1)
            strip.fill(tiles.FRAME + 4)
            self._strips.append(strip)
        x = left(stage)
        self._first = stage.page(x, y + _TEXT, self.columns, 1, theme.PAPER)
        self._second = stage.page(x, y + ROW, self.columns, 1, theme.GOLD)
        self.keys_at = x, y = beside
        self.wide = min(_WIDE, (stage.width - _SIGNS - x) // stage.letter_width)
        self._beside = stage.page(x, y, self.wide, 1 + _KEYS, theme.DIM)
        self.news = ""

    def write(self, first: str, second: str, focus: bool = False) -> None:
        """Write both lines; an empty first one shows the news, and is golden under the cursor."""
        for strip in self._strips:
            strip.ink(theme.CHOSEN if focus else theme.PLAIN)
        self._first.colour(theme.NIGHT if focus else theme.PAPER)
        fill(self._first, 0, first or self.news, self.columns)
        fill(self._second, 0, second, self.columns)

    # Beside the hand

    def pack(self, view) -> None:
        """Say how many cards the pack has, or that these are the last."""
        words = self._app.game_words()
        stock = len(view.stock)
        self.beside(words.PACK % stock if stock else words.LAST, theme.DIM)

    def beside(self, text: str, colour: int = theme.GOLD) -> None:
        """Write the line above the keys."""
        self._beside.colour(colour)
        fill(self._beside, 0, text, self.wide)

    def keys(self, texts: tuple) -> None:
        """Name the keys that matter now."""
        for row in range(_KEYS):
            fill(self._beside, 1 + row, texts[row] if row < len(texts) else "", self.wide)


def fill(page, row: int, text: str, columns: int) -> None:
    """Write a row of a page to its end."""
    page.write(0, row, text + (columns - len(text)) * " ")
