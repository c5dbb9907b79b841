# SPDX-License-Identifier: MIT
"""The casino table on a small screen: see firmware/tables/__init__.py."""

from micropython import const

from firmware.loading import load, unload
from firmware.tables.casino import bar
from firmware.tables.casino.field import Field
from firmware.tables.casino.seats import Seats
from firmware.tables.hand import Hand
from firmware.tables.signs import Signs
from firmware.ui import card

# As in engine/casino/codes.py.
_ACE = const(4)  # up to this, reasons belong to the count

_HAND_X = const(3)
_PITCH = const(20)
_CARDS = const(4)
_BESIDE = const(3)  # from the hand to the words beside it
_SIGNS = const(16)  # pixels from the right edge
_GAP = const(3)  # room for the cursor above the hand
_MORE_CARDS, _MORE_UNITS = const(2), const(1)  # that may come before the table is made anew
_PARTS = "firmware.tables.casino."
# What is needed to choose, and when something happens: a handheld has room for one of both.
_CHOOSING = ("choose", "tell", "proposals", "plan", "reach")
_HAPPENING = ("happen", "news")


class Table:
    """Rows from the top: seats, open cards, what is chosen, one's own cards."""

    def __init__(self, app):
        self.app = app
        stage = app.stage
        hand_y = stage.height - card.HEIGHT
        self.head = hand_y - _GAP - bar.HEIGHT
        self.signs = Signs(stage, stage.width - _SIGNS, hand_y)
        self.seats = self.field = self.bar = self.hand = None
        self._choose = None

    def _make(self, view) -> None:
        """Make what lies there, as much as this position needs."""
        app, stage = self.app, self.app.stage
        hand_y = stage.height - card.HEIGHT
        self.seats = Seats(app)
        self.field = Field(
            app, self.seats.height + 1, self.head,
            len(view.table) + _MORE_CARDS, len(view.units) + _MORE_UNITS,
        )
        beside = _HAND_X + _PITCH * (_CARDS - 1) + card.WIDTH + _BESIDE
        self.bar = bar.Bar(app, self.head, (beside, hand_y))
        self.hand = Hand(stage, _CARDS, hand_y, _HAND_X, _PITCH)
        self.bar.news = load(_PARTS + "news").recalled(app, view)
        unload(_PARTS + "news")

    def secret(self, view) -> bool:
        """Whether cards in hand are shown (GE-04)."""
        return view.turn >= 0

    def counting(self, view) -> bool:
        """Whether a round has just been counted; the next one lies there already."""
        for event in view.events[view.fresh:]:
            if event[1] <= _ACE:
                return True
        return False

    def show(self, view) -> None:
        """Draw the whole position."""
        if self.seats is None:
            self._make(view)
        self.seats.show(view, view.points)
        self.field.show(view.units, view.table)
        self.hand.show(view.hands[view.seat])
        self.bar.pack(view)
        self.bar.keys(())
        if view.turn == view.seat:
            self._choose = _part("choose", _HAPPENING).Choose(self, view)

    def note(self, text: str) -> None:
        """Write what goes on now below the last happening."""
        self.bar.write("", text)

    def press(self, key: int):
        """Choose with keys."""
        return self._choose.press(key)

    def tap(self, x: int, y: int):
        """Choose by touch."""
        return self._choose.tap(x, y)

    def suggest(self, move: bytes) -> None:
        """Choose what a hint says, to be played or changed."""
        self._choose.suggest(move)
        self.bar.write(" ", "")

    def calm(self) -> None:
        """Say again what is chosen."""
        self._choose.tell()

    def happenings(self, before, move: bytes, after):
        """Show what a move caused."""
        self._choose = None
        return _part("happen", _CHOOSING).happenings(self, before, move, after)


def _part(name: str, others: tuple):
    """A module of this table, in the place of others."""
    for other in others:
        unload(_PARTS + other)
    return load(_PARTS + name)
