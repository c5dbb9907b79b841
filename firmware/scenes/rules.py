# SPDX-License-Identifier: MIT
"""The contents of the rules: the pages of a game, then controls and credits."""

from engine import catalog
from firmware import chapters
from firmware.ui.buttons import A, B
from firmware.ui.list_page import ListPage


class Scene(ListPage):
    """game: whose rules, "" = ask where there are several; back: where B leads."""

    def __init__(self, app, game: str, back: tuple = ("menu",), at: int = 0):
        words = app.words
        if not game and len(catalog.games()) == 1:
            game = catalog.games()[0][0]
        super().__init__(app, words.RULES, ((A, words.READ), (B, words.BACK)))
        self._game = game
        self._back = back
        if game:
            self.frame.note(words.GAMES[game] + " ")
            self._titles = chapters.titles(app.settings, game)
        else:
            self._titles = [words.GAMES[entry[0]] for entry in catalog.games()]
        self.lay([[title, (), 0] for title in self._titles], at)

    def chosen(self, at: int) -> None:
        """Read this page."""
        if self._game:
            self.app.go("reading", self._game, at, self._back)
        else:
            self.app.go("rules", catalog.games()[at][0], self._back)

    def back(self) -> None:
        """Return."""
        self.app.go(*self._back)
