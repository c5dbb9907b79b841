# SPDX-License-Identifier: MIT
"""The end of a round between two, when every card is known: played out to the last."""

from micropython import const

from engine.casino import effects, legality
from engine.casino.counting import counted
from engine.casino.groups import VALUES

# As in codes.py.
_CAPTURE = const(0)
_TRAIL = const(4)
_COUNT = const(4)
_SWEEPS = const(3)
_GOAL = const(21)

_MATCH = const(100)  # what winning the match counts beside the points
_INFINITE = const(10000)
_MOST_CHOICES = const(12)  # of loose cards for one way to play a card; more are hardly ever there
_WALLED = const(5)  # with fewer cards in hand, asking what can still be reached costs more
_NODES = const(540)  # positions looked at, those with many moves counting more


class Ending:
    """A position with open hands: the names that legality and effects know, and a search.

    Values are points of the match, seen from the seat that is to play. The search is exact but
    where it runs out of nodes: then the best move so far has to do.
    """

    def __init__(self, view, others: bytes, prizes: bytes):
        self.options = view.options
        self.table = view.table
        self.units = view.units
        self.taken = view.taken[:]
        self.last = view.last
        self.points = view.points[:]
        self.hands = [others, others]
        self.hands[view.seat] = view.hands[view.seat]
        self._prizes = prizes
        self._nodes = _NODES

    def best(self, seat: int, first: bytes):
        """Generator: yields None while it thinks; returns the best move, `first` among equals.

        What it comes to stays in result, None where the nodes ran out.
        """
        self._chosen = first
        low = self._reached(1 - seat, seat) - 1
        high = self._reached(seat, seat)
        result = yield from self._search(seat, low, high, bytes((len(first),)) + first)
        self.result = result if self._nodes > 0 else None
        return self._chosen

    def _search(self, seat: int, low: int, high: int, first: bytes):
        """Generator: what the position is worth; exact between low and high, else only a bound.

        first: a move to try before the others, after its length.
        """
        cards = len(self.hands[0]) + len(self.hands[1])
        if cards > 2:
            yield
        if cards >= _WALLED:
            high = min(high, self._reached(seat, seat))
            if high <= low or self._reached(1 - seat, seat) >= high:
                return high
        chosen = b""
        moves = first + self._tries(seat)
        hand, pile, points = self.hands[seat], self.taken[seat], self.points[seat]
        table, units, last = self.table, self.units, self.last
        at = 0
        while at < len(moves) and low < high and self._nodes > 0:
            move = moves[at + 1: at + 1 + moves[at]]
            at += 1 + len(move)
            effects.make(self, seat, move)
            if move[0] == _CAPTURE and self.options[_SWEEPS] and not (self.table or self.units):
                self.points[seat] += 1
            if self.hands[1 - seat]:
                value = -(yield from self._search(1 - seat, -high, -low, b""))
            elif self.hands[seat]:
                value = yield from self._search(seat, low, high, b"")
            else:
                value = self._result(seat)
            self.hands[seat], self.taken[seat], self.points[seat] = hand, pile, points
            self.table, self.units, self.last = table, units, last
            if not chosen or value > low and self._nodes > 0:
                chosen = move
                low = max(low, value)
        self._chosen = chosen or self._chosen
        return low

    def _tries(self, seat: int) -> bytes:
        """The moves of a seat, each after its length, the most promising first."""
        found = []
        for move in legality.moves(self, seat, _MOST_CHOICES):
            found.append(bytes((self._promise(seat, move), len(move))) + move)
        self._nodes -= 1 + (len(found) >> 4) * 10
        found.sort(reverse=True)
        return b"".join([move[1:] for move in found])

    def _promise(self, seat: int, move: bytes) -> int:
        """How soon a move is to be tried, 0 to 255."""
        card = move[1]
        promise = 128
        if move[0] == _CAPTURE:
            promise += self._worth(move[1:2] + move[3:]) >> 2
            if move[2]:
                promise += self._worth(b"".join(legality.unit_of(self, VALUES[card])[3])) >> 2
        elif move[0] == _TRAIL:
            promise -= self._prizes[card] >> 2
            for held in self.hands[1 - seat]:
                if held >> 2 == card >> 2:
                    promise -= self._prizes[card] + self._prizes[held] >> 2
        return max(0, min(promise, 255))

    def _worth(self, cards: bytes) -> int:
        worth = 0
        for card in cards:
            worth += self._prizes[card]
        return worth

    def _reached(self, taker: int, seat: int) -> int:
        """The result for the seat if the taker took all cards that are left: none goes beyond."""
        if self.options[_SWEEPS]:
            return _INFINITE if taker == seat else -_INFINITE
        taken = self.taken[:]
        taken[taker] += self.table + self.hands[0] + self.hands[1]
        for unit in self.units:
            taken[taker] += b"".join(unit[3])
        return self._counted(seat, taken)

    def _result(self, seat: int) -> int:
        """The result for the seat when the last card is played."""
        taken = self.taken[:]
        if self.last >= 0:
            taken[self.last] += self.table
        return self._counted(seat, taken)

    def _counted(self, seat: int, taken: list) -> int:
        """The points ahead with these piles, and more where that ends the match."""
        points = self.points[:]
        for side, _, scored, _ in counted(taken):
            points[side] += scored
            if self.options[_COUNT] and points[side] >= _GOAL:
                break
        ahead = points[seat] - points[1 - seat]
        if ahead and max(points) >= _GOAL:
            return ahead + (_MATCH if ahead > 0 else -_MATCH)
        return ahead
