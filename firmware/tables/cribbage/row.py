# SPDX-License-Identifier: MIT
"""The middle of the cribbage table during the play: starter, laid cards, count."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware.art import tiles
from firmware.ui import card, theme
from firmware.ui.layout import panel
from firmware.ui.text import at_right

_LEAST_PITCH = const(10)  # the index must stay in sight
_PITCH = const(14)
_NEARER = const(3)  # one's own cards lie lower by this
_MARK = const(23)  # from the card's top to the sign of its owner
_SEAT = const(6)  # bits of the card below the seat in `pile` and `played`


class Row:
    """Cards of the count that goes on are bright; those of earlier counts are dim.

    Whose a card is: an arrow on it points to its owner, and the other's cards lie higher.
    """

    def __init__(self, app, y: int):
        stage = app.stage
        self._y = y
        self._pack = stage.sprite(4, y + 5, card.COLUMNS, card.ROWS)
        self._starter = stage.sprite(1, y + 2, card.COLUMNS, card.ROWS)
        card.face(self._pack, HIDDEN)
        self._x = 32
        self._room = stage.width - 34 - self._x
        self._stage = stage
        self._sprites = []  # a card and its mark; made when they are laid, which saves memory
        right = stage.width - 30
        self._label = stage.page(right, y, 5, 1, theme.PAPER)
        self._label.write(0, 0, app.game_words().COUNT)
        self._box = panel(stage, right + 2, y + 11, 3, 3)
        self._count = stage.text(right + 8, y + 18, 2, theme.GOLD)
        self._card = NONE
        self._laid = b""
        self._old = 0

    def show(self, view, played, pile, count: int) -> None:
        """Show the starter, earlier counts `played`, this count's `pile` and its sum."""
        self._card = view.starter
        self._laid = bytes(played) + bytes(pile)
        self._old = len(played)
        for thing in (self._pack, self._starter, self._label, self._box, self._count):
            thing.hide(False)
        card.face(self._starter, view.starter)
        while len(self._sprites) < len(self._laid):
            laid = self._stage.sprite(0, 0, card.COLUMNS, card.ROWS)
            self._sprites.append((laid, self._stage.sprite(0, 0, 1, 1)))
        spaces = max(1, len(self._laid) - 1)
        pitch = min(_PITCH, max(_LEAST_PITCH, (self._room - card.WIDTH) // spaces))
        for number, (laid, mark) in enumerate(self._sprites):
            shown = number < len(self._laid)
            laid.hide(not shown)
            mark.hide(not shown)
            if shown:
                own = self._laid[number] >> _SEAT == view.seat
                x = self._x + pitch * number
                y = self._y + (_NEARER if own else 0)
                laid.move(x, y)
                card.face(laid, self._laid[number] & 63)
                mark.move(x + 1, y + _MARK)
                mark.put(0, 0, tiles.ARROW[3 if own else 2])
        self._count.write(at_right(str(count), 2))
        self.tone()

    def tone(self, lit: bytes = b"") -> None:
        """Light these cards."""
        for number, code in enumerate(self._laid):
            code &= 63
            laid = self._sprites[number][0]
            if code in lit:
                card.lit(laid, code)
            elif number < self._old:
                card.dim(laid, code)
            else:
                card.plain(laid, code)
        if self._card < HIDDEN:
            (card.lit if self._card in lit else card.plain)(self._starter, self._card)
