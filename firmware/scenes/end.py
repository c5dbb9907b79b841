# SPDX-License-Identifier: MIT
"""The end of a match: who has won, and what to do next."""

from micropython import const

from engine.match import PERSON
from firmware import tables
from firmware.texts import match as texts
from firmware.ui import sound, theme
from firmware.ui.buttons import SELECT, START, A
from firmware.ui.layout import ROW, columns, left, roomy
from firmware.ui.list_page import ListPage
from firmware.ui.text import between, wrap

_LINE = const(11)
_WIDE = const(14)  # letters of a name and its points
_NARROW = const(12)  # the same where two stand side by side
_LEAST = const(2)  # lines of the list
_AGAIN, _SAME, _TAKE_BACK = range(3)
_GLAD = bytes((0, 24, 0)) * 5
_SAD = bytes((16, 0, 0)) * 5


class Scene(ListPage):
    """The match counts when this page is left for something else than taking back a move or
    looking back on it. again: it was shown before."""

    def __init__(self, app, again: bool = False):
        own = self._own = texts.words(app)
        match = app.match
        say = tables.part(match.game, "say")
        keys: tuple = ((A, app.words.CHOOSE),)
        if getattr(say, "STUDIED", False):
            choose = app.words.CHOOSE if roomy(app.stage) else app.words.OK
            title = tables.part(match.game, "study").words(app).TITLE
            keys = ((A, choose), (SELECT, title))
        self._keys = keys
        super().__init__(app, own.OVER, keys)
        view = match.rules.view(0)
        winners = view.winners
        players = match.players
        persons = [seat for seat in range(len(players)) if players[seat] == PERSON]
        won = any([seat in winners for seat in persons])
        items = (own.AGAIN, own.SAME_CARDS, own.TAKE_BACK, own.MENU)
        below = self.frame.bottom - ROW * len(items) - 1
        y = self.frame.top + 2
        lines = self._verdict(winners, persons, say.together(view))
        golden = len(lines)
        lines += self._points(match, say, winners)
        for line in say.result(app, view):
            lines += wrap(line, columns(app.stage))
        least = app.stage.letter_height
        lines = lines[:(self.frame.bottom - y - _LEAST * ROW) // least]
        step = max(least, min(_LINE, (below - y) // len(lines)))
        below = max(below, y + step * len(lines))  # where they are many the list scrolls
        for number, line in enumerate(lines):
            self._line(line, y, theme.GOLD if number < golden else theme.PAPER)
            y += step
        self.lay([[item, (), 0] for item in items], 0, below)
        if not again:
            app.sound.play(sound.WON if won else sound.LOST)
        app.glow(_GLAD if won else _SAD)

    def _verdict(self, winners: bytes, persons: list, together: bool) -> list:
        """Who has won, in lines: one seat, partners, or nobody where rivals are equal."""
        own, name = self._own, self.app.name
        if len(winners) == 1:
            text = own.YOU_WIN if self.app.own(winners[0]) else own.WINS % name(winners[0])
        elif not together:
            text = own.DRAW
        else:
            among = len([seat for seat in persons if seat in winners])
            text = own.YOU_WIN_TOGETHER if among else own.WIN_TOGETHER
            if 0 < among < len(persons):  # persons on both sides: "the other" is nobody's
                text = own.PAIR_WINS % (name(winners[0]), name(winners[1]))
        return wrap(text, columns(self.app.stage))

    def _points(self, match, say, winners: bytes) -> list:
        """The points of all seats, in one column or two; a star marks those who share the win."""
        points = match.rules.scores()
        across = 2 if len(points) > 2 and roomy(self.app.stage) else 1
        wide = _WIDE if across == 1 else _NARROW
        cells = []
        for seat in range(len(points)):
            mark = "*" if seat in winners and len(winners) > 1 else ""
            cells.append(between(self.app.name(seat), mark + str(say.shown(points[seat])), wide))
        while len(cells) % across:
            cells.append(" " * wide)
        return [" ".join(cells[n:n + across]) for n in range(0, len(cells), across)]

    def _line(self, text: str, y: int, colour: int) -> None:
        stage = self.app.stage
        room = columns(stage)
        x = left(stage) + (room - len(text)) * stage.letter_width // 2
        stage.page(x, y, len(text), 1, colour).write(0, 0, text)

    def press(self, key: int) -> None:
        """START opens nothing here; the list has all there is to do, SELECT looks back."""
        if key == SELECT:
            if len(self._keys) > 1:
                self.app.sound.play(sound.PICK)
                self.app.go("analysis")
        elif key != START:
            super().press(key)

    def chosen(self, at: int) -> None:
        """Do it."""
        app = self.app
        match = app.match
        app.glow(bytes(len(_GLAD)))
        app.counted = -1
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
