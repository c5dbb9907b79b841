# SPDX-License-Identifier: MIT
"""What a move at the Biscuit table causes, shown one thing after the other.

A generator that draws on the parts of the table and yields how long that stays.
"""

from micropython import const

from engine.biscuit.codes import (
    BONUS,
    DRAW,
    DRAWS,
    ELEVEN,
    OPENS,
    ORIGIN,
    OUT,
    PARTNERS,
    PASSES,
    PLACE,
    STALE,
)
from engine.biscuit.scoring import signed
from firmware.tables import PRESS
from firmware.tables.biscuit import phrases
from firmware.ui import sound
from firmware.ui.decktet_card import text

_MANY = const(4)  # points that deserve the longer cue


class Happening:
    """Goes from the view before a move to the one after it, event by event.

    The next hand may already lie on the table of the view after: what is shown of this one comes
    from the view before and from the events.
    """

    def __init__(self, table, before, move: bytes, after):
        self.table = table
        self.before = before
        self.move = move
        self.after = after
        self.events = after.events[after.fresh:]
        self.ended = table.counting(after)
        self.board = before.board.copy()
        self.hand = bytes(before.hands[before.seat])
        self.counts = [len(hand) for hand in before.hands]
        self.points = before.points[:]
        self.stock = len(before.stock)
        self.bonuses = 0

    def steps(self):
        """Show everything."""
        table, before, move = self.table, self.before, self.move
        own = before.turn == before.seat
        table.lines.news = ""
        told = own
        if move[0] == PLACE:
            self._place(move)
        for event in self.events:
            stays = self._show(event, own)
            if stays:  # PAUSE or PRESS
                yield stays
                told = True
        if not told:
            yield table.lines.pause("", "")
        if move[0] == PLACE:
            table.lines.news = ""  # what it brought in all is recalled

    def _place(self, move: bytes) -> None:
        before, card = self.before, move[1]
        self.board.place(card, move[2] - ORIGIN, move[3] - ORIGIN)
        self.hand = bytes([one for one in self.hand if one != card])
        self.counts[before.turn] -= 1
        self.table.lines.news = phrases.placed(self.table.app, before.turn, card)
        self.table.app.sound.play(sound.CARD)
        self._draw(bytes((card,)))

    def _draw(self, lit: bytes, hand=None) -> None:
        """Draw board, hand and numbers as they are now."""
        table = self.table
        table.spread(False)
        table.hand.show(self.hand if hand is None else hand)
        table.chart.show(self.board, (), (), lit)
        if table.chart.cut and hand is None:
            table.spread(True)
            table.chart.show(self.board, (), (), lit)
        table.strip.show(self.before.turn, self.counts, self.points)
        table.pile.show(self.stock)

    def _show(self, event, own: bool) -> int:
        """Show one event; how long it stays, 0 for no time at all."""
        app, lines = self.table.app, self.table.lines
        seat, reason = event[0], event[1]
        if reason == OPENS:
            return lines.pause("", app.game_words().OPENS)
        if reason == ELEVEN:
            return self._eleven(event)
        if reason == DRAWS:
            return self._drew(seat, own)
        if reason == PASSES:
            return self._passed(seat, own)
        if reason == STALE:
            lines.score(app.game_words().STALE, app.game_words().STALE_WHY)
            app.sound.play(sound.PASS)
            return PRESS
        more = signed(event[2])
        for one in self._side(seat):
            self.points[one] += more
        app.sound.play(sound.POINTS if more >= _MANY else sound.POINT)
        if reason == BONUS:
            rival = phrases.others_left(app, event, self.bonuses)
            self.bonuses += 1
            self._draw(b"", event[4:])
            lines.score("", phrases.bonus(app, event, rival))
        else:
            self._draw(bytes(event[4:]) if reason != OUT else b"")
            lines.score("", phrases.scored(app, event))
        return PRESS

    def _side(self, seat: int) -> list:
        """The seats whose points are those of this one (BI-36)."""
        if self.before.options[PARTNERS]:
            return [one for one in range(len(self.counts)) if one % 2 == seat % 2]
        return [seat]

    def _eleven(self, event) -> int:
        """Opponents draw; one's own new card is shown (BI-21)."""
        table, app = self.table, self.table.app
        seats = phrases.hit(event)
        mine = self.before.seat in seats
        for seat in seats:
            self.counts[seat] += 1
            self.stock -= 1
        first = phrases.eleven(app, event[0], seats)
        second = ""
        lit = bytes(event[4:])
        if mine and not self.ended:
            new = [one for one in self.after.hands[self.before.seat] if one not in self.hand]
            self.hand = bytes(self.after.hands[self.before.seat])
            second = app.game_words().YOU_DREW % text(new[0])
            lit += bytes(new)
        self._draw(lit)
        table.hand.tone(lit)
        app.sound.play(sound.PASS)
        if second:
            table.lines.score(first, second)
        else:
            table.lines.score("", first)
        return PRESS

    def _drew(self, seat: int, own: bool) -> int:
        """A card drawn for want of one that fits; one's own that does not fit either is shown."""
        table, app = self.table, self.table.app
        self.counts[seat] += 1
        self.stock -= 1
        app.sound.play(sound.CARD)
        table.lines.news = phrases.drew(app, seat)
        self._draw(b"")
        if not self._passes():
            return 0 if own else table.lines.pause("", "")
        if not own or self.ended:
            return 0
        words = app.game_words()
        new = bytes([one for one in self.after.hands[seat] if one not in self.hand])
        self.hand = bytes(self.after.hands[seat])
        self._draw(b"")
        table.hand.tone(new)
        table.lines.score(words.YOU_DREW % text(new[0]), words.DOES_NOT_FIT)
        return PRESS

    def _passes(self) -> bool:
        """Whether the turn passes without a card being placed."""
        return any([event[1] == PASSES for event in self.events])

    def _passed(self, seat: int, own: bool) -> int:
        """A turn passes."""
        table, app = self.table, self.table.app
        drew = self.move[0] == DRAW
        table.lines.news = phrases.passed(app, seat, drew)
        if own:
            return 0
        app.sound.play(sound.PASS)
        return table.lines.pause("", "")
