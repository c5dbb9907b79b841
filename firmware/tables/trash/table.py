# SPDX-License-Identifier: MIT
"""The Trash table on a small screen: see firmware/tables/__init__.py."""

import gc

from micropython import const

from engine.cards import NONE
from engine.match import PERSON
from firmware import tables
from firmware.loading import unload
from firmware.ui.cursor import Cursor

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_BELOW = const(3)  # pixels that the cursor leaves to the words above the cards
_HERE = "firmware.tables.trash."


class Table:
    """Rows from the top: the other seats, two lines of words, whose the large layout is, and that
    layout with stock and discard pile at its right. Nothing here is anybody's secret (GE-04).

    The module that chooses is in memory only while a person chooses, that of what happens only
    while it is shown.
    """

    own: "Any"  # these are made by making.py
    piles: "Any"
    others: "Any"
    lines: "Any"
    signs: "Any"
    bar: list
    name: "Any"
    size: "Any"
    active: "Any"
    corner: tuple
    head: int
    down: int

    def __init__(self, app):
        self.app = app
        _part("making").make(self)
        unload(_HERE + "making")
        unload(_HERE + "places")
        self._cursor = None
        self._chooser = None
        self._phase = ""  # the name of the chooser's module
        self._several = app.match.players.count(bytes((PERSON,))) > 1

    # What the scene asks

    def secret(self, view) -> bool:
        """Nobody sees more than the others (TR-18)."""
        return False

    def counting(self, view) -> bool:
        """A hand that is won is told at the table itself."""
        return False

    def show(self, view) -> None:
        """Draw the whole position."""
        phrases = _part("phrases")
        phrases.forget()
        choosing = view.turn == view.seat
        self.draw(view, view.layouts, len(view.stock), view.discard, view.hand)
        if choosing and self._several:
            words = self.app.game_words()
            mine = self.app.own(view.turn)
            self.lines.news = words.YOUR_TURN if mine else words.TURN % self.app.name(view.turn)
        elif not self.lines.news:
            self.lines.news = _part("recall").recalled(self.app, view)
            phrases.forget()
        self._turn_to(("choose" if view.hand == NONE else "jack") if choosing else "")
        if choosing:
            self._chooser.show(view)
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
        """Put the cursor on what a hint speaks of."""
        self._chooser.suggest(move)
        self.lines.write(" ", "")

    def calm(self) -> None:
        """Take the light of a hint off again."""
        self._chooser.calm()
        self._tell()

    def happenings(self, before, move: bytes, after):
        """Show what a move caused: loaded when the first is to be shown, the match is kept first.
        """
        yield from _part("happen").happenings(self, before, move, after)

    # What the parts draw

    def draw(self, view, layouts, stock: int, discard, hand: int) -> None:
        """Draw these cards with the seats as the view has them, and no cursor."""
        seat, turn = view.seat, view.turn
        x, y = self.corner
        self.name.write("" if seat == turn else self.app.name(seat))
        phrases = _part("phrases")
        self.size.write(phrases.counted(self.app.game_words(), len(layouts[seat])))
        self.own.show(layouts[seat])
        self.others.show(view, layouts)
        self.piles.lay(stock, discard, hand)
        self.point(None)
        if turn != seat:
            x, y = self.others.corner(view, turn)
        for number, sprite in enumerate(self.bar):
            sprite.move(x - 1, y + number + 1)
        self.active.move(x, y)
        self.active.write(self.app.name(turn))

    def placed(self, view, seat: int, place: int, shown: int) -> None:
        """Light a card that has just come to its place."""
        if seat == view.seat:
            self.own.show_at(place, shown, True)
            self.point(self.own, place)
        else:
            self.others.light(view, seat, place, shown)

    def point(self, cards, place: int = 0) -> None:
        """Put the cursor on a card of the large layout or the piles, or away with None."""
        if self._cursor is not None:
            self._cursor.hide()
        if cards is None:
            return
        rows = self.down // 8
        if self._cursor is None:
            self._cursor = Cursor(self.app.stage, rows=rows)
        x, y = cards.corner(place)
        y = min(y, self.app.stage.height - 8 * rows - 3)
        self._cursor.around(x, max(y, self.head + _BELOW))

    def _turn_to(self, phase: str) -> None:
        """Load what chooses in a phase, and forget what chose before."""
        if phase == self._phase:
            return
        self._chooser = None
        unload(_HERE + self._phase)
        self._phase = phase
        gc.collect()
        if phase:
            self._chooser = _part(phase).Part(self)

    def _chosen(self, move):
        if move is None:
            self._tell()
        else:
            self._turn_to("")  # nobody chooses now, and it makes room
        return move

    def _tell(self) -> None:
        """Write what the chooser says."""
        first, second = self._chooser.lines()
        self.lines.write(first, second)


def _part(name: str):
    return tables.part("trash", name)
