# SPDX-License-Identifier: MIT
"""The page after an error, or when memory is short."""

from firmware.ui import theme
from firmware.ui.buttons import A
from firmware.ui.frame import Frame
from firmware.ui.layout import columns, left
from firmware.ui.text import wrap


class Scene:
    """Says what happened and leads to the menu."""

    def __init__(self, app, low_memory: bool, error: str):
        words, stage = app.words, app.stage
        self._app = app
        title = words.LOW_MEMORY if low_memory else words.CRASH
        self._frame = Frame(app, title, ((A, words.TO_MENU),))
        y = self._write(self._frame.top + 4, theme.PAPER,
                        words.LOW_MEMORY_TEXT if low_memory else words.CRASH_TEXT)
        if error:
            self._write(y + stage.letter_height // 2, theme.GOLD, error)

    def _write(self, y: int, colour: int, text: str) -> int:
        """Write text from y on, as much as there is room for; return where it ends."""
        stage = self._app.stage
        wide = columns(stage) - 2
        lines = wrap(text, wide)[:(self._frame.bottom - y) // stage.letter_height]
        page = stage.page(left(stage) + stage.letter_width, y, wide, len(lines), colour)
        for row, line in enumerate(lines):
            page.write(0, row, line)
        return y + len(lines) * stage.letter_height

    def press(self, key: int) -> None:
        """A leads to the menu."""
        if key == A:
            self._app.go("menu")

    def tap(self, x: int, y: int) -> None:
        """So does its sign."""
        self.press(self._frame.key_at(x, y))
