# SPDX-License-Identifier: MIT
"""One page of the rules, as long as it may be."""

from micropython import const

from firmware import chapters
from firmware.ui import sound, theme
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.ui.frame import Frame
from firmware.ui.layout import columns, left
from firmware.ui.text import wrap

_MARGIN = const(3)


class Scene:
    """UP and DOWN move by a line, A by a screen, LEFT and RIGHT to the next page."""

    def __init__(self, app, game: str, number: int, back: tuple):
        words, stage = app.words, app.stage
        self._app, self._game, self._back = app, game, back
        self._number = number
        title, text, self._count = chapters.chapter(app.settings, game, number)
        self._frame = frame = Frame(app, title, ((A, words.GO_ON), (B, words.BACK)))
        self._columns = columns(stage) - 2
        self._note = frame.note("◀%d/%d▶" % (number + 1, self._count), "◀▶")
        self._lines = wrap(text, self._columns)
        height = frame.bottom - frame.top
        self._rows = height // stage.letter_height
        if height - self._rows * stage.letter_height < 4:
            self._rows -= 1
        y = frame.top + (height - self._rows * stage.letter_height) // 2
        x = left(stage) + _MARGIN
        self._page = stage.page(x, y, self._columns, self._rows, theme.PAPER)
        edge = left(stage) + (self._columns + 1) * stage.letter_width
        self._signs = stage.page(edge, y, 1, self._rows, theme.GOLD)
        self._first = 0
        self._last = max(0, len(self._lines) - self._rows)
        self._show()

    def _show(self) -> None:
        blank = " " * self._columns
        for row in range(self._rows):
            number = self._first + row
            line = self._lines[number] if number < len(self._lines) else ""
            self._page.write(0, row, line + blank[len(line):])
        self._signs.write(0, 0, "▲" if self._first else " ")
        self._signs.write(0, self._rows - 1, "▼" if self._first < self._last else " ")

    def press(self, key: int) -> None:
        """Read on, turn the page or leave."""
        app = self._app
        if key == B:
            app.sound.play(sound.BACK)
            app.go("rules", self._game, self._back, self._number)
        elif key in (LEFT, RIGHT):
            self._turn(1 if key == RIGHT else -1)
        elif key in (UP, DOWN):
            self._scroll(1 if key == DOWN else -1)
        elif key == A and self._first < self._last:
            self._scroll(self._rows - 1)
        elif key == A:
            self._turn(1)

    def tap(self, x: int, y: int) -> None:
        """Above the middle back, below it on; in the title the page before or after."""
        frame, stage = self._frame, self._app.stage
        key = frame.key_at(x, y)
        if key:
            self.press(key)
        elif y < frame.top:
            middle = stage.width - (2 + len(self._note)) * stage.letter_width // 2
            self.press(LEFT if x < middle else RIGHT)
        elif y < frame.bottom:
            rows = self._rows - 1
            self._scroll(-rows if y < stage.height // 2 else rows)

    def _scroll(self, lines: int) -> None:
        first = max(0, min(self._last, self._first + lines))
        if first != self._first:
            self._first = first
            self._app.sound.play(sound.MOVE)
            self._show()

    def _turn(self, step: int) -> None:
        number = (self._number + step) % self._count
        self._app.sound.play(sound.PICK)
        self._app.go("reading", self._game, number, self._back)
