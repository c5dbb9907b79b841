# SPDX-License-Identifier: MIT
"""The rules of Biscuit for 2 to 4 players, both editions (RULES.md 3)."""

from micropython import const

from engine import decktet
from engine.biscuit import legal
from engine.biscuit.board import Board
from engine.biscuit.scoring import eleven, placed
from engine.biscuit.view import View, listed

_NONE = const(255)  # as in engine/cards.py
# As in codes.py.
_PLACE = const(0)
_DRAW = const(1)
_ORIGIN = const(64)
_ELEVEN = const(6)
_OPENS = const(7)
_DRAWS = const(8)
_PASSES = const(9)
_STALE = const(10)
_DECK = const(0)
_DRAWN = const(2)
_PARTNERS = const(3)
_OPTIONS = const(6)


class Rules:
    """One position of a match and what may be done in it.

    `stock` has its top first, `buried` is what lies face down, `drawn` the card just drawn that
    may be placed. `points` are sums of the events by side: a seat, or two opposite partners.
    An event is bytes((seat, reason, points, more)) and the cards. The points are a signed byte
    (scoring.signed): with partners a bonus may be negative. `more` has a bit for each seat that
    draws where `eleven` is made, and the suits of all ends where a seat draws or passes because
    its cards have none of them. They are kept in `told`, each after its length: as a list they
    would take eight times the memory. `happened` counts them, those of the last move begin at
    number `fresh`.
    """

    REASONS = (
        "straight", "hot", "hotcross", "biscuit", "out", "bonus",
        "eleven", "opens", "draws", "passes", "stale",
    )
    PHASES = ("play",)

    # What a deal sets.
    hands: list
    buried: bytes
    stock: bytes
    board: Board
    drawn: int
    dealer: int
    turn: int

    def __init__(self, seats: int, options: bytes, decks, dealer: int = -1):
        from engine.biscuit import dealing

        self.options = bytes(options) or bytes(_OPTIONS)
        self.decks = decks
        dealing.check(self, seats)
        self.shuffles = 0
        self.deals = 0
        self.sides = 2 if self.options[_PARTNERS] else seats
        self.points = [0] * self.sides
        self.told = b""  # never changed, so that a view of it needs no copy
        self.happened = 0
        self.fresh = 0
        dealing.deal(self, seats, dealer % seats)

    def deck(self) -> bytearray:
        """The cards of the deck that is played with, in order of their codes."""
        deck = self.options[_DECK]
        return decktet.pack(deck >= 2, deck >= 4, deck % 2 == 1)

    # Questions

    def seat(self) -> int:
        """The seat that decides now, -1 when the match is over."""
        return self.turn

    def over(self) -> bool:
        """Whether the match has ended."""
        return self.turn < 0

    def scores(self) -> list:
        """The points of each seat; partners have the same."""
        return [self.points[seat % self.sides] for seat in range(len(self.hands))]

    def winners(self) -> bytes:
        """The seats with most points, all of them where they are equal (BI-33, BI-35)."""
        if not self.over():
            return b""
        best = max(self.points)
        scores = self.scores()
        return bytes([seat for seat in range(len(scores)) if scores[seat] == best])

    def view(self, seat: int) -> View:
        """What a seat may know (BI-38)."""
        return View(self, seat)

    @property
    def events(self) -> list:
        """The events of this hand so far, at first those of the move that ended the last one."""
        return list(listed(self.told))

    moves = legal.moves
    allows = legal.allows

    # Moves

    def play(self, move: bytes) -> None:
        """Make a move that `allows` has let through, and append its events."""
        self.fresh = self.happened
        seat = self.turn
        kept = self.drawn
        self.drawn = _NONE
        if move[0] == _PLACE:
            self._place(move[1], move[2] - _ORIGIN, move[3] - _ORIGIN)
            return
        suits = self.board.suits()
        if move[0] == _DRAW:
            card = self._draw(seat)
            self.event(seat, _DRAWS, 0, b"", suits)
            if self.board.has_place(card):
                self.drawn = card
                return
        # One draw a turn (BI-09). Of a card that was drawn and kept nobody knows whether it fits.
        known = kept == _NONE and (move[0] != _DRAW or self.options[_DRAWN])
        self.event(seat, _PASSES, 0, b"", suits if known else 0)
        self._next()

    def event(self, seat: int, reason: int, points: int, cards=b"", more: int = 0) -> None:
        """Append an event and add its points (GE-05)."""
        self.told += bytes((4 + len(cards), seat, reason, points & 255, more)) + cards
        self.happened += 1
        self.points[seat % self.sides] += points

    def _draw(self, seat: int) -> int:
        """Take the top of the pile into a hand and return it."""
        card = self.stock[0]
        self.stock = self.stock[1:]
        self.hands[seat] = bytes(sorted(self.hands[seat] + bytes((card,))))
        return card

    def _place(self, card: int, x: int, y: int) -> None:
        """Place, open, score, Elevensies, going out: in that order (RULES.md 3.2)."""
        seat = self.turn
        deck = self.options[_DECK]
        board = self.board
        self.hands[seat] = bytes(self.hands[seat]).replace(bytes((card,)), b"")
        scores = placed(board, card, x, y, deck)
        draws = eleven(board, card, x, y, deck)
        line = board.line(x, y)
        if board.opens(card, y):
            self.event(seat, _OPENS, 0, bytes((card,)))
        board.place(card, x, y)
        for reason, points, cards in scores:
            self.event(seat, reason, points, cards)
        if draws:
            more = self._elevensies(seat)
            self.event(seat, _ELEVEN, 0, bytes((card, line[len(line) - 1])), more)
        if self.hands[seat]:
            self._next()
        else:
            from engine.biscuit import dealing

            dealing.out(self, seat)  # after the draws (BI-23)

    def _elevensies(self, seat: int) -> int:
        """Let opponents draw one each while the pile lasts; a bit for each that did (BI-21)."""
        drew = 0
        for rival in legal.rivals_hit(self, seat):
            if self.stock:
                self._draw(rival)
                drew |= 1 << rival
        return drew

    def _next(self) -> None:
        """The turn passes, unless the pile is empty and nobody can play (BI-32)."""
        seats = len(self.hands)
        if not self.stock:
            for seat in range(seats):
                if not legal.stuck(self, seat):
                    break
            else:
                from engine.biscuit import dealing

                self.event(self.turn, _STALE, 0)
                dealing.end(self)
                return
        self.turn = (self.turn + 1) % seats

    # What is done for a moment only is imported when asked for, as are deals and ends of hands.

    def text(self, move: bytes) -> str:
        """A move as people and REFEREE.md write it."""
        from engine.biscuit import moves

        return moves.text(move)

    def parse(self, line: str) -> bytes:
        """The move of a text; ValueError with a sentence where it is none."""
        from engine.biscuit import moves

        return moves.parse(line)

    def pack(self) -> bytes:
        """The whole position as bytes, events included."""
        from engine.biscuit import packing

        return packing.pack(self)

    def unpack(self, packed: bytes) -> None:
        """Take over a packed position. ValueError where it is damaged."""
        from engine.biscuit import unpacking

        unpacking.unpack(self, packed)
