# SPDX-License-Identifier: MIT
"""The Biscuit table on a small screen: see firmware/tables/__init__.py.

Choosing has three parts, each a module: pick.py (a card), spot.py (its place), look.py (at the
whole board). Each has a class Chooser with show(view, card), press(key) and lines() -> both
message lines; press, and tap in touch.py, return a move (bytes), a card to find a place for (an
int), BACK, LOOK, or None. What leads from one to the next is in pick.py.
"""

from micropython import const

from engine import catalog
from firmware import tables
from firmware.loading import unload
from firmware.tables.lines import HEIGHT as LINES_HEIGHT
from firmware.tables.lines import Lines
from firmware.tables.signs import Signs
from firmware.ui import decktet_card

# As in engine/cards.py and engine/biscuit/codes.py.
_NONE = const(255)
_OUT = const(4)
_STALE = const(10)

_HERE = "firmware.tables.biscuit."
_GAP = const(3)  # for the cursor: below the words, around the cards in hand
_AIR = const(2)
_LOW = const(128)  # on a lower screen there is no room for these: the board needs eight rows


class Table:
    """Rows from the top: seats, two lines of words, the board, one's own cards and the pile.

    The choosers are not in memory while happenings are shown, nor the other way round.
    """

    def __init__(self, app):
        self.app = app
        stage = app.stage
        words = app.game_words()
        gap, air = (0, 0) if stage.height < _LOW else (_GAP, _AIR)
        hand_y = stage.height - decktet_card.HEIGHT - gap
        chart, hand, strip = part("chart"), part("hand"), part("strip")
        self.head = strip.HEIGHT + LINES_HEIGHT + gap
        self.free = self.head - gap + _GAP  # from here on a cursor covers no words
        self.signs = Signs(stage)
        self._few = (hand_y - air - self.head) // stage.tile  # rows of the board above the hand
        self.chart = chart.Chart(stage, self.head, self._few)
        self.strip = strip.Strip(app, len(app.match.players))
        self.pile = hand.Pile(stage, hand_y, max(map(len, words.BUTTONS)))
        self.hand = hand.Hand(stage, hand_y, stage.width - hand.WIDTH)
        self.lines = Lines(app, strip.HEIGHT)
        self.card = _NONE  # where the cursor was last among the cards
        self.hinted = b""  # a move, of a hint perhaps: its place is the first that is shown
        self.view = None
        self.chooser = None
        self.part = ""  # the name of the one that is at work

    # What the scene asks

    def secret(self, view) -> bool:
        """Whether cards in hand are shown (GE-04)."""
        return view.turn >= 0

    def counting(self, view) -> bool:
        """Whether a hand has just ended."""
        for event in view.last():
            if event[1] in (_OUT, _STALE):
                return True
        return False

    def show(self, view) -> None:
        """Draw the whole position."""
        self.turn_to("")
        self._unload("happen", "told")
        self.view = view
        self.card = _NONE
        self.hinted = b""
        self.strip.show(view.turn, list(map(len, view.hands)), view.points)
        self.pile.show(len(view.stock))
        if not self.lines.news or len(view.board.main) == 1:
            self.lines.news = part("recall").recalled(self.app, view)
            self._unload("recall", "told")
        if view.turn == view.seat:
            part("pick").choose(self, "pick", _NONE)
            part("spot")  # so that a key need not wait for it
        else:
            self.hand.show(view.hands[view.seat])
            self.chart.lay(view.board, self.chart.columns, self.chart.rows)
            self.chart.draw()

    def note(self, text: str) -> None:
        """Write what goes on now below the last happening."""
        self.lines.write("", text)

    def press(self, key: int):
        """Choose with keys."""
        return self._chosen(self.chooser.press(key))

    def tap(self, x: int, y: int):
        """Choose by touch; what only that needs is in memory only then."""
        chosen = part("touch").tap(self, x, y)
        self._unload("touch")
        return self._chosen(chosen)

    def _chosen(self, what):
        """Go on to what was chosen; a move is handed on, and what chose it makes room for it."""
        move = part("pick").follow(self, what)
        if move:
            self.turn_to("happen")
        return move

    def suggest(self, move: bytes) -> None:
        """Put the cursor on what a hint speaks of, and light it."""
        self._unload("spot")  # the hint's words need room
        part("pick").suggest(self, move)

    def calm(self) -> None:
        """Take the light of a hint off again."""
        part("spot")
        self.hand.tone()
        part("pick").tell(self)

    def picked(self) -> bytes:
        """The move that is tried, or the card that is about to be."""
        return self.chooser.move() if self.part == "spot" else bytes((self.card,))

    def pick(self, picked: bytes) -> None:
        """Choose the same again."""
        if self.chooser is not None:
            self.hinted = picked
            part("pick").choose(self, "pick", picked[len(picked) > 1])
            if len(picked) > 1:
                part("pick").choose(self, "spot", self.card)

    def happenings(self, before, move: bytes, after):
        """Show what a move caused."""
        self.turn_to("happen")
        return self._happen(before, move, after)

    def _happen(self, before, move: bytes, after):
        """The same, loaded when the first is to be shown: the match is kept first."""
        catalog.shed(self.app.match.game)  # a hand's end and beginning brought some modules
        shown = part("happen").Happening(self, before, move, after)
        before = None  # it has taken what it needs of it
        yield from shown.steps()
        shown = None
        self._unload("happen", "told", "phrases")

    # Parts

    def spread(self, wide: bool) -> None:
        """Give the board the room of the cards in hand and the pile, or take it back."""
        self.chart.rows = self.chart.all_rows if wide else self._few
        if wide:
            self.hand.show(b"")
        self.pile.show_button("")
        self.pile.hide(wide)

    def turn_to(self, name: str) -> None:
        """Another part begins: forget the chooser, and give back the room that it took."""
        self.spread(False)
        self.chooser = None
        self.part = name
        self._unload("look", "phrases")
        if name == "happen":
            self.view = None
            self._unload("pick", "spot")  # nobody chooses meanwhile

    def _unload(self, *names) -> None:
        for name in names:
            unload(_HERE + name)


def part(name: str):
    """A module of this table."""
    return tables.part("biscuit", name)
