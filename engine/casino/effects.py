# SPDX-License-Identifier: MIT
"""What a move does to a position, and what is told and scored of it."""

from micropython import const

from engine.casino.groups import VALUES
from engine.casino.parting import parted
from engine.casino.units import age, without

# As in codes.py.
_CAPTURE = const(0)
_CALL = const(2)
_RAISE = const(3)
_TRAIL = const(4)
_CAPTURES = const(6)
_BUILDS = const(7)
_RAISES = const(8)
_CALLS = const(9)
_TRAILS = const(10)
_SWEEP = const(5)
_SWEEPS = const(3)
_COUNT = const(4)
_GOAL = const(21)


def play(rules, move: bytes) -> None:
    """Make a legal move, and what it brings about."""
    rules.fresh = rules.happened
    seat = rules.turn
    event = make(rules, seat, move)
    tell(rules, event)
    if event[1] == _CAPTURES and rules.options[_SWEEPS]:
        if not rules.table and not rules.units:  # CA-23
            score(rules, seat, _SWEEP, 1, move[1:2])
            won_by_count(rules, seat)
    if rules.turn >= 0 and not rules.pass_turn():
        from engine.casino import dealing

        dealing.go(rules)


def tell(rules, event: bytes) -> None:
    """Append an event."""
    rules.told += bytes((len(event),)) + event
    rules.happened += 1


def score(rules, seat: int, reason: int, points: int, cards: bytes) -> None:
    """Append an event and add its points, to partners alike (GE-05)."""
    tell(rules, bytes((seat, reason, points, 0)) + cards)
    for partner in range(seat % rules.sides, len(rules.points), rules.sides):
        rules.points[partner] += points


def won_by_count(rules, seat: int) -> bool:
    """End the match where counting out is played and the seat has 21 (CA-27)."""
    if rules.options[_COUNT] and rules.points[seat] >= _GOAL:
        rules.turn = -1
    return rules.turn < 0


def make(position, seat: int, move: bytes) -> bytes:
    """Make a legal move and return its event: seat, reason, 0, value of the unit or 0, cards.

    Piles and units are replaced, never changed in place: what held them before still can.
    """
    verb = move[0]
    card = move[1]
    loose = move[(3, 4, 4, 5, 2)[verb]:]
    cards = move[1:2] + loose
    position.hands[seat] = bytes([held for held in position.hands[seat] if held != card])
    if loose:
        position.table = bytes([lying for lying in position.table if lying not in loose])
    age(position, seat)
    if verb == _CAPTURE:
        if move[2]:
            cards += b"".join(without(position, VALUES[card]))
        position.taken[seat] += cards
        position.last = seat
        return bytes((seat, _CAPTURES, 0, 0)) + cards
    if verb == _TRAIL:
        position.table += cards
        return bytes((seat, _TRAILS, 0, 0)) + cards
    return bytes((seat, _unite(position, seat, move, loose), 0, move[2])) + cards


def _unite(position, seat: int, move: bytes, loose: bytes) -> int:
    """Put a build, a raise or a call together and return the reason of its event."""
    verb, total = move[0], move[2]
    if verb == _RAISE:
        groups = [without(position, move[4])[0] + move[1:2]] + parted(loose, total)
        reason = _RAISES
    else:
        groups = parted(move[1:2] + loose, total)
        reason = _CALLS if verb == _CALL else _BUILDS
    groups = without(position, total) + groups  # merged with one of its value (CA-15)
    position.units.append([total, seat, 1, groups])  # its own now (CA-16)
    return reason
