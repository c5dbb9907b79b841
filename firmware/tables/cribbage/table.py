# SPDX-License-Identifier: MIT
"""The cribbage table on a small screen (SCREENS.md): see firmware/tables/__init__.py."""

from micropython import const

from engine import catalog
from firmware import tables
from firmware.art import tiles
from firmware.loading import unload
from firmware.tables.hand import LIFT, Hand
from firmware.tables.lines import HEIGHT as LINES_HEIGHT
from firmware.tables.lines import Lines
from firmware.tables.signs import Signs
from firmware.ui import card, theme
from firmware.ui.layout import roomy

# As in engine/cribbage/codes.py.
_CUT = const(0)
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
_LOW_LIFT = const(4)  # the step of picked cards where there is no room for LIFT
_X = const(4)  # of the first card
_PITCH = const(25)
_NARROW = const(16)  # the same on a narrow screen
_CAPTION = const(6)  # from the top of the cards to the words beside them
_LOWER = const(11)  # the same where the count stands above them


class Table:
    """Rows from the top: seats and track, middle (cards laid, or what is chosen), two lines of
    words, one's own cards. The middle belongs to the phase: cut, discard or play; only the module
    of that part is in memory."""

    def __init__(self, app):
        self.app = app
        stage = app.stage
        seats = _part("seats")
        spare = stage.height - seats.HEIGHT - _MIDDLE - LINES_HEIGHT - card.HEIGHT - _GAP
        lift = LIFT if spare >= LIFT else _LOW_LIFT
        # On a low screen the cards' lower edge lies below it, so that the cursor has its place.
        self.hand_y = stage.height - card.HEIGHT - min(_GAP, spare - lift)
        self.head = self.hand_y - lift - _GAP - LINES_HEIGHT
        self.middle_y = seats.HEIGHT + (self.head - seats.HEIGHT - _MIDDLE) // 2
        self.signs = Signs(stage)
        self.seats = seats.Seats(app)
        self.hand = Hand(stage, 6, self.hand_y, _X, _PITCH if roomy(stage) else _NARROW, lift)
        self.lines = Lines(app, self.head)
        self.beside = self.hand.x(_HELD - 1) + card.WIDTH  # where the words by the cards begin
        # Beside the four cards: whose crib it is.
        x, y = self.beside, self.hand_y + (_CAPTION if roomy(stage) else _LOWER)
        sign = stage.sprite(x + 1, y + 1, 1, 1)
        sign.put(0, 0, tiles.CRIB)
        words = stage.page(x + 4, y, 8, 2, theme.PAPER)
        words.write(1, 0, app.game_words().CRIB)
        self._crib = (sign, words)
        self.row = None  # made for the play
        self.chooser = None
        self._phase = ""  # the name of the chooser's module

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

    def picked(self) -> bytes:
        """What is being chosen now."""
        return self.chooser.picked() if self.chooser is not None else b""

    def pick(self, picked: bytes) -> None:
        """Choose the same again."""
        self.chooser.pick(picked)
        self._tell()

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
        if before.phase == _CUTTING:
            self.chooser.hide()
        if before.phase in (_CUTTING, _PLAYING):
            self._forget_chooser()  # nobody chooses meanwhile, and it makes room
        return self._happen(before, move, after)

    def _happen(self, before, move: bytes, after):
        """The same, loaded when the first is to be shown: the match is kept first. What is
        loaded, here and for what comes next, has frames of its own."""
        catalog.shed("cribbage")  # what the move has brought in
        part = None
        if move[0] in (_CUT, _PLAY):  # else there is nothing to be shown
            part = _part("opening" if move[0] == _CUT else "happen")
        yield tables.SOON
        self.lines.news = ""
        if part:
            part = part.happenings(self, before, move, after)
            before = None  # it is let go there too once it has been shown
            yield from part
        before = part = None
        for name in ("opening", "dealt", "phrases") if move[0] == _CUT else ("happen",):
            unload(_HERE + name)
        if not self.counting(after):
            self._turn_to(after.phase, after.turn == after.seat)
            yield tables.SOON

    def _chosen(self, move):
        if move is None or move[0] != _PLAY:
            self._tell()
        else:
            self._forget_chooser()  # this makes room for the move, which may bring the show
        return move

    def _tell(self) -> None:
        """Write what the chooser says."""
        first, second = self.chooser.lines()
        self.lines.write(first, second)

    def lay_out(self, view, choosing: bool) -> None:
        """Draw the cards in hand and the phase's part of the table; no points and no words."""
        phase = view.phase
        self._turn_to(phase, choosing)
        if phase in (_PLAYING, _SHOW):
            self.lay_row()
        self.hand.show(b"" if phase == _FIRST else view.hands[view.seat])
        # Name the crib's owner, where the middle does not say it and a dealer is known.
        hidden = phase in (_FIRST, _DISCARDING)
        for thing in self._crib:
            thing.hide(hidden)
        if not hidden:
            mine = self.app.own(view.dealer)
            name = self.app.game_words().CRIB_MINE if mine else self.app.name(view.dealer)
            self._crib[1].write(0, 1, name + (8 - len(name)) * " ")
        if self.row is not None:
            self.row.show(view, view.played, view.pile, view.count)
        if self.chooser is not None:
            self.chooser.show(view, choosing)

    def lay_row(self) -> None:
        """Make the row of laid cards, once."""
        if self.row is None:
            self.row = _part("row").Row(self)

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


def _part(name: str):
    return tables.part("cribbage", name)
