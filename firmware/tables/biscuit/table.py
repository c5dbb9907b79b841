# SPDX-License-Identifier: MIT
"""The Biscuit table on a small screen: see firmware/tables/__init__.py."""

from micropython import const

from engine.biscuit.codes import OUT, PLACE, STALE
from engine.cards import NONE
from firmware import tables
from firmware.loading import unload
from firmware.tables.biscuit import pile
from firmware.tables.biscuit.chart import Chart
from firmware.tables.biscuit.choosing import BACK, LOOK
from firmware.tables.biscuit.hand import Hand
from firmware.tables.biscuit.strip import HEIGHT, Strip
from firmware.tables.lines import HEIGHT as LINES_HEIGHT
from firmware.tables.lines import Lines
from firmware.tables.signs import Signs
from firmware.ui import decktet_card, sound

_HERE = "firmware.tables.biscuit."
_GAP = const(3)  # for the cursor: below the words, around the cards in hand
_AIR = const(2)


class Table:
    """Rows from the top: seats, two lines of words, the board, one's own cards and the pile.

    Of the choosers (choosing.py) and what shows happenings only one module is in memory.
    """

    def __init__(self, app):
        self.app = app
        stage = app.stage
        words = app.game_words()
        hand_y = stage.height - decktet_card.SIZE - _GAP
        board_y = HEIGHT + LINES_HEIGHT + _GAP
        self.head = board_y
        self.signs = Signs(stage)
        self._few = (hand_y - _AIR - board_y) // stage.tile  # rows of the board above the hand
        self.chart = Chart(stage, board_y, self._few)
        self.strip = Strip(app, len(app.match.players))
        self.pile = pile.Pile(stage, hand_y, max(len(words.KEEP), len(words.PASS)))
        self.hand = Hand(stage, hand_y, stage.width - pile.WIDTH)
        self.lines = Lines(app, HEIGHT)
        self.card = NONE  # where the cursor was last among the cards
        self.hinted = b""  # the move of a hint: its place is the first that is shown
        self._view = None
        self._chooser = None
        self._part = ""  # the name of the module in memory

    # What the scene asks

    def secret(self, view) -> bool:
        """Whether cards in hand are shown (GE-04)."""
        return view.turn >= 0

    def counting(self, view) -> bool:
        """Whether a hand has just ended."""
        return any([event[1] in (OUT, STALE) for event in view.events[view.fresh:]])

    def show(self, view) -> None:
        """Draw the whole position."""
        self._turn_to("")
        self._view = view
        self.card = NONE
        self.hinted = b""
        self.strip.show(view.turn, [len(hand) for hand in view.hands], view.points)
        self.pile.show(len(view.stock))
        if not self.lines.news or len(view.board.main) == 1:
            self.lines.news = tables.part("biscuit", "phrases").recalled(self.app, view)
        if view.turn == view.seat:
            self._choose("pick", NONE)
        else:
            self.hand.show(view.hands[view.seat])
            self.chart.show(view.board)

    def note(self, text: str) -> None:
        """Write what goes on now below the last happening."""
        self.lines.write("", text)

    def press(self, key: int):
        """Choose with keys."""
        return self._follow(self._chooser.press(key))

    def tap(self, x: int, y: int):
        """Choose by touch."""
        return self._follow(self._chooser.tap(x, y))

    def suggest(self, move: bytes) -> None:
        """Put the cursor on what a hint speaks of, and light it."""
        if self._part != "pick":
            self._choose("pick", NONE)
        self.hinted = move
        self._chooser.suggest(move)
        if move[0] == PLACE:
            self.hand.tone(move[1:2])
        self.lines.write(" ", "")

    def calm(self) -> None:
        """Take the light of a hint off again."""
        self.hand.tone()
        self._tell()

    def happenings(self, before, move: bytes, after):
        """Show what a move caused."""
        self._turn_to("happen")
        return tables.part("biscuit", "happen").Happening(self, before, move, after).steps()

    # Parts

    def spread(self, wide: bool) -> None:
        """Give the board the room of the cards in hand and the pile, or take it back."""
        self.chart.rows = self.chart.all_rows if wide else self._few
        if wide:
            self.hand.hide()
            self.pile.hide()
        else:
            self.pile.show_button("")

    def _follow(self, what):
        """Go on to what was chosen; a move is handed on."""
        if isinstance(what, int):
            self.app.sound.play(sound.BACK if what == BACK else sound.PICK)
            if what in (BACK, LOOK):
                self._choose("pick" if what == BACK else "look", self.card)
            else:
                self._choose("spot", what)
        elif what is None:
            self._tell()
        return None if isinstance(what, int) else what

    def _choose(self, name: str, card: int) -> None:
        """Let a chooser work, with the cursor on a card."""
        self._turn_to(name)
        self._chooser = tables.part("biscuit", name).Chooser(self)
        self._chooser.show(self._view, card)
        self._tell()

    def _turn_to(self, name: str) -> None:
        """Forget the part that was in memory, and give back the room that it took."""
        self.spread(False)
        self._chooser = None
        if self._part and self._part != name:
            unload(_HERE + self._part)
        self._part = name

    def _tell(self) -> None:
        """Write what the chooser says."""
        first, second = self._chooser.lines()
        self.lines.write(first, second)
