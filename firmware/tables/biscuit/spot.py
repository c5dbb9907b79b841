# SPDX-License-Identifier: MIT
"""Choosing the place of a card: the open ends that take it, and what it would do there."""

from micropython import const

from engine.biscuit import legal
from engine.biscuit.scoring import eleven, placed
from firmware import tables
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from firmware.ui.layout import columns

_BACK = const(-1)  # as in pick.py
_ASIDE = const(3)  # a step aside costs as much as so many steps ahead
# As in engine/biscuit/codes.py.
_BISCUIT = const(3)
_DECK = const(0)
_ORIGIN = const(64)


class Chooser:
    """The D-pad steps through the places; A plays there, B goes back to the cards."""

    def __init__(self, table):
        self._table = table
        self._words = table.app.game_words()
        self._view = None
        self._card = 0
        self.moves = []  # to every place
        self._at = 0

    def show(self, view, card: int) -> None:
        """Show the places for a card, with the cursor on the one of a hint or on the first."""
        table, chart = self._table, self._table.chart
        self._view = view
        self._card = card
        self.moves = [move for move in legal.moves(view) if move[1:2] == bytes((card,))]
        self._at = self.moves.index(table.hinted) if table.hinted in self.moves else 0
        spots = [_spot(move) for move in self.moves]
        chart.lay(view.board, chart.columns, chart.rows, spots)
        folds = chart.folds
        if chart.height > chart.rows or not all(folds[at + 2] for at in range(0, len(folds), 3)):
            table.spread(True)  # something is folded or out of sight for want of rows
            chart.lay(view.board, chart.columns, chart.rows, spots)
        else:
            table.hand.show(view.hands[view.seat].replace(bytes((card,)), b""))
        self._draw()

    def press(self, key: int):
        """A move where A confirms it."""
        if key == A:
            return self.move()
        if key == B:
            return _BACK
        # The nearest place in a direction; across, the next one in order if there is none.
        step = {LEFT: (-1, 0), RIGHT: (1, 0), UP: (0, 1), DOWN: (0, -1)}.get(key)
        if step is None:
            return None
        here = _spot(self.move())
        best, least = self._at, 1 << 14
        for number, move in enumerate(self.moves):
            x, y = _spot(move)
            x, y = x - here[0], y - here[1]
            ahead = x * step[0] + y * step[1]
            aside = abs(x * step[1]) + abs(y * step[0])
            if ahead > 0 and ahead + _ASIDE * aside < least:
                best, least = number, ahead + _ASIDE * aside
        if best == self._at and step[0]:
            best = (self._at + step[0]) % len(self.moves)
        if best != self._at:
            self._table.app.sound.play(sound.MOVE)
            self.point(best)
        return None

    def move(self) -> bytes:
        """The move to the place under the cursor."""
        return self.moves[self._at]

    def point(self, at: int) -> bool:
        """Put the cursor on a place; whether it was somewhere else."""
        moved = at != self._at
        self._at = at
        if moved:
            self._draw()
        return moved

    def _draw(self) -> None:
        x, y = self._table.chart.draw(b"", self.move()[2:], self._card)
        self._table.hand.cursor.around(x, max(y, self._table.free))

    def lines(self) -> tuple:
        """What it would score there, and who would draw; else which keys do what."""
        words, view, board = self._words, self._view, self._view.board
        x, y = _spot(self.move())
        deck = view.options[_DECK]
        wide = columns(self._table.app.stage)
        first = self._scores(placed(board, self._card, x, y, deck), wide)
        if board.opens(self._card, y):
            for opens in words.OPENS[1:]:
                if len(first) + 2 + len(opens) <= wide:
                    first += ", " + opens
                    break
        if eleven(board, self._card, x, y, deck):
            # While the pile lasts (BI-21).
            seats = legal.rivals_hit(view, view.seat)[:len(view.stock)]
            telling = tables.part("biscuit", "phrases")
            return first, telling.eleven(self._table.app, view.seat, seats)
        if len(view.hands[view.seat]) == 1:
            return first, words.GOES_OUT
        return first, words.SPOT_KEYS[len(self.moves) > 1]

    def _scores(self, scores: list, wide: int) -> str:
        """The points and where they come from, in as many letters as fit."""
        words = self._words
        total = sum([score[1] for score in scores])
        if not total:
            return "Ⓐ " + words.NO_POINTS
        biscuits = sum([score[1] for score in scores if score[0] == _BISCUIT])
        line = ""
        for names, between in ((words.LONG, ", "), (words.SHORT, " ")):
            parts = [names[one[0]] % one[1] for one in scores if one[0] != _BISCUIT]
            if biscuits:
                parts.append(names[_BISCUIT] % biscuits)
            line = "Ⓐ +%d %s" % (total, between.join(parts))
            if len(line) <= wide:
                break
        return line


def _spot(move: bytes) -> tuple:
    """The place x, y of a move."""
    return move[2] - _ORIGIN, move[3] - _ORIGIN
