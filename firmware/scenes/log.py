# SPDX-License-Identifier: MIT
"""The last happenings, newest at the bottom."""

from micropython import const

from firmware import tables
from firmware.texts.match import words
from firmware.ui import sound, theme
from firmware.ui.buttons import DOWN, START, UP, A, B
from firmware.ui.frame import Frame
from firmware.ui.layout import columns, left
from firmware.ui.text import wrap

_MOVES = const(24)  # how many moves are told
_NOBODY = const(-1)


class Scene:
    """eyes: who looks; secrets of the others are not told, all of them if NOBODY looks."""

    def __init__(self, app, eyes: int = _NOBODY):
        self._app = app
        self._eyes = eyes
        own = words(app)
        stage = app.stage
        self._frame = Frame(app, own.LOG, ((A, own.SCROLL), (B, app.words.BACK)))
        self._columns = columns(stage)
        top, height = self._frame.top + 1, stage.letter_height
        self._rows = (self._frame.bottom - top) // height
        self._page = stage.page(left(stage), top, self._columns, self._rows, theme.PAPER)
        self._lines = self._told() or wrap(own.NOTHING_YET, self._columns)
        self._first = max(0, len(self._lines) - self._rows)
        self._show()

    def _told(self) -> list:
        """The lines of the last moves: the match goes back and makes them again."""
        app, match = self._app, self._app.match
        say = tables.part(match.game, "say")
        players = match.players
        alone = players.find(b"\x00") if players.count(b"\x00") == 1 else self._eyes
        made = match.made
        match.seek(max(0, made - _MOVES))
        lines = []
        while match.made < made:
            move = match.coming()
            before = match.rules.view(max(0, alone))
            match.forward()
            after = match.rules.view(max(0, alone))
            for line in say.story(app, before, move, after, before.turn == alone):
                lines.extend(wrap(line, self._columns))
        return lines

    def _show(self) -> None:
        self._page.clear()
        for row, line in enumerate(self._lines[self._first:self._first + self._rows]):
            self._page.write(0, row, line)
        more = "▲" if self._first else " "
        more += "▼" if self._first + self._rows < len(self._lines) else " "
        self._frame.note(more)

    def press(self, key: int) -> None:
        """UP and DOWN scroll, A shows the earlier lines too, B leaves."""
        if key in (B, START):
            self._app.sound.play(sound.BACK)
            self._app.go("pause", self._eyes)
            return
        last = max(0, len(self._lines) - self._rows)
        by = {UP: -1, DOWN: 1, A: self._rows}.get(key, 0)
        first = self._first + by
        if key == A and self._first == last:
            first = 0
        self._first = min(last, max(0, first))
        self._show()

    def tap(self, x: int, y: int) -> None:
        """A touch above or below the middle scrolls; the words of a key are the key."""
        key = self._frame.key_at(x, y)
        if key:
            self.press(key)
        else:
            self.press(UP if y < self._app.stage.height // 2 else DOWN)
