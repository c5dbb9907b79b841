# SPDX-License-Identifier: MIT
"""Choosing stock or discard; the discard only where it has a place, which is shown (TR-03)."""

from engine.cards import JACK, NONE
from engine.trash import legal
from engine.trash.codes import DISCARD, STOCK
from firmware.tables.trash import piles as piles_
from firmware.tables.trash import say
from firmware.ui import card, sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A


class Choose:
    """The cursor is on one of the two piles; while it is on the discards, their card lies lit on
    the place that it would get."""

    def __init__(self, app, own, piles):
        self._app = app
        self._own = own
        self._piles = piles
        self._view = None
        self._takes = False
        self._at = piles_.STOCK
        self._news = ""

    def show(self, view) -> None:
        """Begin on the discard if it can be taken, else on the stock."""
        self._view = view
        self._takes = legal.takes(view)
        self._news = ""
        self._piles.tone(piles_.DISCARD, card.plain if self._takes else card.dim)
        self._focus(piles_.DISCARD if self._takes else piles_.STOCK)

    def press(self, key: int):
        """UP and LEFT go to the stock, DOWN and RIGHT to the discards; A takes the card."""
        if key == A:
            self.leave()
            return bytes((DISCARD if self._at == piles_.DISCARD else STOCK,))
        if key in (UP, LEFT, DOWN, RIGHT):
            self._turn(piles_.STOCK if key in (UP, LEFT) else piles_.DISCARD)
        return None

    def tap(self, x: int, y: int):
        """A touch moves the cursor to a pile, a second touch takes its card."""
        pile = self._piles.at(x, y)
        if pile == self._at:
            return self.press(A)
        if pile >= 0:
            self._turn(pile)
        return None

    def suggest(self, move: bytes) -> None:
        """Put the cursor on the pile of a hint."""
        self._focus(piles_.DISCARD if move[0] == DISCARD else piles_.STOCK)
        if move[0] == DISCARD:
            self._piles.tone(piles_.DISCARD, card.lit)

    def calm(self) -> None:
        """Take the light of a hint off."""
        self._piles.tone(piles_.DISCARD, card.plain if self._takes else card.dim)

    def leave(self) -> None:
        """Take the preview off the layout."""
        if self._takes:
            self._own.back(self._place())
        self._piles.point(-1)

    def lines(self) -> tuple:
        """What the two message lines say now: the first keeps the news."""
        words = self._app.game_words()
        if not self._takes:
            return self._news, words.DRAW
        if self._at == piles_.STOCK:
            return self._news, words.DRAW_OR
        top = say.card_text(self._piles.top)
        text = words.TAKE_JACK if self._jack() else words.TAKE
        return self._news, text % top

    def _turn(self, pile: int) -> None:
        """Move the cursor, or say why the discard cannot be taken."""
        if pile == piles_.DISCARD and not self._takes:
            self._app.sound.play(sound.REFUSED)
            top = self._piles.top
            words = self._app.game_words()
            if top == NONE:
                self._news = words.NO_DISCARDS
            else:
                self._news = say.useless(self._app, self._view, self._view.seat, top)
        elif pile != self._at:
            self._app.sound.play(sound.MOVE)
            self._focus(pile)

    def _focus(self, pile: int) -> None:
        self._at = pile
        self._piles.point(pile)
        if pile == piles_.DISCARD:
            self._own.put(self._place(), self._piles.top, True)
        elif self._takes:
            self._own.back(self._place())

    def _place(self) -> int:
        return self._piles.top >> 2

    def _jack(self) -> bool:
        """Whether the discard would go in for a Jack (TR-06)."""
        shown = self._view.layouts[self._view.seat][self._place()]
        return shown >> 2 == JACK
