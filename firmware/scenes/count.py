# SPDX-License-Identifier: MIT
"""Before a hand is counted its owner may count it: a number is chosen, then comes the truth.

It changes no score (CR-20).
"""

from micropython import const

from firmware import tables
from firmware.scenes import score
from firmware.ui import sound, theme
from firmware.ui.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from firmware.ui.frame import Frame
from firmware.ui.text import at_right

_MOST = const(29)  # points of a hand
_GAP = const(6)


class Scene(score.Scene):
    """eyes, at: as in scenes/score.py, whose page comes next."""

    def __init__(self, app, eyes: int, at: int):
        self._app, self._eyes, self._at = app, eyes, at
        view = app.match.rules.view(max(0, eyes))
        title, cards, apart, lines, _, _ = (
            tables.part(app.match.game, "count").pages(app, view)[at]
        )
        self._total = lines[-1][2] if lines else 0
        self._said = 0
        own = self._own = tables.part(app.match.game, "study").words(app)
        stage = app.stage
        self._frame = Frame(app, title, ((A, own.CONFIRM), (B, own.SHOW)))
        self._lay(cards, apart)
        wide = self._wide
        y = self._under + _GAP // 2
        page = stage.page(self._left, y, wide, 1, theme.PAPER)
        page.write((wide - len(own.HOW_MANY)) // 2, 0, own.HOW_MANY)
        y += stage.letter_height + _GAP
        self._number = stage.page(self._left, y, wide, 1, theme.GOLD)
        self._turn(0)

    def _turn(self, step: int) -> None:
        """Choose another number."""
        self._said = (self._said + step) % (_MOST + 1)
        text = "◀ " + at_right(str(self._said), 2) + " ▶"
        self._number.write((self._wide - len(text)) // 2, 0, text)

    def press(self, key: int) -> None:
        """Choose a number, confirm it, or give up and see."""
        app = self._app
        if key == START:
            self._pause(True)
        elif key in (UP, RIGHT, DOWN, LEFT):
            app.sound.play(sound.MOVE)
            self._turn(1 if key in (UP, RIGHT) else -1)
        elif key in (A, B):
            app.sound.play(sound.PICK)
            if key == A:
                self._judge()
            app.go("score", self._eyes, self._at, False)

    def _judge(self) -> None:
        """Say how good the number was."""
        own, said, total = self._own, self._said, self._total
        if said == total:
            self._app.notice(own.RIGHT % total)
        elif not total:
            self._app.notice(own.NOTHING % said)
        else:
            self._app.notice((own.MISSED if said < total else own.TOO_MANY) % (said, total))

    def tap(self, x: int, y: int) -> None:
        """A touch on the left or right half changes the number; the words of a key are the key."""
        key = self._frame.key_at(x, y)
        if key:
            self.press(key)
        elif y < self._frame.top:
            self.press(START)
        else:
            self.press(LEFT if x < self._app.stage.width // 2 else RIGHT)
