# SPDX-License-Identifier: MIT
"""The casino table on a small screen: see firmware/tables/__init__.py."""

from micropython import const

from engine import catalog
from firmware import tables
from firmware.loading import unload
from firmware.tables.casino.bar import HEIGHT
from firmware.tables.signs import Signs
from firmware.ui import card

# As in engine/casino/codes.py.
_ACE = const(4)  # up to this, reasons belong to the count

_SIGNS = const(16)  # pixels from the right edge
_GAP = const(3)  # room for the cursor above the hand
# What is needed to choose, and when something happens: a handheld has room for one of both.
_CHOOSING = ("choose", "tell", "plan", "reach", "touch", "phrase")
_HAPPENING = ("happen", "news", "phrase", "lay")


class Table:
    """Rows from the top: seats, open cards, what is chosen, one's own cards."""

    def __init__(self, app):
        self.app = app
        stage = app.stage
        hand_y = stage.height - card.HEIGHT
        self.head = hand_y - _GAP - HEIGHT
        self.signs = Signs(stage, stage.width - _SIGNS, hand_y)
        self.cells = self.field = self.bar = self.hand = None
        self._choose = self._hint = None

    def secret(self, view) -> bool:
        """Whether cards in hand are shown (GE-04)."""
        return view.turn >= 0

    def counting(self, view) -> bool:
        """Whether a round has just been counted; the next one lies there already."""
        for event in view.latest:
            if event[1] <= _ACE:
                return True
        return False

    def show(self, view) -> None:
        """Draw the whole position."""
        _drop(_CHOOSING + _HAPPENING)
        catalog.shed("casino")
        _part("lay").table(self, view)
        _drop(("news", "lay"))
        if view.turn == view.seat:
            self._begin(view)

    def _begin(self, view) -> None:
        """Let a move be chosen."""
        for name in ("phrase", "plan", "tell"):  # one by one they find more room
            _part(name)
        self._choose = _part("choose").Choose(self, view)

    def note(self, text: str) -> None:
        """Write what goes on now below the last happening."""
        self.bar.write("", text)

    def press(self, key: int):
        """Choose with keys."""
        return self._chosen(self._choose.press(key))

    def tap(self, x: int, y: int):
        """Choose by touch."""
        return self._chosen(_part("touch").tap(self._choose, x, y))

    def _chosen(self, move):
        """A move needs the room in which it was chosen."""
        if move is not None:
            self._choose = None
            _drop(_CHOOSING)
        return move

    def suggest(self, move: bytes) -> None:
        """Choose what a hint says, to be played or changed; the hint's words need the room in
        which it is chosen."""
        self._choose.suggest(move)
        self.bar.write(" ", "")
        self._hint = self._choose.view, move
        self._chosen(move)

    def calm(self) -> None:
        """Choose it again, and say what is chosen."""
        view, move = self._hint
        self._hint = None
        self._begin(view)
        self._choose.suggest(move)
        self._choose.tell()

    def happenings(self, before, move: bytes, after):
        """Show what a move caused."""
        # Loaded when the first is to be shown: the match is kept first.
        catalog.shed("casino")  # what the move has brought in
        yield from _part("happen").happenings(self, before, move, after)


def _part(name: str):
    return tables.part("casino", name)


def _drop(names: tuple) -> None:
    for name in names:
        unload("firmware.tables.casino." + name)
