# SPDX-License-Identifier: MIT
"""Choosing the place of a card: the open ends that take it, and what it would do there."""

from micropython import const

from engine.biscuit import legal
from engine.biscuit.codes import BISCUIT, DECK, ORIGIN, PLACE
from engine.biscuit.scoring import eleven, placed
from firmware.tables.biscuit import phrases
from firmware.tables.biscuit.choosing import BACK
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.ui.layout import columns

_ASIDE = const(3)  # a step aside costs as much as so many steps ahead


class Chooser:
    """The D-pad steps through the places; A plays there, B goes back to the cards."""

    def __init__(self, table):
        self._table = table
        self._words = table.app.game_words()
        self._wide = columns(table.app.stage)
        self._view = None
        self._moves = []
        self._at = 0

    def show(self, view, card: int) -> None:
        """Show the places for a card, with the cursor on the one of a hint or on the first."""
        table = self._table
        self._view = view
        self._moves = [m for m in legal.moves(view) if m[0] == PLACE and m[1] == card]
        self._at = self._moves.index(table.hinted) if table.hinted in self._moves else 0
        table.hand.show([one for one in view.hands[view.seat] if one != card])
        self._draw()
        if table.chart.cramped:
            table.spread(True)
            self._draw()

    def press(self, key: int):
        """A move where A confirms it."""
        if key == A:
            return self._moves[self._at]
        if key == B:
            return BACK
        at = self._toward(key)
        if at != self._at:
            self._at = at
            self._table.app.sound.play(sound.MOVE)
            self._draw()
        return None

    def tap(self, x: int, y: int):
        """A touch moves the card to a place, a second one plays it; elsewhere it goes back."""
        spot = self._table.chart.place_at(x, y)
        if spot is None:
            return BACK
        for number, move in enumerate(self._moves):
            if spot == _spot(move):
                if number == self._at:
                    return move
                self._at = number
                self._draw()
                break
        return None

    def _toward(self, key: int) -> int:
        """The nearest place in a direction; across, the next one in order if there is none."""
        step = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, 1), DOWN: (0, -1)}.get(key)
        if step is None:
            return self._at
        here = _spot(self._moves[self._at])
        best, least = self._at, 1 << 14
        for number, move in enumerate(self._moves):
            x, y = _spot(move)
            x, y = x - here[0], y - here[1]
            ahead = x * step[0] + y * step[1]
            aside = abs(x * step[1]) + abs(y * step[0])
            if ahead > 0 and ahead + _ASIDE * aside < least:
                best, least = number, ahead + _ASIDE * aside
        if best == self._at and step[0]:
            best = (self._at + step[0]) % len(self._moves)
        return best

    def _draw(self) -> None:
        move = self._moves[self._at]
        places = [_spot(one) for one in self._moves]
        self._table.chart.show(self._view.board, _spot(move), places, b"", move[1])

    def lines(self) -> tuple:
        """What it would score there, and who would draw; else which keys do what."""
        words, view = self._words, self._view
        move = self._moves[self._at]
        x, y = _spot(move)
        deck = view.options[DECK]
        first = self._scores(placed(view.board, move[1], x, y, deck))
        if view.board.opens(move[1], y):
            for opens in (words.OPENS_LINE, words.OPENS_SHORT):
                if len(first) + 2 + len(opens) <= self._wide:
                    first += ", " + opens
                    break
        if eleven(view.board, move[1], x, y, deck):
            # While the pile lasts (BI-21).
            seats = legal.rivals_hit(view, view.seat)[:len(view.stock)]
            return first, phrases.eleven(self._table.app, view.seat, seats)
        if len(view.hands[view.seat]) == 1:
            return first, words.GOES_OUT
        return first, words.SPOT_KEYS if len(self._moves) > 1 else words.SPOT_KEY

    def _scores(self, scores: list) -> str:
        """The points and where they come from, in as many letters as fit."""
        words = self._words
        total = sum([score[1] for score in scores])
        if not total:
            return "Ⓐ " + words.NO_POINTS
        biscuits = sum([score[1] for score in scores if score[0] == BISCUIT])
        line = ""
        for names, between in ((words.LONG, ", "), (words.SHORT, " ")):
            parts = [names[one[0]] % one[1] for one in scores if one[0] != BISCUIT]
            if biscuits:
                parts.append(names[BISCUIT] % biscuits)
            line = "Ⓐ %s %s" % (phrases.points(total), between.join(parts))
            if len(line) <= self._wide:
                break
        return line


def _spot(move: bytes) -> tuple:
    return move[2] - ORIGIN, move[3] - ORIGIN
