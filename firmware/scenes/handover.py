# SPDX-License-Identifier: MIT
"""Between two persons: nothing but the name of who plays next, until that person asks (GE-04)."""

from firmware.texts.match import words
from firmware.ui import sound, theme
from firmware.ui.buttons import START, A
from firmware.ui.layout import columns, left, panel
from firmware.ui.logo import logo

_KEY_Y = 2  # tiles of the panel's height for one line of letters


class Scene:
    """seat: who shall look next. No card, score or log is here."""

    def __init__(self, app, seat: int):
        self._app = app
        self._seat = seat
        own = words(app)
        stage = app.stage
        y = logo(stage, stage.height // 2 - 62)
        self._center(own.PASS_TO, y + 2, theme.PAPER)
        self._center(app.name(seat), y + 15, theme.GOLD)
        self._center(own.HIDDEN, y + 34, theme.DIM)
        self._button(own.SHOW_HAND, y + 52)

    def _center(self, text: str, y: int, colour: int) -> None:
        stage = self._app.stage
        room = columns(stage)
        x = left(stage) + (room - len(text)) * stage.letter_width // 2
        stage.page(x, y, len(text), 1, colour).write(0, 0, text)

    def _button(self, text: str, y: int) -> None:
        stage = self._app.stage
        text = "Ⓐ " + text
        wide = (len(text) * stage.letter_width + 2 * stage.tile - 1) // stage.tile
        x = (stage.width - wide * stage.tile) // 2
        panel(stage, x, y, wide, _KEY_Y).ink(theme.CHOSEN)
        self._box = (x, y, wide * stage.tile, _KEY_Y * stage.tile)
        self._center(text, y + 3, theme.NIGHT)

    def press(self, key: int) -> None:
        """A shows the hand."""
        if key == A:
            self._app.sound.play(sound.PICK)
            self._app.go("table", self._seat)
        elif key == START:
            self._app.go("pause")

    def tap(self, x: int, y: int) -> None:
        """A touch on the button shows the hand."""
        left_, top, width, height = self._box
        if left_ <= x < left_ + width and top <= y < top + height:
            self.press(A)
