# SPDX-License-Identifier: MIT
"""The words of the casino table: a strip for news or what is chosen, a line below it, and beside
the hand the pack or the cards that score, and the keys."""

from micropython import const

from firmware.art import tiles
from firmware.settings import STEPS
from firmware.tables import PAUSE
from firmware.tables.casino.phrase import prizes_text
from firmware.ui import theme
from firmware.ui.layout import ROW, columns, left
from firmware.ui.text import between

HEIGHT = const(22)  # of the strip and the line
_TEXT = const(1)  # from the strip's edge to the cells of its letters
WIDE = const(9)  # letters beside the hand
_KEYS = const(2)  # lines of keys


class Bar:
    """news: the last happening, which stays on the strip until something else is said.

    columns: letters of both lines; y: the top of the strip."""

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
            strip.fill(tiles.FRAME[4])
            self._strips.append(strip)
        x = left(stage)
        self._first = stage.page(x, y + _TEXT, self.columns, 1, theme.PAPER)
        self._second = stage.page(x, y + ROW, self.columns, 1, theme.GOLD)
        x, y = beside
        self._pack = stage.page(x, y, WIDE, 1, theme.DIM)
        self._keys = stage.page(x, y + stage.letter_height + 1, WIDE, _KEYS, theme.DIM)
        self.news = ""

    # What a table says

    def write(self, first: str, second: str) -> None:
        """Write both lines; an empty first one shows the news."""
        self._shine(theme.PLAIN, theme.PAPER)
        _fill(self._first, 0, first or self.news, self.columns)
        _fill(self._second, 0, second, self.columns)

    def score(self, first: str, second: str) -> None:
        """Write both, and at the right end of the second the key that goes on."""
        self.write(first, between(second, "Ⓐ", self.columns))

    def pause(self, first: str, second: str) -> int:
        """Write what stays for a while; the key's sign only where every step waits for it."""
        if self._app.settings.speed == STEPS:
            self.score(first, second)
        else:
            self.write(first, second)
        return PAUSE

    # What is being chosen

    def choice(self, text: str, focus: bool, arrows: bool, second: str) -> None:
        """Write what is chosen: golden under the cursor, with arrows if there is more to see."""
        if focus:
            self._shine(theme.CHOSEN, theme.NIGHT)
        else:
            self._shine(theme.PLAIN, theme.PAPER)
        if arrows:
            text = between("◀ " + text, "▶", self.columns)
        _fill(self._first, 0, text, self.columns)
        _fill(self._second, 0, second, self.columns)

    def second(self, text: str) -> None:
        """Write the line below the strip anew."""
        _fill(self._second, 0, text, self.columns)

    def _shine(self, ink: int, colour: int) -> None:
        for strip in self._strips:
            strip.ink(ink)
        self._first.colour(colour)

    # Beside the hand

    def pack(self, view) -> None:
        """Say how many cards the pack has, or that these are the last."""
        words = self._app.game_words()
        stock = len(view.stock)
        self._beside(words.PACK % stock if stock else words.LAST, theme.DIM)

    def prizes(self, view, cards) -> None:
        """Name the cards that score, or if there are none the pack."""
        text = prizes_text(self._app, cards)
        if text:
            self._beside(text, theme.GOLD)
        else:
            self.pack(view)

    def _beside(self, text: str, colour: int) -> None:
        self._pack.colour(colour)
        _fill(self._pack, 0, text, WIDE)

    def keys(self, texts: tuple) -> None:
        """Name the keys that matter now."""
        for row in range(_KEYS):
            _fill(self._keys, row, texts[row] if row < len(texts) else "", WIDE)


def _fill(page, row: int, text: str, columns: int) -> None:
    """Write a row of a page to its end."""
    page.write(0, row, text + (columns - len(text)) * " ")
