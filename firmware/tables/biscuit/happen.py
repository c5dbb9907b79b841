# SPDX-License-Identifier: MIT
"""What a move at the Biscuit table causes, shown one thing after the other.

A generator that draws on the parts of the table and yields how long that stays.
"""

from micropython import const

from engine.biscuit.scoring import signed
from firmware.tables import PRESS
from firmware.tables.biscuit import phrases, told
from firmware.ui import sound
from firmware.ui.decktet_card import text

_MANY = const(4)  # points that deserve the longer cue
# As in engine/biscuit/codes.py.
_BONUS = const(5)
_DRAW = const(1)
_DRAWS = const(8)
_ELEVEN = const(6)
_OPENS = const(7)
_ORIGIN = const(64)
_OUT = const(4)
_PARTNERS = const(3)
_PASSES = const(9)
_PLACE = const(0)
_STALE = const(10)


class Happening:
    """Goes from the view before a move to the one after it, event by event.

    The next hand may already lie on the table of the view after: what is shown of this one comes
    from the view before and from the events.
    """

    def __init__(self, table, before, move: bytes, after):
        self.table = table
        self.move = move
        self.seat = before.turn  # who made it
        self.after = after
        self.ended = table.counting(after)
        self.board = before.board.copy()
        self.hand = bytes(before.hands[before.seat])
        self.counts = list(map(len, before.hands))
        self.points = before.points[:]
        self.stock = len(before.stock)
        self.bonuses = 0

    def steps(self):
        """Show everything."""
        table, move, own = self.table, self.move, self._own()
        table.lines.news = ""
        shown = own
        if move[0] == _PLACE:
            self._place(move)
        for event in self.after.last():
            stays = self._show(event)
            if stays:  # PAUSE or PRESS
                yield stays
                shown = True
        if not shown:
            yield table.lines.pause("", "")
        if move[0] == _PLACE:
            table.lines.news = ""  # what it brought in all is recalled

    def _own(self) -> bool:
        """Whether the one who looks has made the move."""
        return self.seat == self.after.seat

    def _place(self, move: bytes) -> None:
        card = move[1]
        self.board.place(card, move[2] - _ORIGIN, move[3] - _ORIGIN)
        self.hand = self.hand.replace(bytes((card,)), b"")
        self.counts[self.seat] -= 1
        self.table.lines.news = told.placed(self.table.app, self.seat, card)
        self.table.app.sound.play(sound.CARD)
        self._draw(bytes((card,)))

    def _draw(self, lit: bytes, hand=None) -> None:
        """Draw board, hand and numbers as they are now."""
        table = self.table
        table.spread(False)
        table.hand.show(self.hand if hand is None else hand)
        chart = table.chart
        chart.lay(self.board, chart.columns, chart.rows, (), lit)
        if chart.height > chart.rows and hand is None:
            table.spread(True)
            chart.lay(self.board, chart.columns, chart.rows, (), lit)
        chart.draw(lit)
        table.strip.show(self.seat, self.counts, self.points)
        table.pile.show(self.stock)

    def _show(self, event) -> int:
        """Show one event; how long it stays, 0 for no time at all."""
        app, lines = self.table.app, self.table.lines
        seat, reason = event[0], event[1]
        if reason == _OPENS:
            return lines.pause("", app.game_words().OPENS[0])
        if reason == _ELEVEN:
            return self._eleven(event)
        if reason == _DRAWS:
            return self._drew(seat)
        if reason == _PASSES:
            return self._passed(seat)
        if reason == _STALE:
            lines.score(*app.game_words().STALE[:2])
            app.sound.play(sound.PASS)
            return PRESS
        more = signed(event[2])
        self.points[seat] += more
        if self.after.options[_PARTNERS]:
            self.points[seat ^ 2] += more  # opposite partners have the same points (BI-36)
        app.sound.play(sound.POINTS if more >= _MANY else sound.POINT)
        if reason == _BONUS:
            rival = told.others_left(app, event, self.bonuses)
            self.bonuses += 1
            self._draw(b"", event[4:])
            lines.score("", told.bonus(app, event, rival))
        else:
            self._draw(bytes(event[4:]) if reason != _OUT else b"")
            lines.score("", told.scored(app, event))
        return PRESS

    def _eleven(self, event) -> int:
        """Opponents draw; one's own new card is shown (BI-21)."""
        table, app = self.table, self.table.app
        seats = phrases.hit(event)
        for seat in seats:
            self.counts[seat] += 1
            self.stock -= 1
        first = phrases.eleven(app, event[0], seats)
        second = ""
        lit = bytes(event[4:])
        if self.after.seat in seats and not self.ended:
            new = self._new()
            second = app.game_words().DREW[0] % text(new[0])
            lit += new
        self._draw(lit)
        table.hand.tone(lit)
        app.sound.play(sound.PASS)
        if second:
            table.lines.score(first, second)
        else:
            table.lines.score("", first)
        return PRESS

    def _new(self) -> bytes:
        """The one card that has come to one's hand."""
        hand = self.after.hands[self.after.seat]
        new = bytes(hand)
        for card in self.hand:
            new = new.replace(bytes((card,)), b"")
        self.hand = bytes(hand)
        return new

    def _drew(self, seat: int) -> int:
        """A card drawn for want of one that fits; one's own that does not fit either is shown."""
        table, app = self.table, self.table.app
        self.counts[seat] += 1
        self.stock -= 1
        app.sound.play(sound.CARD)
        table.lines.news = told.about(app, app.game_words().DRAWS, seat)
        self._draw(b"")
        if len(self.after.last()) == 1:  # the turn does not pass
            return 0 if self._own() else table.lines.pause("", "")
        if not self._own() or self.ended:
            return 0
        new = self._new()
        self._draw(b"")
        table.hand.tone(new)
        first, second = app.game_words().DREW
        table.lines.score(first % text(new[0]), second)
        return PRESS

    def _passed(self, seat: int) -> int:
        """A turn passes."""
        table, app = self.table, self.table.app
        words = app.game_words()
        pair = words.DRAWS_PASSES if self.move[0] == _DRAW else words.PASSES
        table.lines.news = told.about(app, pair, seat)
        if self._own():
            return 0
        app.sound.play(sound.PASS)
        return table.lines.pause("", "")
