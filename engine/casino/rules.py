# SPDX-License-Identifier: MIT
"""The rules of casino for 2 to 4 players (RULES.md 5)."""

from micropython import const

from engine.casino import legality
from engine.casino.view import View
from engine.packing import piles

# As in codes.py.
_PARTNERS = const(5)


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
        from engine.casino import dealing  # here, as it is needed once a deal

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
        self.turn = -1
        dealing.start(self, dealer % seats)

    def pass_turn(self) -> bool:
        """Give the turn to the next seat that holds cards; whether any does."""
        seats = len(self.hands)
        for i in range(1, seats + 1):
            seat = (self.turn + i) % seats
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
        from engine.casino import allowed

        return self.turn >= 0 and allowed.allows(self, self.turn, move)

    # Moves

    def play(self, move: bytes) -> None:
        """Make a move that `allows` has let through, and append its events."""
        from engine.casino import effects

        effects.play(self, move)

    # Texts and bytes. As above, what is needed for a moment only is imported for that.

    def text(self, move: bytes) -> str:
        """A move as people and REFEREE.md write it."""
        from engine.casino import moves

        return moves.text(move)

    def parse(self, line: str) -> bytes:
        """The move of a text; ValueError with a sentence where it is none."""
        from engine.casino import moves

        return moves.parse(line)

    def pack(self) -> bytes:
        """The whole position as bytes, events included."""
        from engine.casino import packing

        return packing.pack(self)

    def unpack(self, packed: bytes) -> None:
        """Take over a position. ValueError where its lengths do not add up."""
        from engine.casino import packing

        packing.unpack(self, packed)
