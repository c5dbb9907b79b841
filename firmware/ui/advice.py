# SPDX-License-Identifier: MIT
"""A sentence over the upper part of the table, so that one's own cards stay in sight."""

from micropython import const

from firmware.art import tiles
from firmware.ui import theme
from firmware.ui.text import at_right, wrap

_EDGE = const(5)  # pixels between the frame's upper or lower side and the letters
_SIDE = const(4)  # the same to the left and right, at least
_ROWS = const(7)  # of letters, the last one for the key


class Advice:
    """Shows a text in one part or, on small screens, in several.

    least: pixels from the top that it covers at least, so that it cuts no text in two.
    """

    def __init__(self, stage, least: int):
        self._least = least
        self._rest = []  # the lines that have not been shown yet
        tile = stage.tile
        self._columns = stage.width // tile
        self._wide = (self._columns * tile - 2 * _SIDE) // stage.letter_width
        self._rows = (max(least, _ROWS * stage.letter_height + 2 * _EDGE) + tile - 1) // tile
        x = (stage.width - self._columns * tile) // 2
        self._panel = stage.sprite(x, 0, self._columns, self._rows)
        letters = (stage.width - self._wide * stage.letter_width) // 2
        self._page = stage.page(letters, _EDGE, self._wide, _ROWS, theme.PAPER)
        self._stage = stage
        self.hide()

    def show(self, text: str) -> None:
        """Show a sentence, or its beginning, and the sign of the key that goes on."""
        self._rest = wrap(text, self._wide)
        self.more()

    def more(self) -> bool:
        """Show what follows, as much as there is room for; False when all has been shown."""
        if not self._rest:
            return False
        wide = self._wide
        lines = self._rest[:_ROWS]
        if len(lines[-1]) > wide - 2:  # no room for the sign
            lines = lines[:_ROWS - 1]
        self._rest = self._rest[len(lines):]
        if len(lines[-1]) > wide - 2:
            lines.append("")
        lines[-1] += at_right("Ⓐ", wide - len(lines[-1]))
        self._write(lines)
        return True

    def _write(self, lines: list) -> None:
        height = max(self._least, len(lines) * self._stage.letter_height + 2 * _EDGE)
        self._frame((height + self._stage.tile - 1) // self._stage.tile)
        self._page.clear()
        for row, line in enumerate(lines):
            self._page.write(0, row, line)
        self._panel.hide(False)
        self._page.hide(False)

    def hide(self) -> None:
        """Take it away."""
        self._panel.hide()
        self._page.hide()

    def _frame(self, height: int) -> None:
        """Draw the frame so many tiles high; what is below stays empty."""
        for row in range(self._rows):
            part = 0 if row == 0 else 6 if row == height - 1 else 3
            for column in range(self._columns):
                piece = 0 if column == 0 else 2 if column == self._columns - 1 else 1
                tile = tiles.FRAME + part + piece if row < height else 0
                self._panel.put(column, row, tile)
