# SPDX-License-Identifier: MIT
"""The Trash table on a small screen: see firmware/tables/__init__.py."""

from micropython import const

from engine.cards import NONE
from engine.match import PERSON
from firmware.tables import lines
from firmware.tables.signs import Signs
from firmware.tables.trash import happen, others, own, say
from firmware.tables.trash.bar import Bar
from firmware.tables.trash.choose import Choose
from firmware.tables.trash.jack import Jack
from firmware.tables.trash.piles import Piles
from firmware.ui import theme

_CAPTION = const(10)  # from the line that tells whose the large layout is to its cards
_LETTERS = const(8)  # of a name, and of a number of cards
_LEFT = const(2)
_PAIR = const(2)  # others that need all the width beside the signs
_SIGN = const(16)
_SIZE = const(54)


class Table:
    """Rows from the top: the other seats, two lines of words, whose the large layout is, and that
    layout with stock and discard pile at its right. Nothing here is anybody's secret (GE-04)."""

    def __init__(self, app):
        self.app = app
        stage = app.stage
        own_y = stage.height - own.HEIGHT
        caption_y = own_y - _CAPTION
        self.head = own_y
        count = len(app.match.players) - 1
        self.signs = Signs(stage, stage.width - _SIGN) if count == _PAIR else Signs(stage)
        self.others = others.Others(app, count)
        self.lines = lines.Lines(app, caption_y + 1 - lines.HEIGHT)
        self.own = own.Own(stage, own_y)
        self._caption_y = caption_y
        self._bar = Bar(stage, others.NAME)
        self._name = stage.text(_LEFT, caption_y, _LETTERS, theme.PAPER)
        self._size = stage.text(_SIZE, caption_y, _LETTERS, theme.GOLD)
        self.piles = Piles(stage, own_y, caption_y - 1)
        self._choose = Choose(app, self.own, self.piles)
        self._jack = Jack(app, self.own)
        self._chooser = None
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
        hand = view.hand if view.turn >= 0 else NONE
        self.draw(view, view.layouts, len(view.stock), view.discard, hand)
        if not self.lines.news:
            self.lines.news = happen.recalled(self.app, view)
        if view.turn == view.seat:
            if self._several:
                self.lines.news = say.turn(self.app, view.turn)
            self._chooser = self._choose if view.hand == NONE else self._jack
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
        """Show what a move caused."""
        return happen.happenings(self, before, move, after)

    # What happenings draw

    def draw(self, view, layouts, stock: int, discard, hand: int) -> None:
        """Draw these cards with the seats as the view has them, and no cursor."""
        seat = view.seat
        active = view.turn == seat
        if active:
            self._bar.show(_LEFT, self._caption_y)
        else:
            self._bar.hide()
        self._name.colour(theme.NIGHT if active else theme.PAPER)
        self._name.write(self.app.name(seat))
        self._size.write(say.counted(self.app.game_words(), len(layouts[seat])))
        self.own.show(layouts[seat])
        self.others.show(view, layouts)
        self.piles.show(stock, discard, hand)

    def placed(self, view, seat: int, place: int, shown: int) -> None:
        """Light a card that has just come to its place."""
        if seat == view.seat:
            self.own.put(place, shown, True)
            self.own.point(place)
        else:
            self.others.light(view, seat, place, shown)

    def _chosen(self, move):
        if move is None:
            self._tell()
        return move

    def _tell(self) -> None:
        """Write what the chooser says."""
        first, second = self._chooser.lines()
        self.lines.write(first, second)
