# SPDX-License-Identifier: MIT
"""Why the hard player's move was chosen where every card is known: what it comes to, for certain,
and whether another move comes to as much."""

from micropython import const

from engine.casino import allowed, legality
from engine.casino.ending import Ending
from engine.casino.reasons import joined

# As in codes.py.
_CAPTURE = const(0)
_TRAIL = const(4)

_MATCH = const(50)  # a result of Ending beyond this wins or loses the match
_WON = const(100)  # and is so much more than the points, as in ending.py
_RECORD = const(9)  # bytes of a move, as in endgame.py


def told(view, move: bytes, result: int):
    """Generator: yields None while it thinks, and last the key and the figures.

    The figures: the card, the points, 0 for taking, 1 for uniting or 2 for trailing, with what,
    the value of the unit, 1 if no other move comes to as much or 2 if one does, and 1 if there is
    no other.
    """
    points = abs(result)
    limit = result
    if result > _MATCH:
        key = "ending_wins"
        limit = _MATCH + 1
    elif result < -_MATCH:
        key = "ending_loses"
        points -= _WON
    elif result:
        key = "ending_ahead" if result > 0 else "ending_behind"
    else:
        key = "ending_level"
    matched = 0
    moves = legality.moves(view, view.seat)
    next(moves)
    alone = next(moves, None) is None
    if not alone:
        matched = yield from Contest(view, hidden(view)).outcome(view, move, limit)
    verb = 0 if move[0] == _CAPTURE else 2 if move[0] == _TRAIL else 1
    total = move[2] if verb == 1 else 0
    yield key, move[1:2], points, verb, joined(view, move), total, matched, int(alone)


def hidden(view) -> bytes:
    """The other hand: the cards that do not lie open."""
    seen = view.hands[view.seat] + view.table + b"".join(view.taken)
    for unit in view.units:
        seen += b"".join(unit[3])
    return bytes([card for card in range(52) if card not in seen])


class Contest(Ending):
    """A search for another move that comes to as much as the one chosen."""

    def __init__(self, view, others: bytes):
        super().__init__(view, others)
        self.window = []

    def _least(self, seat: int) -> int:
        """At first the bounds of the question, which search() asks for; then as of Ending."""
        return self.window.pop() if self.window else super()._least(seat)

    def outcome(self, view, move: bytes, limit: int):
        """Generator: yields None while it thinks; returns 2 if another move comes to the
        limit, 1 if none does, and 0 where the effort was too much to know."""
        yield
        if self.able:
            yield from self._find_groups()
        if not self.able:
            return 0
        self.held = self.mask(self.hands[0] + self.hands[1])
        moves = self._proposed(view, move)
        yield
        self.window = [-limit, limit]
        reached, _ = yield from self.search(view.seat, moves)
        if not self.able:
            return 0
        if reached >= limit:
            return 2
        return 1 if self.left > 0 else 0

    def _proposed(self, view, move: bytes) -> bytearray:
        """The records of all moves but one: those that are alike too, and those never better."""
        alike = self._alike
        self._alike = 0
        tries = self.tries(view.seat)
        self._alike = alike
        card = self.hands[view.seat][0]
        if len(self.row) - len(view.table) == 2 and allowed.trails(view, view.seat, card):
            tries += bytes((0, 0, 0, 0, _TRAIL, card, 0, 0, 0))
        start = self.record(move)
        rest = bytearray()
        for at in range(0, len(tries), _RECORD):
            if tries[at + 1: at + _RECORD] != start[1:]:
                rest += tries[at: at + _RECORD]
        return rest
