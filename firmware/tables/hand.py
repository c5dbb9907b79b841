# SPDX-License-Identifier: MIT
"""One's own cards in a row, with a cursor; chosen cards stand out upwards."""

from micropython import const

from firmware.ui import card as cards
from firmware.ui.buttons import LEFT, RIGHT
from firmware.ui.cursor import Cursor

_PITCH = const(25)  # where there is room; cards may overlap down to the width of their index
_EDGE = const(4)
LIFT = const(7)


class Hand:
    """At most `most` cards along the line y, the first at x, `pitch` apart where there is room;
    those that are picked stand `lift` pixels higher.

    cards: what is shown. at: the card under the cursor, -1 for none. picked: their indices, in
    the order of picking. able: a bit for each card that can be chosen; the others are dim.
    things: the cards' sprites. cursor: hidden without `focus` it keeps its place.
    """

    def __init__(self, stage, most: int, y: int, x: int = _EDGE, pitch: int = _PITCH,
                 lift: int = LIFT):
        self._x, self._y = x, y
        self._lift = lift
        room = (stage.width - 2 * x - cards.WIDTH) // max(1, most - 1)
        self._pitch = min(pitch, room)
        self.things = []
        for number in range(most):
            sprite = stage.sprite(self.x(number), y, cards.COLUMNS, cards.ROWS)
            sprite.hide()
            self.things.append(sprite)
        self.cursor = Cursor(stage)
        self.cards = b""
        self.at = -1
        self.able = 0
        self.picked = []

    def x(self, number: int) -> int:
        """The left edge of a card."""
        return self._x + self._pitch * number

    def show(self, hand, able: int = -1) -> None:
        """Show these cards, none picked and no cursor."""
        self.cards = bytes(hand)
        self.able = able
        self.picked = []
        self.at = -1
        for number, sprite in enumerate(self.things):
            sprite.hide(number >= len(self.cards))
            if number < len(self.cards):
                sprite.move(self.x(number), self._y)
                cards.face(sprite, self.cards[number])
        self.cursor.hide()
        self.tone()

    def tone(self, lit: bytes = b"") -> None:
        """Light these cards; dim those that cannot be chosen."""
        for number, card in enumerate(self.cards):
            sprite = self.things[number]
            if card in lit:
                cards.lit(sprite, card)
            elif self.able >> number & 1:
                cards.plain(sprite, card)
            else:
                cards.dim(sprite, card)

    def focus(self, at: int) -> None:
        """Put the cursor on a card, or away with -1."""
        self.at = at
        if at < 0:
            self.cursor.hide()
        else:
            self.cursor.around(self.x(at), self.height(at))

    def first(self) -> int:
        """The first card that can be chosen, -1 where none can."""
        for number in range(len(self.cards)):
            if self.able >> number & 1:
                return number
        return -1

    def step(self, key: int) -> bool:
        """Move the cursor to the next card that can be chosen; False where there is none."""
        by = (key == RIGHT) - (key == LEFT)
        if not by or self.at < 0:
            return False
        at = (self.at + by) % len(self.cards)
        while at != self.at and not self.able >> at & 1:
            at = (at + by) % len(self.cards)
        moved = at != self.at
        self.focus(at)
        return moved

    def card_at(self, x: int, y: int) -> int:
        """The number of the card that is touched, -1 for none; the upper of two that overlap."""
        for number in range(len(self.cards) - 1, -1, -1):
            left, top = self.x(number), self.height(number)
            if left <= x < left + cards.WIDTH and top <= y < top + cards.HEIGHT:
                return number
        return -1

    def height(self, number: int) -> int:
        """The top of a card."""
        return self._y - self._lift if number in self.picked else self._y
