# SPDX-License-Identifier: MIT
"""Who sits where, and by which rules, before a match."""

from micropython import const

from engine import catalog
from firmware import options
from firmware.app import seat_name
from firmware.ui import sound
from firmware.ui.buttons import A, B
from firmware.ui.layout import roomy
from firmware.ui.list_page import ListPage

_START, _KIND, _LEVEL, _NAME, _SEATS, _LANGUAGE, _OPTIONS = range(7)  # kinds of lines
_MEDIUM = const(2)


class Scene(ListPage):
    """Each seat has two lines: person or computer, then its name or level."""

    def __init__(self, app, game: str, at: int = 0):
        words = app.words
        super().__init__(app, words.GAMES[game], ((A, words.CHOOSE), (B, words.BACK)))
        self._game = game
        self._counts = catalog.entry(game)[1]
        self._players = bytearray(app.settings.players)
        self._seats = app.settings.seats if app.settings.seats in self._counts else self._counts[0]
        self._lines = []
        self.lay(self._items(), at)

    def _items(self) -> list:
        """The list, and beside it in _lines what each line is: (kind, seat)."""
        words, settings = self.words, self.app.settings
        indent = "  " if roomy(self.app.stage) else ""
        items = [[words.START, (), 0]]
        self._lines = [(_START, 0)]
        if len(self._counts) > 1:
            counts = [str(count) for count in self._counts]
            items.append([words.SEATS, counts, self._counts.index(self._seats)])
            self._lines.append((_SEATS, 0))
        if catalog.entry(self._game)[2]:
            items.append([words.OPTIONS, options.summary(self.app, self._game) or "…", 0])
            self._lines.append((_OPTIONS, 0))
        for seat in range(self._seats):
            player = self._players[seat]
            kinds = (words.PERSON, words.COMPUTER)
            items.append([words.SEAT % (seat + 1), kinds, 1 if player else 0])
            self._lines.append((_KIND, seat))
            if player:
                items.append([indent + words.LEVEL, words.LEVELS, player - 1])
                self._lines.append((_LEVEL, seat))
            else:
                items.append([indent + words.NAME, self._name(seat), 0])
                self._lines.append((_NAME, seat))
        items.append([words.LANGUAGE, words.LANGUAGES, settings.language])
        self._lines.append((_LANGUAGE, 0))
        return items

    def _name(self, seat: int) -> str:
        return seat_name(self.words, self.app.settings, self._players[:self._seats], seat)

    def chosen(self, at: int) -> None:
        """Start, or write a name."""
        kind, seat = self._lines[at]
        here = ("setup", self._game, at)
        if kind == _NAME:
            self.app.go("name", seat, here)
            return
        if kind == _OPTIONS:
            self.app.go("options", self._game, self._seats, here)
            return
        players = bytes(self._players[:self._seats])  # MicroPython: no `in` for a bytearray
        if 0 not in players:
            self.app.sound.play(sound.REFUSED)
            self.app.notice(self.words.ONE_PERSON)
        else:
            chosen = options.played(self.app.settings, self._game, self._seats)
            self.app.new_match(self._game, players, chosen)
            self.app.go("table")

    def changed(self, at: int) -> None:
        """Keep the new value, and show the lines that follow from it."""
        kind, seat = self._lines[at]
        value = self.list.items[at][2]
        app = self.app
        if kind == _LANGUAGE:
            app.settings.language = value
            app.speak()
        elif kind == _SEATS:
            self._seats = self._counts[value]
        else:
            self._players[seat] = value + 1 if kind == _LEVEL else _MEDIUM * value
        app.settings.players = bytes(self._players)
        app.settings.seats = self._seats
        app.settings_changed()
        if kind in (_LANGUAGE, _SEATS):
            app.go("setup", self._game, at)
        elif kind == _KIND:
            self.list.items = self._items()
            self.list.show()

    def back(self) -> None:
        """Return to the menu."""
        self.app.go("menu")
