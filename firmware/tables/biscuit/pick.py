# SPDX-License-Identifier: MIT
"""Choosing a card of the hand; or the one thing that is left: draw, keep what was drawn, pass.

And the way from one chooser to the next, see table.py.
"""

from micropython import const

from engine.biscuit import legal
from engine.biscuit.scoring import placed
from engine.decktet import touching
from firmware import tables
from firmware.ui import sound
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A
from firmware.ui.decktet_card import text

BACK = const(-1)  # to the cards in hand
LOOK = const(-2)
# As in engine/cards.py and engine/biscuit/codes.py.
_NONE = const(255)
_DRAW = const(1)
_PLACE = const(0)
_DECK = const(0)
_DRAWN = const(2)


class Chooser:
    """The cursor moves over the cards that can be placed, or lies on the only thing to do."""

    def __init__(self, table):
        self._table = table
        self._words = table.app.game_words()
        self._view = None
        self.idle = b""  # what is done without placing a card, where that is allowed
        self._idling = False  # the cursor is on that
        self._two = False  # there is one card that can be placed, and that

    def show(self, view, card: int) -> None:
        """Show what can be chosen, with the cursor on this card or on the first."""
        table, words = self._table, self._words
        self._view = view
        playable = legal.playable(view)
        able = bytes([one for one in playable if view.board.has_place(one)])
        must = able and (view.drawn == _NONE or view.options[_DRAWN])
        self.idle = b"" if must else legal.idle(view)
        self._two = bool(self.idle) and bool(able)
        self._idling = not able
        button = ""
        if self.idle and self.idle[0] != _DRAW:
            button = words.BUTTONS[bool(able)]
        table.pile.show_button(button)
        hand = view.hands[view.seat]
        if able and card not in able:
            card = min(able)  # a hand is in order
        table.hand.show(hand, able, table.pile.more, hand.find(bytes((card,))) if able else -1)
        table.chart.lay(view.board, table.chart.columns, table.chart.rows)
        self._point()

    def press(self, key: int):
        """Choose with keys; UP looks at the whole board."""
        hand = self._table.hand
        if key == A:
            return self.idle if self._idling else hand.cards[hand.at]
        if self._two:
            # Any direction leads from the card to the button and back.
            if key in (LEFT, RIGHT, UP, DOWN):
                self._idling = not self._idling
                self._focus(-1 if self._idling else self._able(0, 1))
                self._moved()
        elif key in (UP, DOWN):
            return LOOK
        elif hand.at >= 0:
            by = 1 if key == RIGHT else -1
            at = self._able(hand.at + by, by) if key in (LEFT, RIGHT) else hand.at
            if at != hand.at:
                self._focus(at)
                self._moved()
        return None

    def _able(self, at: int, by: int) -> int:
        """The next card from a number on that can be chosen."""
        hand = self._table.hand
        at %= len(hand.cards)
        while hand.cards[at] not in hand.able:
            at = (at + by) % len(hand.cards)
        return at

    def _focus(self, at: int) -> None:
        """Put the cursor on a card, or away with -1."""
        hand = self._table.hand
        hand.at = at
        first = max(min(hand.first, at), at - hand.shown() + 1) if at >= 0 else hand.first
        if first == hand.first:
            hand.point()
        else:
            hand.turn(first)

    def take(self, number: int) -> int:
        """The card of a number in the hand: the cursor goes there."""
        self._idling = False
        self._focus(number)
        self._point()
        return self._table.hand.cards[number]

    def suggest(self, move: bytes) -> None:
        """Put the cursor on what a hint speaks of."""
        hand = self._table.hand
        self._idling = move[0] != _PLACE
        self._focus(-1 if self._idling else hand.cards.find(move[1:2]))
        self._point()

    def _moved(self) -> None:
        self._table.app.sound.play(sound.MOVE)
        self._point()

    def _point(self) -> None:
        """Light the ends that take the card under the cursor, or the pile or the button."""
        table, view = self._table, self._view
        pile, hand = table.pile, table.hand
        pile.point(self._idling)
        lit = bytearray()
        if not self._idling:
            table.card = hand.cards[hand.at]
            for _, _, neighbour in view.board.ends():
                if touching(table.card, neighbour):
                    lit.append(neighbour)
        elif not pile.word:
            hand.cursor.around(pile.x, pile.y)
        table.chart.draw(bytes(lit))

    def lines(self) -> tuple:
        """What the two message lines say now; an empty first one keeps the news."""
        words, view = self._words, self._view
        if self._idling and not self._two:
            return words.NOTHING_FITS if self.idle[0] == _DRAW else words.NOTHING_LEFT
        first = words.DRAWN[0] % text(view.drawn) if view.drawn != _NONE else ""
        if self._idling:
            return first, words.DRAWN[1]
        # In how many places a card can be placed, and the most that it would score.
        card, board = self._table.card, view.board
        count = most = 0
        for x, y, neighbour in board.ends():
            if touching(card, neighbour):
                count += 1
                scores = placed(board, card, x, y, view.options[_DECK])
                most = max(most, sum([score[1] for score in scores]))
        places = words.PLACES[1] % count if count > 1 else words.PLACES[0]
        line = words.PICK % (text(card), places)
        if most:
            line += " " + ("+%d" if count == 1 else words.UP_TO) % most
        return first, line


def follow(table, what):
    """Go on to what was chosen; a move is handed on."""
    if isinstance(what, int):
        table.app.sound.play(sound.BACK if what == BACK else sound.PICK)
        if what in (BACK, LOOK):
            choose(table, "pick" if what == BACK else "look", table.card)
        else:
            choose(table, "spot", what)
        return None
    if what is None:
        tell(table)
    return what


def choose(table, name: str, card: int) -> None:
    """Let a chooser work, with the cursor on a card."""
    table.turn_to(name)
    table.chooser = tables.part("biscuit", name).Chooser(table)
    table.chooser.show(table.view, card)
    tell(table)


def suggest(table, move: bytes) -> None:
    """Put the cursor on what a hint speaks of, and light it."""
    if table.part != "pick":
        choose(table, "pick", _NONE)
    table.hinted = move
    table.chooser.suggest(move)
    if move[0] == _PLACE:
        table.hand.tone(move[1:2])
    table.lines.write(" ", "")


def tell(table) -> None:
    """Write what the chooser says."""
    first, second = table.chooser.lines()
    table.lines.write(first, second)
