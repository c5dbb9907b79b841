# SPDX-License-Identifier: MIT
"""One's own small cards in a row, with a cursor; a hand that is too long shows a part."""

from micropython import const

from engine.cards import NONE
from firmware.art import tiles
from firmware.ui import decktet_card, theme
from firmware.ui.buttons import LEFT, RIGHT
from firmware.ui.cursor import Cursor

_SIZE = decktet_card.SIZE
_PITCH = const(20)
_EDGE = const(3)  # where there is room for the cursor
_ARROW = const(8)  # pixels, where cards are left out


class Hand:
    """cards: what is shown. able: those of them that can be chosen, the others are dim; None dims
    none. at: the number of the card under the cursor, -1 for none."""

    def __init__(self, stage, y: int, room: int):
        self._y = y
        self._room = self._now = room
        self._sprites = [stage.sprite(0, y, 2, 2) for _ in range(room // _SIZE)]
        self._arrows = [stage.sprite(0, y + 4, 1, 1) for _ in range(2)]
        for number, arrow in enumerate(self._arrows):
            arrow.put(0, 0, tiles.ARROW[number])
        self._cursor = Cursor(stage, decktet_card.TILES, decktet_card.TILES)
        self.cards = b""
        self.able: bytes = None
        self.at = -1
        self._first = 0
        self._lit = b""

    def show(self, cards, able=None, less: int = 0) -> None:
        """Show these cards without a cursor; less: pixels at the right end that are taken."""
        self.cards = bytes(cards)
        self.able = able
        self.at = -1
        self._now = self._room - less
        self._first = 0
        self._lit = b""
        self._lay()

    def tone(self, lit: bytes = b"") -> None:
        """Light these cards."""
        self._lit = lit
        self._lay()

    def hide(self) -> None:
        """Show nothing."""
        self.show(b"")

    def focus(self, at: int) -> None:
        """Put the cursor on a card, or away with -1."""
        self.at = at
        self._lay()

    def first(self) -> int:
        """The first card that can be chosen, -1 where none can."""
        for number, card in enumerate(self.cards):
            if card in self.able:
                return number
        return -1

    def step(self, key: int) -> bool:
        """Move the cursor to the next card that can be chosen; False where there is none."""
        by = {LEFT: -1, RIGHT: 1}.get(key)
        if by is None or self.at < 0:
            return False
        at = (self.at + by) % len(self.cards)
        while self.cards[at] not in self.able:
            at = (at + by) % len(self.cards)
        moved = at != self.at
        self.focus(at)
        return moved

    def card_at(self, x: int, y: int) -> int:
        """The number of the card that is touched, -1 for none."""
        if y < self._y:
            return -1
        for number in range(self._first, min(len(self.cards), self._first + self._shown())):
            left = self._x(number)
            if left <= x < left + max(_SIZE, self._pitch() - 1):
                return number
        return -1

    def page(self, x: int, y: int) -> bool:
        """Turn to the cards beyond an arrow that is touched."""
        for number, arrow in enumerate(self._arrows):
            if not arrow.hidden and y >= self._y and arrow.x - 2 <= x < arrow.x + _ARROW + 2:
                by = -1 if number == 0 else 1
                self._first = max(0, min(len(self.cards) - self._shown(), self._first + by))
                self._lay(False)
                return True
        return False

    def _shown(self) -> int:
        """How many cards have room."""
        most = self._now // _SIZE
        if len(self.cards) <= most:
            return len(self.cards)
        return (self._now - 2 * _ARROW) // _SIZE

    def _pitch(self) -> int:
        """Pixels from card to card: they never lie over each other."""
        shown = self._shown()
        if shown < len(self.cards) or shown < 2:
            return _SIZE
        return max(_SIZE, min(_PITCH, (self._now - 2 * _EDGE - _SIZE) // (shown - 1)))

    def _x(self, number: int) -> int:
        pitch = self._pitch()
        edge = _ARROW if self._shown() < len(self.cards) else 0
        if not edge and (pitch > _SIZE or self._shown() < 2):
            edge = _EDGE
        return edge + pitch * (number - self._first)

    def _lay(self, follow: bool = True) -> None:
        """Draw the cards around the cursor, the arrows and the cursor."""
        shown = self._shown()
        if follow and self.at >= 0:
            self._first = min(self._first, self.at)
            self._first = max(self._first, self.at - shown + 1)
        for place, sprite in enumerate(self._sprites):
            number = self._first + place
            if place >= shown:
                decktet_card.put(sprite, NONE)
                continue
            card = self.cards[number]
            sprite.move(self._x(number), self._y)
            decktet_card.put(sprite, card)
            ink = theme.PLAIN
            if card in self._lit:
                ink = theme.DECKTET_LIT
            elif self.able is not None and card not in self.able:
                ink = theme.DECKTET_DIM
            sprite.ink(ink)
        self._arrows[0].hide(self._first == 0)
        self._arrows[1].hide(self._first + shown >= len(self.cards))
        self._arrows[1].move(self._x(self._first + shown) + 1, self._y + 4)
        if self._first <= self.at < self._first + shown:
            self._cursor.around(self._x(self.at), self._y)
        else:
            self._cursor.hide()
