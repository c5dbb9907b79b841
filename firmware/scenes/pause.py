# SPDX-License-Identifier: MIT
"""The menu of a match: what START opens."""

from micropython import const

from firmware.texts import match as texts
from firmware.ui import sound
from firmware.ui.buttons import START, A, B
from firmware.ui.list_page import ListPage

_NOBODY = const(-1)
_SEED = const(12)  # letters of the seed that are shown; the game's own have twelve
DEAL, MATCH = 1, 2  # what to restart
_RESUME, _UNDO, _REDO, _RESTART, _LOG, _RULES, _SETTINGS, _LEAVE = range(8)


class Scene(ListPage):
    """eyes: as in scenes/table.py. restart: what the player has just asked to begin again."""

    def __init__(self, app, eyes: int = _NOBODY, restart: int = 0, at: int = _RESUME):
        own = self._own = texts.words(app)
        words = app.words
        super().__init__(app, own.PAUSE, ((A, words.CHOOSE), (B, words.BACK)))
        self._eyes = eyes
        seed = app.match.seed
        if len(seed) > _SEED:
            seed = seed[:_SEED - 1] + "…"
        self.frame.note(own.SEED % seed + " ", seed)
        lines = (
            own.RESUME, own.UNDO, own.REDO, own.RESTART, own.LOG, words.RULES, words.SETTINGS,
            own.LEAVE,
        )
        self.lay([[line, (), 0] for line in lines], at)
        if restart:
            self._restart(restart)

    def press(self, key: int) -> None:
        """START closes what it opened."""
        super().press(B if key == START else key)

    def back(self) -> None:
        """Return to the table."""
        self.app.go("table", self._eyes)

    def chosen(self, at: int) -> None:
        """Do it."""
        app, own = self.app, self._own
        here = ("pause", self._eyes, 0, at)
        if at == _RESUME:
            self.back()
        elif at == _UNDO:
            self._moved(app.match.undo(), own.NO_UNDO)
        elif at == _REDO:
            self._moved(app.match.redo(), own.NO_REDO)
        elif at == _RESTART:
            choices = (
                (own.GO_BACK,) + here,
                (own.THIS_DEAL, "pause", self._eyes, DEAL),
                (own.WHOLE_MATCH, "pause", self._eyes, MATCH),
            )
            app.go("ask", own.RESTART, own.RESTART_WHAT, choices, here)
        elif at == _LOG:
            app.go("log", self._eyes)
        elif at == _RULES:
            app.go("rules", app.match.game, here)
        elif at == _SETTINGS:
            app.go("settings", here)
        else:
            app.save_match()
            app.go("menu")

    def _moved(self, done: bool, otherwise: str) -> None:
        """Keep the match after going back or forth in it, or say why that cannot be."""
        if done:
            self.app.counted = -1
            self.app.save_match()
            self.back()
        else:
            self.app.sound.play(sound.REFUSED)
            self.app.notice(otherwise)

    def _restart(self, what: int) -> None:
        """Go back to the beginning; the cards stay the same (GE-01)."""
        match = self.app.match
        self.app.counted = -1
        if what == MATCH:
            match.restart()
        else:
            if self.app.page[0] == match.made:
                match.back()  # what is seen is the deal that this move ended, if it did
            deal = match.rules.deals
            while match.rules.deals == deal and match.back():
                pass
            if match.rules.deals != deal:
                match.forward()
        self.app.save_match()
        self.back()
