# SPDX-License-Identifier: MIT
"""A sentence over the upper part of the table, so that one's own cards stay in sight."""

from micropython import const

from firmware.art import tiles
from firmware.ui import theme
from firmware.ui.layout import columns
from firmware.ui.text import at_right, wrap

_EDGE = const(5)  # pixels between the frame's outer side and the letters
_ROWS = const(7)  # of letters, the last one for the key


class Advice:
    """Made once and shown again and again: a stage keeps whatever is made on it.

    least: pixels from the top that it covers at least, so that it cuts no text in two.
    """

    def __init__(self, stage, least: int):
        self._least = least
        self._wide = columns(stage) - 1
        self._columns = (self._wide * stage.letter_width + 2 * _EDGE + 7) // stage.tile
        self._rows = (_ROWS * stage.letter_height + 2 * _EDGE + 7) // stage.tile
        x = (stage.width - self._columns * stage.tile) // 2
        self._panel = stage.sprite(x, 0, self._columns, self._rows)
        letters = x + (self._columns * stage.tile - self._wide * stage.letter_width) // 2
        self._page = stage.page(letters, _EDGE, self._wide, _ROWS, theme.PAPER)
        self._stage = stage
        self.hide()

    def show(self, text: str) -> None:
        """Show a sentence and the sign of the key that takes it away."""
        lines = wrap(text, self._wide)
        if len(lines) <= _ROWS and len(lines[-1]) < self._wide - 1:
            lines[-1] += at_right("Ⓐ", self._wide - len(lines[-1]))
        else:
            lines.append(at_right("Ⓐ", self._wide))
        height = max(self._least, len(lines) * self._stage.letter_height + 2 * _EDGE)
        self._frame((height + self._stage.tile - 1) // self._stage.tile)
        self._page.clear()
        for row, line in enumerate(lines):
            self._page.write(0, row, line)
        self._panel.hide(False)
        self._page.hide(False)
        self.shown = True

    def hide(self) -> None:
        """Take it away."""
        self._panel.hide()
        self._page.hide()
        self.shown = False

    def _frame(self, height: int) -> None:
        """Draw the frame so many tiles high; what is below stays empty."""
        for row in range(self._rows):
            part = 0 if row == 0 else 6 if row == height - 1 else 3
            for column in range(self._columns):
                piece = 0 if column == 0 else 2 if column == self._columns - 1 else 1
                tile = tiles.FRAME[part + piece] if row < height else 0
                self._panel.put(column, row, tile)
