# SPDX-License-Identifier: MIT
"""The first page: go on with a match, start one, or look around."""

from engine import catalog
from firmware.ui.buttons import A
from firmware.ui.list_page import ListPage
from firmware.ui.logo import logo


class Scene(ListPage):
    """Games come from the catalog; a match that was left comes first."""

    def __init__(self, app):
        super().__init__(app, "", ((A, app.words.CHOOSE),))
        app.leave_match()
        if app.settings.unread:
            app.settings.unread = False
            app.notice(app.words.SETTINGS_UNREADABLE)
        self._ways = self._find_ways()
        self.lay([[way[0], (), 0] for way in self._ways], 0, logo(app.stage, 0))

    def _find_ways(self) -> list:
        """What can be done: words, then the scene to go to and its arguments."""
        words, game = self.words, self.app.settings.game
        ways: list = []
        if self.app.has_match(game):
            ways.append((words.CONTINUE, "resume", game))
        for entry in catalog.games():
            ways.append((words.GAMES[entry[0]], "setup", entry[0]))
        ways.append((words.RULES, "rules", ""))
        ways.append((words.STATISTICS, "statistics"))
        ways.append((words.SETTINGS, "settings"))
        return ways

    def chosen(self, at: int) -> None:
        """Go there; a new match asks first if an old one would be lost."""
        app, words = self.app, self.words
        way = self._ways[at][1:]
        if way[0] == "setup" and app.has_match(way[1]):
            choices = ((words.CONTINUE, "resume", way[1]), (words.NEW_GAME,) + way)
            app.go("ask", words.GAMES[way[1]], words.MATCH_KEPT, choices, ("menu",))
        else:
            app.go(*way)
