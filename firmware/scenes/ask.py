# SPDX-License-Identifier: MIT
"""A question with its answers."""

from firmware.ui import theme
from firmware.ui.buttons import A, B
from firmware.ui.layout import ROW, columns, left
from firmware.ui.list_page import ListPage
from firmware.ui.text import wrap


class Scene(ListPage):
    """choices: (words, scene, its arguments...), the harmless one first; back: what B goes to."""

    def __init__(self, app, title: str, question: str, choices: tuple, back: tuple):
        super().__init__(app, title, ((A, app.words.CHOOSE), (B, app.words.BACK)))
        stage = app.stage
        self._choices = choices
        self._back = back
        wide = columns(stage) - 2
        lines = wrap(question, wide)
        y = self.frame.top + 4
        page = stage.page(left(stage) + stage.letter_width, y, wide, len(lines), theme.PAPER)
        for row, line in enumerate(lines):
            page.write(0, row, line)
        items = [[choice[0], (), 0] for choice in choices]
        self.lay(items, 0, self.frame.bottom - 4 - ROW * len(items))

    def chosen(self, at: int) -> None:
        """Follow the answer."""
        self.app.go(*self._choices[at][1:])

    def back(self) -> None:
        """Leave without an answer."""
        self.app.go(*self._back)
