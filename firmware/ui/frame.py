# SPDX-License-Identifier: MIT
"""What every page has: a strip with the title above, a strip with the keys below."""

from micropython import const

from firmware.art import tiles
from firmware.ui import theme
from firmware.ui.buttons import SELECT, START, A, B
from firmware.ui.layout import BAR, columns, left

_TEXT = const(2)  # from the edge of a strip to the cells of its letters
_NEAR = const(3)  # pixels around a key's words that still touch it
_SIGNS = {A: "Ⓐ", B: "Ⓑ", START: theme.START_SIGN, SELECT: theme.SELECT_SIGN}


class Frame:
    """The two strips, or with no title the lower one. The words of a key are a place to tap.

    keys: (mask, words) from left to right. top, bottom: the pixels between the strips.
    """

    def __init__(self, app, title: str, keys: tuple):
        stage = app.stage
        self._stage = stage
        self._columns = columns(stage)
        self._left = left(stage)
        self.top = BAR if title else 0
        self.bottom = stage.height - BAR
        if title:
            self._strip(BAR - 2 * stage.tile)
            self._title = stage.page(self._left, _TEXT, self._columns, 1, theme.GOLD)
            self._title.write(1, 0, title)
        self._name = title
        self._strip(self.bottom)
        self._words = stage.page(self._left, self.bottom + _TEXT, self._columns, 1, theme.PAPER)
        self._places = []
        self.keys(keys)

    def _strip(self, y: int) -> None:
        stage = self._stage
        across = (stage.width + stage.tile - 1) // stage.tile
        stage.sprite(0, y, across, 2).fill(tiles.FRAME + 4)

    def keys(self, keys: tuple) -> None:
        """Name the keys below anew."""
        self._words.clear()
        texts = [_SIGNS[mask] + " " + words for mask, words in keys]
        free = self._columns - sum([len(text) for text in texts])
        column = 0
        self._places = []
        for number, text in enumerate(texts):
            if number:
                column += free // (len(texts) - 1)
            self._words.write(column, 0, text)
            self._places.append((column, column + len(text), keys[number][0]))
            column += len(text)

    def note(self, *texts: str) -> str:
        """Write at the right end of the title the first of these for which there is room, or the
        last instead of the title; return it."""
        page, name, room = self._title, self._name, self._columns
        page.clear()
        for text in texts:
            for margin in (1, 0):
                if 2 * margin + len(name) + 1 + len(text) <= room:
                    page.write(margin, 0, name)
                    page.write(room - margin - len(text), 0, text)
                    return text
        page.write(room - 1 - len(text), 0, text)
        return text

    def key_at(self, x: int, y: int) -> int:
        """The mask of the key whose words are touched, or 0."""
        if y < self.bottom - _NEAR:
            return 0
        for first, end, mask in self._places:
            if self._x(first) - _NEAR <= x < self._x(end) + _NEAR:
                return mask
        return 0

    def _x(self, column: int) -> int:
        return self._left + column * self._stage.letter_width
