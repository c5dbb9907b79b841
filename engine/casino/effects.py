# SPDX-License-Identifier: MIT
"""What a move does to the cards, of Rules and of whatever looks ahead with the same names."""

from micropython import const

from engine.casino.groups import VALUES, parted
from engine.casino.legality import unit_of

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
_OWNER = const(1)
_GROUPS = const(3)


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
    _age(position, seat)
    if verb == _CAPTURE:
        if move[2]:
            cards += b"".join(_without(position, VALUES[card]))
        position.taken[seat] += cards
        position.last = seat
        return bytes((seat, _CAPTURES, 0, 0)) + cards
    if verb == _TRAIL:
        position.table += cards
        return bytes((seat, _TRAILS, 0, 0)) + cards
    total = move[2]
    if verb == _RAISE:
        groups = [_without(position, move[4])[0] + move[1:2]] + parted(loose, total)
        reason = _RAISES
    else:
        groups = parted(cards, total)
        reason = _CALLS if verb == _CALL else _BUILDS
    groups = _without(position, total) + groups  # merged with one of its value (CA-15)
    position.units.append([total, seat, 1, groups])  # its own now (CA-16)
    return bytes((seat, reason, 0, total)) + cards


def _age(position, seat: int) -> None:
    """The units of a seat that moves are no longer new; the list of units becomes a fresh one."""
    position.units = [
        [unit[0], seat, 0, unit[_GROUPS]] if unit[_OWNER] == seat else unit
        for unit in position.units
    ]


def _without(position, total: int) -> list:
    """Take the unit of a value away, if there is one, and return its groups."""
    unit = unit_of(position, total)
    if not unit:
        return []
    position.units.remove(unit)
    return unit[_GROUPS]
