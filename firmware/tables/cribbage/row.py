# SPDX-License-Identifier: MIT
"""The middle of the cribbage table during the play: starter, laid cards, count."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware.art import tiles
from firmware.ui import card, theme
from firmware.ui.layout import panel, roomy
from firmware.ui.text import at_right

_LEAST_PITCH = const(10)  # the index must stay in sight
_PITCH = const(14)
_MOST = const(8)  # cards
_NEARER = const(3)  # one's own cards lie lower by this
_SEAT = const(6)  # bits of the card below the seat in `pile` and `played`


class Row:
    """Cards of the count that goes on are bright; those of earlier counts are dim.

    Whose a card is: an arrow at its foot points to its owner, and the other's cards lie higher.
    """

    def __init__(self, table):
        stage = table.app.stage
        y = self._y = table.middle_y
        self._pack = stage.sprite(4, y + 5, card.COLUMNS, card.ROWS)
        self._starter = stage.sprite(1, y + 2, card.COLUMNS, card.ROWS)
        card.face(self._pack, HIDDEN)
        self._stage = stage
        self._sprites = []  # of the cards; made when they are laid, which saves memory
        if roomy(stage):
            self._x, end = 32, stage.width - 30
            self._box = panel(stage, end + 2, y + 11, 3, 3)
            x, count_x, count_y = end, end + 8, y + 18
        else:  # the row needs all of the middle: the count stands above the crib's owner
            self._x, end = 30, stage.width
            x, y = table.beside + 4, table.hand_y + 1
            count_x, count_y = x + 33, y
        self._label = stage.page(x, y, 5, 1, theme.PAPER)
        self._label.write(0, 0, table.app.game_words().COUNT)
        self._count = stage.text(count_x, count_y, 2, theme.GOLD)
        self._room = end - 4 - self._x
        self._pitch = max(_PITCH, min(card.WIDTH + 1, (self._room - card.WIDTH) // (_MOST - 1)))
        self._card = NONE
        self._laid = b""
        self._old = 0

    def show(self, view, played, pile, count: int) -> None:
        """Show the starter, earlier counts `played`, this count's `pile` and its sum."""
        self._card = view.starter
        self._laid = bytes(played) + bytes(pile)
        self._old = len(played)
        for thing in (self._pack, self._starter, self._label, self._count):
            thing.hide(False)
        card.face(self._starter, view.starter)
        while len(self._sprites) < len(self._laid):
            self._sprites.append(self._stage.sprite(0, 0, card.COLUMNS, card.ROWS))
        spaces = max(1, len(self._laid) - 1)
        pitch = min(self._pitch, max(_LEAST_PITCH, (self._room - card.WIDTH) // spaces))
        for number, laid in enumerate(self._sprites):
            shown = number < len(self._laid)
            laid.hide(not shown)
            if shown:
                own = self._laid[number] >> _SEAT == view.seat
                laid.move(self._x + pitch * number, self._y + (_NEARER if own else 0))
                card.face(laid, self._laid[number] & 63)
                laid.put(0, card.ROWS - 1, tiles.FOOT + own)
        self._count.write(at_right(str(count), 2))
        self.tone()

    def tone(self, lit: bytes = b"") -> None:
        """Light these cards."""
        for number, code in enumerate(self._laid):
            code &= 63
            laid = self._sprites[number]
            if code in lit:
                card.lit(laid, code)
            elif number < self._old:
                card.dim(laid, code)
            else:
                card.plain(laid, code)
        if self._card < HIDDEN:
            (card.lit if self._card in lit else card.plain)(self._starter, self._card)
