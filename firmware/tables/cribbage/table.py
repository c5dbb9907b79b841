# SPDX-License-Identifier: MIT
"""The cribbage table on a small screen (SCREENS.md): see firmware/tables/__init__.py."""

from micropython import const

from firmware import tables
from firmware.art import tiles
from firmware.loading import unload
from firmware.tables.hand import LIFT, Hand
from firmware.tables.lines import HEIGHT as LINES_HEIGHT
from firmware.tables.lines import Lines
from firmware.tables.signs import Signs
from firmware.ui import card, theme

# As in engine/cribbage/codes.py.
_CUTTING = const(2)
_DISCARD = const(1)
_DISCARDING = const(1)
_FIRST = const(0)
_PLAY = const(2)
_PLAYING = const(3)
_SHOW = const(4)

_HERE = "firmware.tables.cribbage."
_GAP = const(3)
_MIDDLE = const(35)  # height of the middle: a card, and the step between its owners
_HELD = const(4)  # cards of a hand in the play
_CAPTION = const(6)  # from the top of the cards to the words beside them


class Table:
    """Rows from the top: seats and track, middle (cards laid, or what is chosen), two lines of
    words, one's own cards. The middle belongs to the phase: cut, discard or play; only the module
    of that part is in memory."""

    def __init__(self, app):
        self.app = app
        stage = app.stage
        seats = _part("seats")
        self.hand_y = stage.height - card.HEIGHT - _GAP
        self.head = self.hand_y - LIFT - _GAP - LINES_HEIGHT
        self.middle_y = seats.HEIGHT + (self.head - seats.HEIGHT - _MIDDLE) // 2
        self.signs = Signs(stage)
        self.seats = seats.Seats(app)
        self.hand = Hand(stage, 6, self.hand_y)
        self.lines = Lines(app, self.head)
        self._caption(self.hand.x(_HELD), self.hand_y + _CAPTION)
        self.row = None  # made for the play
        self.chooser = None
        self._phase = ""  # the name of the chooser's module

    def _caption(self, x: int, y: int) -> None:
        """Beside the four cards: whose crib it is."""
        stage = self.app.stage
        sign = stage.sprite(x, y + 1, 1, 1)
        sign.put(0, 0, tiles.CRIB)
        label = stage.page(x + 10, y, 7, 1, theme.PAPER)
        label.write(0, 0, self.app.game_words().CRIB)
        self._owner = stage.page(x + 2, y + stage.letter_height, 8, 1, theme.PAPER)
        self._crib = (sign, label, self._owner)

    # What the scene asks

    def secret(self, view) -> bool:
        """Whether cards in hand are shown (GE-04)."""
        return view.phase in (_DISCARDING, _CUTTING, _PLAYING)

    def counting(self, view) -> bool:
        """Whether the hands are to be counted, or shown at the end (CR-26)."""
        return view.phase == _SHOW or view.turn < 0

    def show(self, view) -> None:
        """Draw the whole position."""
        choosing = view.turn == view.seat
        unload(_HERE + "happen")
        self.lay_out(view, choosing)
        self.seats.show(view, view.points, view.events)
        if not self.lines.news and view.phase == _PLAYING:
            self.lines.news = _part("recall").recalled(self.app, view)
            unload(_HERE + "recall")
        if choosing:
            self._tell()

    def note(self, text: str) -> None:
        """Write what goes on now below the last happening."""
        self.lines.write("", text)

    def press(self, key: int):
        """Choose with keys."""
        return self._chosen(self.chooser.press(key))

    def tap(self, x: int, y: int):
        """Choose by touch."""
        return self._chosen(self.chooser.tap(x, y))

    def suggest(self, move: bytes) -> None:
        """Light the cards of a hint and put the cursor on the first."""
        if move[0] in (_DISCARD, _PLAY):
            self.chooser.suggest(move[1:])
            self.hand.tone(move[1:])
        self.lines.write(" ", "")

    def calm(self) -> None:
        """Take the light of a hint off again."""
        self.hand.tone()
        self._tell()

    def happenings(self, before, move: bytes, after):
        """Show what a move caused."""
        if move[0] == _PLAY:
            self._forget_chooser()  # nobody chooses meanwhile, and it makes room
        return self._happen(before, move, after)

    def _happen(self, before, move: bytes, after):
        """The same, loaded when the first is to be shown: the match is kept first."""
        yield from _part("happen").happenings(self, before, move, after)

    def _chosen(self, move):
        self._tell()
        return move

    def _tell(self) -> None:
        """Write what the chooser says."""
        first, second = self.chooser.lines()
        self.lines.write(first, second)

    def lay_out(self, view, choosing: bool) -> None:
        """Draw the cards in hand and the phase's part of the table; no points and no words."""
        phase = view.phase
        self._turn_to(phase, choosing)
        if self.row is None and phase in (_PLAYING, _SHOW):
            self.row = _part("row").Row(self.app, self.middle_y)
        self.hand.show(b"" if phase == _FIRST else view.hands[view.seat])
        self._show_owner(view)
        if self.row is not None:
            self.row.show(view, view.played, view.pile, view.count)
        if self.chooser is not None:
            self.chooser.show(view, choosing)

    def _turn_to(self, phase: int, choosing: bool) -> None:
        """Load what belongs to a phase, and forget what belonged to the one before."""
        name = "lay" if choosing else ""
        if phase == _DISCARDING:
            name = "discard"
        elif phase in (_FIRST, _CUTTING):
            name = "cut"
        if name == self._phase:
            return
        if self.chooser is not None:
            self.chooser.hide()
        self._forget_chooser()
        self._phase = name
        if name:
            self.chooser = _part(name).Part(self)

    def _forget_chooser(self) -> None:
        self.chooser = None
        unload(_HERE + self._phase)
        self._phase = ""

    def _show_owner(self, view) -> None:
        """Name the crib's owner, where the middle does not say it and a dealer is known."""
        hidden = view.phase in (_FIRST, _DISCARDING)
        for thing in self._crib:
            thing.hide(hidden)
        if not hidden:
            mine = self.app.own(view.dealer)
            name = self.app.game_words().CRIB_MINE if mine else self.app.name(view.dealer)
            self._owner.write(0, 0, name + (8 - len(name)) * " ")


def _part(name: str):
    return tables.part("cribbage", name)
