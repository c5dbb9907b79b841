# SPDX-License-Identifier: MIT
"""Choosing stock or discard; the discard only where it has a place, which is shown (TR-03)."""

from micropython import const

from engine.cards import JACK, NONE
from engine.trash import legal
from firmware import tables
from firmware.tables.trash.phrases import card_text, forget
from firmware.ui import card, sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A

# Verbs as in engine/trash/codes.py, and places of the piles.
_STOCK = const(0)
_DISCARD = const(1)


class Part:
    """The cursor is on one of the two piles; while it is on the discards, their card lies lit on
    the place that it would get."""

    def __init__(self, table):
        self._table = table
        self._view = None
        self._takes = False
        self._at = _STOCK
        self._news = ""

    def show(self, view) -> None:
        """Begin on the discard if it can be taken, else on the stock."""
        self._view = view
        self._takes = legal.takes(view)
        self._news = ""
        self.calm()
        self._focus(_DISCARD if self._takes else _STOCK)

    def press(self, key: int):
        """UP and LEFT go to the stock, DOWN and RIGHT to the discards; A takes the card."""
        if key == A:
            if self._takes:
                self._table.own.back(self._place())
            self._table.point(None)
            return bytes((self._at,))
        if key in (UP, LEFT, DOWN, RIGHT):
            self._turn(_STOCK if key in (UP, LEFT) else _DISCARD)
        return None

    def tap(self, x: int, y: int):
        """A touch moves the cursor to a pile, a second touch takes its card."""
        pile = self._table.piles.at(x, y)
        if pile == self._at:
            return self.press(A)
        if pile >= 0:
            self._turn(pile)
        return None

    def suggest(self, move: bytes) -> None:
        """Put the cursor on the pile of a hint."""
        self._focus(move[0])
        if move[0] == _DISCARD:
            self._table.piles.tone(card.lit)

    def calm(self) -> None:
        """Take the light of a hint off."""
        self._table.piles.tone(card.plain if self._takes else card.dim)

    def lines(self) -> tuple:
        """What the two message lines say now: the first keeps the news."""
        words = self._table.app.game_words()
        if not self._takes:
            return self._news, words.DRAW
        if self._at == _STOCK:
            return self._news, words.DRAW_OR
        text = words.TAKE_JACK if self._jack() else words.TAKE
        return self._news, text % card_text(self._table.piles.top)

    def _turn(self, pile: int) -> None:
        """Move the cursor, or say why the discard cannot be taken."""
        app = self._table.app
        if pile == _DISCARD and not self._takes:
            app.sound.play(sound.REFUSED)
            top = self._table.piles.top
            if top == NONE:
                self._news = app.game_words().NO_DISCARDS
            else:
                outcomes = tables.part("trash", "outcomes")
                self._news = outcomes.useless(app, self._view, self._view.seat, top)
                forget()
        elif pile != self._at:
            app.sound.play(sound.MOVE)
            self._focus(pile)

    def _focus(self, pile: int) -> None:
        table = self._table
        self._at = pile
        table.point(table.piles, pile)
        if pile == _DISCARD:
            table.own.show_at(self._place(), table.piles.top, True)
        elif self._takes:
            table.own.back(self._place())

    def _place(self) -> int:
        return self._table.piles.top >> 2

    def _jack(self) -> bool:
        """Whether the discard would go in for a Jack (TR-06)."""
        return self._table.own.cards[self._place()] >> 2 == JACK
