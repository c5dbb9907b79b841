# SPDX-License-Identifier: MIT
"""Choosing a card of the hand; or the one thing that is left: draw, keep what was drawn, pass."""

from engine.biscuit import legal
from engine.biscuit.codes import DECK, DRAW, DRAWN, PLACE
from engine.biscuit.scoring import placed
from engine.cards import NONE
from engine.decktet import touching
from firmware.tables.biscuit.choosing import LOOK
from firmware.tables.biscuit.phrases import points
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from firmware.ui.decktet_card import text


class Chooser:
    """The cursor moves over the cards that can be placed, or lies on the only thing to do."""

    def __init__(self, table):
        self._table = table
        self._words = table.app.game_words()
        self._view = None
        self._idle = b""  # what is done without placing a card, where that is allowed
        self._idling = False  # the cursor is on that
        self._two = False  # there is one card that can be placed, and that

    def show(self, view, card: int) -> None:
        """Show what can be chosen, with the cursor on this card or on the first."""
        table, words = self._table, self._words
        self._view = view
        playable = legal.playable(view)
        able = bytes([one for one in playable if view.board.has_place(one)])
        must = able and (view.drawn == NONE or view.options[DRAWN])
        self._idle = b"" if must else legal.idle(view)
        self._two = bool(self._idle) and bool(able)
        self._idling = not able
        button = ""
        if self._idle and self._idle[0] != DRAW:
            button = words.KEEP if able else words.PASS
        table.pile.show_button(button)
        table.hand.show(view.hands[view.seat], able, table.pile.more)
        known = card in able
        table.hand.focus(table.hand.cards.find(bytes((card,))) if known else table.hand.first())
        self._point()

    def press(self, key: int):
        """Choose with keys; UP looks at the whole board."""
        hand = self._table.hand
        if key == A:
            return self._idle if self._idling else hand.cards[hand.at]
        if self._two:
            # Any direction leads from the card to the button and back.
            if key in (LEFT, RIGHT, UP, DOWN):
                self._idling = not self._idling
                hand.focus(-1 if self._idling else hand.first())
                self._table.app.sound.play(sound.MOVE)
                self._point()
        elif key in (UP, DOWN):
            return LOOK
        elif hand.step(key):
            self._table.app.sound.play(sound.MOVE)
            self._point()
        return None

    def tap(self, x: int, y: int):
        """A touch on a card takes it, one on the button or the pile does what it says."""
        hand, pile = self._table.hand, self._table.pile
        if self._table.chart.card_at(x, y) >= 0:
            return LOOK
        if hand.page(x, y):
            return None
        if self._idle and pile.touched(x, y):
            return self._idle
        number = hand.card_at(x, y)
        if number < 0 or hand.cards[number] not in hand.able:
            return None
        self._idling = False
        hand.focus(number)
        self._point()
        return hand.cards[number]

    def suggest(self, move: bytes) -> None:
        """Put the cursor on what a hint speaks of."""
        hand = self._table.hand
        self._idling = move[0] != PLACE
        hand.focus(-1 if self._idling else hand.cards.find(move[1:2]))
        self._point()

    def _point(self) -> None:
        """Light the ends that take the card under the cursor."""
        table, view = self._table, self._view
        table.pile.point(self._idling)
        lit = bytearray()
        if not self._idling:
            table.card = table.hand.cards[table.hand.at]
            for _, _, neighbour in view.board.ends():
                if touching(table.card, neighbour):
                    lit.append(neighbour)
        table.chart.show(view.board, (), (), bytes(lit))

    def lines(self) -> tuple:
        """What the two message lines say now; an empty first one keeps the news."""
        words, view = self._words, self._view
        if self._idling and not self._two:
            if self._idle[0] == DRAW:
                return words.NOTHING_FITS, words.DRAW_KEY
            return words.NOTHING_LEFT, words.PASS_KEY
        first = words.DRAWN % text(view.drawn) if view.drawn != NONE else ""
        return first, words.KEEP_KEY if self._idling else self._preview(self._table.card)

    def _preview(self, card: int) -> str:
        """In how many places a card can be placed, and the most that it would score."""
        words, board = self._words, self._view.board
        count = most = 0
        for x, y, neighbour in board.ends():
            if touching(card, neighbour):
                count += 1
                scores = placed(board, card, x, y, self._view.options[DECK])
                most = max(most, sum([score[1] for score in scores]))
        line = words.PICK % (text(card), words.ONE_PLACE if count == 1 else words.PLACES % count)
        if most:
            line += " " + (points(most) if count == 1 else words.UP_TO % most)
        return line
