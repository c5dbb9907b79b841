# SPDX-License-Identifier: MIT
"""The rules of casino for 2 to 4 players (RULES.md 5)."""

from micropython import const

from engine import cards as french
from engine.casino import legality, packing
from engine.casino.counting import counted
from engine.casino.effects import make
from engine.casino.view import View
from engine.packing import piles

# As in codes.py.
_SWEEP = const(5)
_CAPTURES = const(6)
_LEFTOVERS = const(11)
_GROUPS = const(3)
_SWEEPS = const(3)
_COUNT = const(4)
_PARTNERS = const(5)
_GOAL = const(21)


class Rules:
    """One position of a match and what may be done in it.

    `units` are builds and calls: lists of value, owner, whether the owner has not moved since, and
    groups of cards. `taken` are the captured piles, `points` the sums of the events, by seat; with
    partners (seats 0 and 2, 1 and 3) both have those of their side, and an event of the count
    names the first of them. An event is bytes((seat, reason, points, value of the unit or 0)) and
    the cards. The count's events come with the last play of a round; the next round is dealt at
    once, and its events begin with those of that play.
    """

    REASONS = (
        "cards", "spades", "big", "little", "ace", "sweep",
        "captures", "builds", "raises", "calls", "trails", "leftovers",
    )
    PHASES = ("play",)

    def __init__(self, seats: int, options: bytes, decks, dealer: int = -1):
        if not 2 <= seats <= 4:
            raise ValueError("Casino is for 2 to 4 seats, not %d." % seats)
        self.options = bytes(options) or bytes(_PARTNERS + 1)
        if self.options[_PARTNERS] and seats != 4:
            raise ValueError("Casino with partners is for 4 seats, not %d." % seats)
        self.room = 640 + 320 * seats  # bytes that the log of a match usually takes
        self.decks = decks
        self.shuffles = 0  # how many the match has used
        self.deals = 0  # how many rounds have begun, mod 256
        self.sides = 2 if self.options[_PARTNERS] else seats
        self.points = [0] * seats
        self.hands = [b"" for _ in range(seats)]
        # Events, each after its length (a list takes five times as much), of the hands that are
        # played and of those before: one row of all would need ever larger gaps in memory.
        self.told = b""
        self.earlier = []
        self.happened = 0  # how many events they are
        self.fresh = 0
        self._round(dealer % seats)

    def _round(self, dealer: int) -> None:
        """Shuffle, and deal four to each and four to the table (CA-28, CA-29)."""
        self.stock = bytes(self.decks.shuffled(self.shuffles, french.pack()))
        self.shuffles += 1
        self.deals = self.deals + 1 & 255  # only its change matters
        self.dealer = dealer
        self.table = b""
        self.units = []
        self.taken = [b"" for _ in self.hands]
        self.last = -1
        self._deal(True)

    def _deal(self, first: bool) -> None:
        """Give four cards to each, twos at a time, the dealer last; the table comes before him."""
        self.earlier = self.earlier + [self.told]
        self.told = b""
        for _ in range(2):
            for seat in self._seats_after(self.dealer):
                if first and seat == self.dealer:
                    self.table += self._drawn()
                self.hands[seat] += self._drawn()
        self.hands = [bytes(sorted(hand)) for hand in self.hands]
        self.turn = self.dealer
        self.pass_turn()

    def _drawn(self) -> bytes:
        """The next two cards of the pack."""
        two = self.stock[:2]
        self.stock = self.stock[2:]
        return two

    def _seats_after(self, seat: int) -> list:
        """All seats, clockwise from the left of one, which is the last."""
        seats = len(self.hands)
        return [(seat + 1 + i) % seats for i in range(seats)]

    def pass_turn(self) -> bool:
        """Give the turn to the next seat that holds cards; whether any does."""
        for seat in self._seats_after(self.turn):
            if self.hands[seat]:
                self.turn = seat
                return True
        return False

    # Questions

    def seat(self) -> int:
        """The seat that decides now, -1 when the match is over."""
        return self.turn

    def over(self) -> bool:
        """Whether somebody has won."""
        return self.turn < 0

    def scores(self) -> list:
        """The points of each seat; partners have the same."""
        return self.points[:]

    def winners(self) -> bytes:
        """The seats that won, both of a pair of partners; nothing while the match goes on."""
        if not self.over():
            return b""
        best = max(self.points)
        return bytes([seat for seat in range(len(self.hands)) if self.points[seat] == best])

    @property
    def events(self) -> list:
        """The events of this round so far, at first those of the play that ended the last one."""
        return piles(b"".join(self.earlier + [self.told]), 0)

    def view(self, seat: int) -> View:
        """What a seat may know (GE-02)."""
        return View(self, seat)

    def moves(self):
        """Every legal move, lazily and in a fixed order."""
        if self.turn >= 0:
            yield from legality.moves(self, self.turn)

    def allows(self, move: bytes) -> bool:
        """Whether `moves` holds this move."""
        return self.turn >= 0 and legality.allows(self, self.turn, move)

    # Moves

    def play(self, move: bytes) -> None:
        """Make a move that `allows` has let through, and append its events."""
        self.fresh = self.happened
        seat = self.turn
        event = make(self, seat, move)
        self._tell(event)
        if event[1] == _CAPTURES and self.options[_SWEEPS]:
            if not self.table and not self.units:  # CA-23
                self._score(seat, _SWEEP, 1, move[1:2])
                self._won_by_count(seat)
        if self.turn >= 0 and not self.pass_turn():
            self._go_on()

    def _tell(self, event: bytes) -> None:
        """Append an event."""
        self.told += bytes((len(event),)) + event
        self.happened += 1

    def _score(self, seat: int, reason: int, points: int, cards: bytes) -> None:
        """Append an event and add its points, to partners alike (GE-05)."""
        self._tell(bytes((seat, reason, points, 0)) + cards)
        for partner in range(seat % self.sides, len(self.points), self.sides):
            self.points[partner] += points

    def _go_on(self) -> None:
        """All hands are empty: deal again, or end the round where the pack is empty too."""
        if self.stock:
            self._deal(False)
            return
        left = self.table
        for unit in self.units:  # only made-up positions leave one (CA-18)
            left += b"".join(unit[_GROUPS])
        if left and self.last >= 0:  # CA-22
            self.taken[self.last] += left
            self.table = b""
            self.units = []
            self._score(self.last, _LEFTOVERS, 0, left)
        self._count()

    def _count(self) -> None:
        """Count the round; end the match or deal the next round (CA-26, CA-27)."""
        piles = [b""] * self.sides
        for seat in range(len(self.taken)):
            piles[seat % self.sides] += self.taken[seat]
        for side, reason, points, cards in counted(piles):
            self._score(side, reason, points, cards)
            if self._won_by_count(side):
                return
        best = max(self.points)
        if best >= _GOAL and self.points[: self.sides].count(best) == 1:
            self.turn = -1
            return
        self.happened -= self.fresh
        self.told = b"".join(self.earlier) + self.told
        self.earlier = []
        while self.fresh:
            self.told = self.told[1 + self.told[0]:]
            self.fresh -= 1
        self._round((self.dealer + 1) % len(self.hands))  # the deal passes left (CA-28)

    def _won_by_count(self, seat: int) -> bool:
        """End the match where counting out is played and the seat has 21 (CA-27)."""
        if self.options[_COUNT] and self.points[seat] >= _GOAL:
            self.turn = -1
        return self.turn < 0

    # Texts and bytes: a handheld needs no texts of moves, so they are imported when asked for.

    def text(self, move: bytes) -> str:
        """A move as people and REFEREE.md write it."""
        from engine.casino import moves

        return moves.text(move)

    def parse(self, line: str) -> bytes:
        """The move of a text; ValueError with a sentence where it is none."""
        from engine.casino import moves

        return moves.parse(line)

    pack = packing.pack
    unpack = packing.unpack
