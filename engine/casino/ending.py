# SPDX-License-Identifier: MIT
"""The end of a round between two, when every card is known: played out to the last."""

from array import array

from micropython import const

from engine.casino.endgame import PRIZES, Endgame, mark
from engine.casino.groups import VALUES
from engine.casino.units import age, without

# As in codes.py.
_CAPTURE = const(0)
_RAISE = const(3)
_TRAIL = const(4)
_COUNT = const(4)
_SWEEPS = const(3)
_GOAL = const(21)

_RECORD = const(9)  # bytes of a move of tries()
_MATCH = const(100)  # what winning the match counts beside the points
_EFFORT = const(4600)  # moves found and moves made, each position counting as some more
_FOUND = const(4)  # so many more
_KEPT = const(64)  # positions
_WORTH_KEEPING = const(3)  # cards in hand
_SLICE = const(45)  # effort between two rests


class Ending(Endgame):
    """A search for the best move: the values are points of the match, as a seat sees them.

    It is exact but where the effort runs out: then the best move so far has to do. A match that
    is won is worth _MATCH more, or just that where the points are counted out, as the count then
    stops.
    """

    def __init__(self, view, others: bytes):
        super().__init__(view, others)
        self.last = view.last
        self.points = view.points[:]
        self.taken = [mark(pile) for pile in view.taken]
        self.all = sum(self.taken) + mark(self.row) + sum([sum(unit[3]) for unit in self.units])
        self.left = _EFFORT
        self._rest = _EFFORT - _SLICE  # the effort that is left when it yields next
        self.held = 0  # the bits of the cards in hand
        # Positions that were left, by their key: the key's rest, and what was found, doubled, and
        # one more where it may be less.
        self.keys = array("I", bytes(4 * _KEPT))
        self.values = array("h", bytes(2 * _KEPT))

    def best(self, seat: int, first: bytes):
        """Generator: yields None while it thinks; returns the best move, `first` among equals.

        What it comes to stays in result, None where the effort was too much.
        """
        self.result = None
        yield
        if self.able:
            yield from self._find_groups()
        if not self.able:
            return first
        self.held = self.mask(self.hands[0] + self.hands[1])
        start = self.record(first)
        moves = bytearray(start)
        tries = self.tries(seat)
        for at in range(0, len(tries), _RECORD):
            if tries[at + 1: at + _RECORD] != start[1:]:
                moves += tries[at: at + _RECORD]
        yield
        result, chosen = yield from self.search(seat, moves)
        if self.left > 0 and self.able:
            self.result = result
        return first if chosen == start else self.move(chosen)

    def search(self, seat: int, moves: bytearray):
        """Generator: yields None while it thinks; returns the worth of the best move, and it.

        Alpha and beta, within what either is sure of; no recursion, since its frames are larger
        than the gaps in a heap full of crumbs.
        """
        above = []  # the positions on the way, with their locals
        low, high = self._least(seat) - 1, -self._least(1 - seat)
        at = best = 0
        while True:
            if self.left < self._rest:
                self._rest -= _SLICE
                yield
            value = None
            if at < len(moves) and low < high and self.left > 0:
                above.append((seat, low, high, moves, at) + self.pack(seat))
                low, value = self._step(seat, moves, at, low, high)
                if value is None:
                    if self.hands[1 - seat]:
                        seat, low, high = 1 - seat, -high, -low
                    value = self.get(seat, low, high)
                if value is None:
                    moves = self.tries(seat)
                    at = 0
                    self.left -= _FOUND + len(moves) // _RECORD
                    continue
            elif above:
                value = low
                self.update(seat, low, high)
            else:
                return low, bytes(moves[best: best + _RECORD])
            before = above.pop()
            if before[0] != seat:
                value = -value
            seat, low, high, moves, at = self.unpack(before)
            if value > low and self.left > 0:
                low = value
                if not above:
                    best = at
            at += _RECORD

    def _step(self, seat: int, moves: bytearray, at: int, low: int, high: int) -> tuple:
        """Make a move; what is sure now, and what it comes to where that is known at once."""
        self.left -= 1
        _best(moves, at)
        self.make(seat, moves, at)
        value = self.over(seat)
        if value is None and moves[at + 4] == _CAPTURE:
            low = max(low, self._least(seat))
            value = low if low >= high else None
        return low, value

    def pack(self, seat: int) -> tuple:
        """What a move of that seat changes."""
        return (self.hands[seat], self.table, self.units, self.last, self.taken[seat],
                self.points[seat], self.held)

    def unpack(self, before: tuple) -> tuple:
        """Take a move back, and return the locals: what was kept follows them."""
        seat = before[0]
        self.hands[seat], self.table, self.units, self.last = before[5:9]
        self.taken[seat], self.points[seat], self.held = before[9:]
        return before[:5]

    def key(self, seat: int) -> tuple:
        """A place among the positions kept, and the rest of the key; of 36 bits together.

        Two sums modulo primes below 2**24, so that all stays a small int.
        """
        more = (self.points[0] << 10 | self.points[1]) << 3 | self.last + 1 << 1 | seat
        low = (self.table * 61 + self.held) % 16777213
        high = (self.table * 59 + self.held) % 16777199
        for number in (self.taken[0] & 65535, more):
            low = (low * 61 + number) % 16777213
            high = (high * 59 + number) % 16777199
        for total, owner, new, groups in self.units:
            number = total << 3 | owner << 2 | new << 1 | (len(groups) > 1)
            number |= (sum(groups) & 65535) << 7
            low = (low * 61 + number) % 16777213
            high = (high * 59 + number) % 16777199
        return low % _KEPT, high << 6 | low >> 18

    def get(self, seat: int, low: int, high: int):
        """What is known of the position, if it is outside of low and high; else None."""
        if len(self.hands[0]) + len(self.hands[1]) < _WORTH_KEEPING:
            return None
        place, rest = self.key(seat)
        if self.keys[place] == rest:
            found = self.values[place]
            value = found >> 1
            if value <= low if found & 1 else value >= high:
                return value
        return None

    def update(self, seat: int, low: int, high: int) -> None:
        """Keep what has been found: it is low or less, or at least low where that is high."""
        if len(self.hands[0]) + len(self.hands[1]) >= _WORTH_KEEPING and self.left > 0:
            place, rest = self.key(seat)
            self.keys[place] = rest
            self.values[place] = low << 1 | (low < high)

    def make(self, seat: int, moves: bytearray, at: int) -> None:
        """Make a move of tries() that stands at a place."""
        verb, card, total = moves[at + 4], moves[at + 5], moves[at + 6]
        loose = moves[at + 1] << 16 | moves[at + 2] << 8 | moves[at + 3]
        self.hands[seat] = bytes([held for held in self.hands[seat] if held != card])
        self.table ^= loose
        self.held ^= self.bits[card]
        if self.units:
            age(self, seat)
        if verb == _TRAIL:
            self.table |= self.bits[card]
            return
        marks = self.marked(loose | self.bits[card])
        if verb == _CAPTURE:
            if total:
                marks += sum(without(self, VALUES[card]))
            self.taken[seat] += marks
            self.last = seat
            if self.options[_SWEEPS] and not (self.table or self.units):
                self.points[seat] += 1
            return
        if verb == _RAISE:
            marks += sum(without(self, moves[at + 8]))
        groups = without(self, total)  # merged with one of its value (CA-15)
        if marks >> 16 != total:
            groups = groups + [0]  # the value tells that there are several groups
        self.units = self.units + [[total, seat, 1, groups + [marks]]]

    def over(self, seat: int):
        """The result after a move of the seat, where that is known; else None.

        Whoever takes with the last card gets all that is left as well (CA-22), and to have it is
        never worse.
        """
        if self.options[_COUNT] and self.points[seat] >= _GOAL:
            return _MATCH  # a sweep has ended it
        last = self.hands[1 - seat]
        if self.hands[seat] or len(last) > 1 or last and self.options[_SWEEPS]:
            return None
        return self.scores(seat, 1 - seat if last and self.takes(last[0]) else self.last)

    def scores(self, seat: int, last: int) -> int:
        """The result when all cards are played and the rest has gone to the last who took."""
        ours, theirs = self.taken[seat], self.taken[1 - seat]
        if last == seat:
            ours = self.all - theirs
        elif last >= 0:
            theirs = self.all - ours
        return self._ahead(self.points[seat], self.points[1 - seat], ours, theirs)

    def _least(self, seat: int) -> int:
        """The result for a seat if the other takes all that is left: it cannot be less."""
        ours = self.taken[seat]
        others = self.points[1 - seat]
        if self.options[_SWEEPS]:
            others += len(self.hands[1 - seat])
        return self._ahead(self.points[seat], others, ours, self.all - ours)

    def _ahead(self, points: int, others: int, ours: int, theirs: int) -> int:
        """The points ahead when all has been taken, as marks, with these points before."""
        if self.options[_COUNT]:
            from engine.casino import counting  # here, as few matches are counted out

            return counting.out(points, others, ours, theirs)
        points += PRIZES[ours >> 10 & 63]
        others += PRIZES[theirs >> 10 & 63]
        more = (ours & 63) - (theirs & 63)
        if more > 0:
            points += 3
        elif more:
            others += 3
        more = (ours & 960) - (theirs & 960)
        if more > 0:
            points += 1
        elif more:
            others += 1
        if points == others or points < _GOAL and others < _GOAL:
            return points - others
        return points - others + (_MATCH if points > others else -_MATCH)


def _best(moves: bytearray, at: int) -> None:
    """Bring the most promising of the moves from a place on to that place."""
    best = at
    for i in range(at + _RECORD, len(moves), _RECORD):
        if moves[i] > moves[best]:
            best = i
    if best != at:
        move = moves[at: at + _RECORD]
        moves[at: at + _RECORD] = moves[best: best + _RECORD]
        moves[best: best + _RECORD] = move
