# SPDX-License-Identifier: MIT
"""The cribbage table on a small screen (SCREENS.md): see firmware/tables/__init__.py."""

from micropython import const

from engine.cribbage.codes import CUTTING, DISCARD, DISCARDING, FIRST, PLAY, PLAYING, SHOW
from firmware.art import tiles
from firmware.tables import lines
from firmware.tables.cribbage import happen, say
from firmware.tables.cribbage.cut import Cut
from firmware.tables.cribbage.discard import Discard
from firmware.tables.cribbage.lay import Lay
from firmware.tables.cribbage.row import Row
from firmware.tables.cribbage.seats import HEIGHT, Seats
from firmware.tables.hand import LIFT, Hand
from firmware.tables.signs import Signs
from firmware.ui import card, theme

_GAP = const(3)
_MIDDLE = const(35)  # height of the middle: a card, and the step between its owners
_HELD = const(4)  # cards of a hand in the play
_CAPTION = const(6)  # from the top of the cards to the words beside them


class Table:
    """Rows from the top: seats and track, middle (cards laid, or what is chosen), two lines of
    words, one's own cards. The middle belongs to the phase: cut, discard or play."""

    def __init__(self, app):
        self.app = app
        stage = app.stage
        hand_y = stage.height - card.HEIGHT - _GAP
        lines_y = hand_y - LIFT - _GAP - lines.HEIGHT
        middle_y = HEIGHT + (lines_y - HEIGHT - _MIDDLE) // 2
        self.head = lines_y
        self.signs = Signs(stage)
        self.seats = Seats(app)
        self.row = Row(app, middle_y)
        self.hand = Hand(stage, 6, hand_y)
        self.cut = Cut(app, middle_y, hand_y)
        self._discard = Discard(app, middle_y, self.hand)
        self._lay = Lay(app, self.hand)
        self.lines = lines.Lines(app, lines_y)
        self._caption(self.hand.x(_HELD), hand_y + _CAPTION)
        self._chooser = None

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
        return view.phase in (DISCARDING, CUTTING, PLAYING)

    def counting(self, view) -> bool:
        """Whether the hands are to be counted, or shown at the end (CR-26)."""
        return view.phase == SHOW or view.turn < 0

    def show(self, view) -> None:
        """Draw the whole position."""
        choosing = view.turn == view.seat
        self.lay_out(view, choosing)
        self.seats.show(view, view.points, view.events)
        if not self.lines.news and view.phase == PLAYING:
            self.lines.news = happen.recalled(self.app, view)
        if choosing:
            self._tell()

    def note(self, text: str) -> None:
        """Write what goes on now below the last happening."""
        self.lines.write("", text)

    def press(self, key: int):
        """Choose with keys."""
        return self._chosen(self._chooser.press(key))

    def tap(self, x: int, y: int):
        """Choose by touch."""
        return self._chosen(self._chooser.tap(x, y))

    def suggest(self, move: bytes) -> None:
        """Light the cards of a hint and put the cursor on the first."""
        if move[0] in (DISCARD, PLAY):
            self._chooser.suggest(move[1:])
            self.hand.tone(move[1:])
        self.lines.write(" ", "")

    def calm(self) -> None:
        """Take the light of a hint off again."""
        self.hand.tone()
        self._tell()

    def happenings(self, before, move: bytes, after):
        """Show what a move caused."""
        return happen.happenings(self, before, move, after)

    def _chosen(self, move):
        self._tell()
        return move

    def _tell(self) -> None:
        """Write what the chooser says."""
        first, second = self._chooser.lines()
        self.lines.write(first, second)

    def lay_out(self, view, choosing: bool) -> None:
        """Draw the cards in hand and the phase's part of the table; no points and no words."""
        phase = view.phase
        for part, phases in (
            (self.cut, (FIRST, CUTTING)), (self._discard, (DISCARDING,)),
            (self.row, (PLAYING, SHOW)),
        ):
            if phase not in phases:
                part.hide()
        self.hand.show(b"" if phase == FIRST else view.hands[view.seat])
        self._show_owner(view)
        if phase in (FIRST, CUTTING):
            self._chooser = self.cut
        elif phase == DISCARDING:
            self._chooser = self._discard
        else:
            self._chooser = self._lay
            self.row.show(view, view.played, view.pile, view.count)
        self._chooser.show(view, choosing)

    def _show_owner(self, view) -> None:
        """Name the crib's owner, where the middle does not say it and a dealer is known."""
        hidden = view.phase in (FIRST, DISCARDING)
        for thing in self._crib:
            thing.hide(hidden)
        if not hidden:
            mine = say.own(self.app, view.dealer)
            name = self.app.game_words().CRIB_MINE if mine else self.app.name(view.dealer)
            self._owner.write(0, 0, name + (8 - len(name)) * " ")
