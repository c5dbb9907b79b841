# SPDX-License-Identifier: MIT
"""The rules of Biscuit for 2 to 4 players, both editions (RULES.md 3)."""

from micropython import const

from engine import decktet
from engine.biscuit import legal, packing
from engine.biscuit.board import Board
from engine.biscuit.scoring import eleven, left_value, placed
from engine.biscuit.view import View

_NONE = const(255)  # as in engine/cards.py
# As in codes.py.
_PLACE = const(0)
_DRAW = const(1)
_ORIGIN = const(64)
_OUT = const(4)
_BONUS = const(5)
_ELEVEN = const(6)
_OPENS = const(7)
_DRAWS = const(8)
_PASSES = const(9)
_STALE = const(10)
_DECK = const(0)
_DRAWN = const(2)
_PARTNERS = const(3)
_TARGET = const(4)
_OPTIONS = const(5)

TARGETS = bytes((60, 0, 40, 80, 120))  # by the value of that option; 0 is a single hand (BI-34)


class Rules:
    """One position of a match and what may be done in it.

    `stock` has its top first, `buried` is what lies face down, `drawn` the card just drawn that
    may be placed. `points` are sums of the events by side: a seat, or two opposite partners.
    An event is bytes((seat, reason, points, more)) and the cards. The points are a signed byte
    (scoring.signed): with partners a bonus may be negative. `more` has a bit for each seat that
    draws where `eleven` is made, and the suits of all ends where a seat draws or passes because
    its cards have none of them.
    """

    REASONS = (
        "straight", "hot", "hotcross", "biscuit", "out", "bonus",
        "eleven", "opens", "draws", "passes", "stale",
    )
    PHASES = ("play",)

    def __init__(self, seats: int, options: bytes, decks, dealer: int = -1):
        if not 2 <= seats <= 4:
            raise ValueError("Biscuit is for 2 to 4 seats, not %d." % seats)  # BI-37
        self.options = bytes(options) or bytes(_OPTIONS)
        if self.options[_PARTNERS] and seats != 4:
            raise ValueError("Biscuit with partners is for 4 seats, not %d." % seats)
        for given in decks.given:
            if sorted(given) != list(self.deck()):
                raise ValueError("A deck given has other cards than the deck that is chosen.")
        self.decks = decks
        self.shuffles = 0
        self.deals = 0
        self.sides = 2 if self.options[_PARTNERS] else seats
        self.points = [0] * self.sides
        self.events = []
        self.fresh = 0
        self._deal(seats, dealer % seats)

    def deck(self) -> bytearray:
        """The cards of the deck that is played with, in order of their codes."""
        deck = self.options[_DECK]
        return decktet.pack(deck >= 2, deck >= 4, deck % 2 == 1)

    def _deal(self, seats: int, dealer: int) -> None:
        """Six cards to each, one at a time from the dealer's left, one face down, one open."""
        while True:
            cards = self.decks.shuffled(self.shuffles, self.deck())
            self.shuffles += 1
            if cards[6 * seats + 1] != decktet.EXCUSE:  # BI-05
                break
        hands = [bytearray() for _ in range(seats)]
        for i in range(6 * seats):
            hands[(dealer + 1 + i) % seats].append(cards[i])
        self.hands = [bytes(sorted(hand)) for hand in hands]
        self.buried = bytes(cards[6 * seats: 6 * seats + 1])
        self.board = Board(cards[6 * seats + 1])
        self.stock = bytes(cards[6 * seats + 2:])
        self.drawn = _NONE
        self.dealer = dealer
        self.turn = (dealer + 1) % seats  # BI-03
        self.deals = self.deals + 1 & 255  # only its change matters

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

    moves = legal.moves
    allows = legal.allows

    # Moves

    def play(self, move: bytes) -> None:
        """Make a move that `allows` has let through, and append its events."""
        self.fresh = len(self.events)
        seat = self.turn
        kept = self.drawn
        self.drawn = _NONE
        if move[0] == _PLACE:
            self._place(move[1], move[2] - _ORIGIN, move[3] - _ORIGIN)
            return
        suits = self.board.suits()
        if move[0] == _DRAW:
            card = self._draw(seat)
            self._event(seat, _DRAWS, 0, b"", suits)
            if self.board.has_place(card):
                self.drawn = card
                return
        # One draw a turn (BI-09). Of a card that was drawn and kept nobody knows whether it fits.
        known = kept == _NONE and (move[0] != _DRAW or self.options[_DRAWN])
        self._event(seat, _PASSES, 0, b"", suits if known else 0)
        self._next()

    def _event(self, seat: int, reason: int, points: int, cards=b"", more: int = 0) -> None:
        """Append an event and add its points (GE-05)."""
        self.events.append(bytes((seat, reason, points & 255, more)) + cards)
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
        self.hands[seat] = bytes([held for held in self.hands[seat] if held != card])
        scores = placed(board, card, x, y, deck)
        draws = eleven(board, card, x, y, deck)
        line = board.line(x, y)
        if board.opens(card, y):
            self._event(seat, _OPENS, 0, bytes((card,)))
        board.place(card, x, y)
        for reason, points, cards in scores:
            self._event(seat, reason, points, cards)
        if draws:
            more = self._elevensies(seat)
            self._event(seat, _ELEVEN, 0, bytes((card, line[len(line) - 1])), more)
        if self.hands[seat]:
            self._next()
        else:
            self._out(seat)  # after the draws (BI-23)

    def _elevensies(self, seat: int) -> int:
        """Let opponents draw one each while the pile lasts; a bit for each that did (BI-21)."""
        drew = 0
        for rival in legal.rivals_hit(self, seat):
            if self.stock:
                self._draw(rival)
                drew |= 1 << rival
        return drew

    def _out(self, seat: int) -> None:
        """Five points and what the others have left; a partner's cards count against (BI-36)."""
        self._event(seat, _OUT, 5)
        for i in range(1, len(self.hands)):
            other = (seat + i) % len(self.hands)
            left = self.hands[other]
            points = sum([left_value(card) for card in left])
            if self.options[_PARTNERS] and other % 2 == seat % 2:
                points = -points
            if left:
                self._event(seat, _BONUS, points, left)
        self._end()

    def _next(self) -> None:
        """The turn passes, unless the pile is empty and nobody can play (BI-32)."""
        seats = len(self.hands)
        if not self.stock:
            places = [seat for seat in range(seats) if not legal.stuck(self, seat)]
            if not places:
                self._event(self.turn, _STALE, 0)
                self._end()
                return
        self.turn = (self.turn + 1) % seats

    def _end(self) -> None:
        """End the match at its target, or deal the next hand (BI-03, BI-34)."""
        target = TARGETS[self.options[_TARGET]]
        if not target or max(self.points) >= target:
            self.turn = -1
            return
        self.events = self.events[self.fresh:]  # how the hand ended is told with the next one
        self.fresh = 0
        self._deal(len(self.hands), (self.dealer + 1) % len(self.hands))

    # Texts and bytes: a handheld needs no texts of moves, so they are imported when asked for.

    def text(self, move: bytes) -> str:
        """A move as people and REFEREE.md write it."""
        from engine.biscuit import moves

        return moves.text(move)

    def parse(self, line: str) -> bytes:
        """The move of a text; ValueError with a sentence where it is none."""
        from engine.biscuit import moves

        return moves.parse(line)

    pack = packing.pack
    unpack = packing.unpack
