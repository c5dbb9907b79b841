# SPDX-License-Identifier: MIT
"""The end of a match: who has won, and what to do next."""

from micropython import const

from engine.match import PERSON
from firmware import tables
from firmware.texts import match as texts
from firmware.ui import sound, theme
from firmware.ui.buttons import START, A
from firmware.ui.layout import ROW, columns, left
from firmware.ui.list_page import ListPage
from firmware.ui.text import between

_LINE = const(11)
_WIDE = const(14)  # letters of a name and its points
_AGAIN, _SAME, _TAKE_BACK = range(3)
_GLAD = bytes((0, 24, 0)) * 5
_SAD = bytes((16, 0, 0)) * 5


class Scene(ListPage):
    """The match counts when this page is left for something else than taking back a move."""

    def __init__(self, app):
        own = self._own = texts.words(app)
        super().__init__(app, own.OVER, ((A, app.words.CHOOSE),))
        match = app.match
        view = match.rules.view(0)
        winner = view.winners[0]
        players = match.players
        persons = [seat for seat in range(len(players)) if players[seat] == PERSON]
        won = len(persons) > 1 or winner in persons
        y = self.frame.top + 4
        yours = app.name(winner) == app.words.YOU
        self._line(own.YOU_WIN if yours else own.WINS % app.name(winner), y, theme.GOLD)
        points = match.rules.scores()
        say = tables.part(match.game, "say")
        lines = [
            between(app.name(seat), str(say.shown(points[seat])), _WIDE)
            for seat in range(len(points))
        ]
        for line in lines + say.result(app, view):
            y += _LINE
            self._line(line, y, theme.PAPER)
        items = (own.AGAIN, own.SAME_CARDS, own.TAKE_BACK, own.MENU)
        self.lay([[item, (), 0] for item in items], 0, self.frame.bottom - ROW * len(items) - 2)
        app.sound.play(sound.WON if won else sound.LOST)
        app.glow(_GLAD if won else _SAD)

    def _line(self, text: str, y: int, colour: int) -> None:
        stage = self.app.stage
        room = columns(stage)
        x = left(stage) + (room - len(text)) * stage.letter_width // 2
        stage.page(x, y, len(text), 1, colour).write(0, 0, text)

    def press(self, key: int) -> None:
        """START opens nothing here; the list has all there is to do."""
        if key != START:
            super().press(key)

    def chosen(self, at: int) -> None:
        """Do it."""
        app = self.app
        match = app.match
        app.glow(bytes(len(_GLAD)))
        if at == _TAKE_BACK:
            match.undo()
            app.save_match()
            app.go("table")
            return
        app.record_result(match)
        if at == _SAME:
            match.restart()
            app.save_match()
            app.go("table")
        elif at == _AGAIN:
            app.new_match(match.game, match.players, match.options)
            app.go("table")
        else:
            app.go("menu")
