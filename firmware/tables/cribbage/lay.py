# SPDX-License-Identifier: MIT
"""Choosing a card in the play: only what fits, with the count and the points it would make."""

from micropython import const

from engine.cards import VALUE
from engine.cribbage.scoring import fits, pegged
from firmware.tables.cribbage import phrases
from firmware.ui import sound
from firmware.ui.buttons import A
from firmware.ui.layout import columns

# As in engine/cribbage/codes.py.
_LAST = const(8)
_LIMIT = const(31)
_PLAY = const(2)


class Part:
    """The cursor moves over the cards that fit; the others are dim."""

    def __init__(self, table):
        self._app = table.app
        self._hand = table.hand
        self._view = None
        self._line = ""

    def show(self, view, choosing: bool) -> None:
        """Show which cards fit; put the cursor on the first of them."""
        self._view = view
        able = 0
        for number, held in enumerate(view.hands[view.seat]):
            if fits(held, view.count):
                able |= 1 << number
        self._hand.able = able if choosing else -1
        self._hand.tone()
        self._line = ""
        if choosing:
            self._hand.focus(self._hand.first())
            self._preview()

    def press(self, key: int):
        """A lays the card under the cursor."""
        hand = self._hand
        if key == A:
            return bytes((_PLAY, hand.cards[hand.at]))
        if hand.step(key):
            self._app.sound.play(sound.MOVE)
            self._preview()
        return None

    def tap(self, x: int, y: int):
        """A touch moves the cursor to a card, a second touch lays it."""
        number = self._hand.card_at(x, y)
        if number < 0 or not self._hand.able >> number & 1:
            return None
        if number == self._hand.at:
            return self.press(A)
        self._hand.focus(number)
        self._preview()
        return None

    def picked(self) -> bytes:
        """The place of the cursor."""
        return bytes((self._hand.at,))

    def pick(self, picked: bytes) -> None:
        """Put it there again."""
        self._hand.focus(picked[0])
        self._preview()

    def lines(self) -> tuple:
        """What the two message lines say now: the first keeps the news."""
        return "", self._line

    def suggest(self, cards: bytes) -> None:
        """Put the cursor on this card."""
        self._hand.focus(self._hand.cards.find(cards[:1]))
        self._preview()

    def _preview(self) -> None:
        laid = self._hand.cards[self._hand.at]
        words = self._app.game_words()
        count = self._view.count + VALUE[laid >> 2]
        text = words.MAKES % (phrases.card_text(laid), count)
        view = self._view
        pile = bytes([code & 63 for code in view.pile]) + bytes((laid,))
        scores = pegged(pile, count)  # (reason, points, cards)
        held = len(view.hands[0]) + len(view.hands[1])
        if held == 1 and count < _LIMIT:
            scores.append((_LAST, 1, pile))  # CR-11
        if scores:
            short = words.SHORT  # looked up once, since that takes room
            names = ", ".join([short[score[0]] for score in scores])
            text += " +%d" % sum([score[1] for score in scores])
            if len(text) + 1 + len(names) <= columns(self._app.stage):
                text += " " + names
        self._line = text
