# SPDX-License-Identifier: MIT
"""What may be played in casino: on Rules and on a View alike, one truth for all (RULES.md 5)."""

from micropython import const

from engine.casino.groups import VALUES, worth

# As in codes.py.
_CAPTURE = const(0)
_BUILD = const(1)
_CALL = const(2)
_RAISE = const(3)
_VALUE = const(0)
_OWNER = const(1)
_NEW = const(2)
_GROUPS = const(3)
_TRAILING = const(2)
_HIGHEST = const(10)


def unit_of(position, total: int):
    """The unit of a value, or None; there is one at most (CA-15)."""
    for unit in position.units:
        if unit[_VALUE] == total:
            return unit
    return None


def ways(position, seat: int, card: int, able: int = -1) -> list:
    """What a card of the hand may do before loose cards are chosen: (head, value, bare).

    A move is a head and then the loose cards: none, if `bare` allows, or some that fall into
    groups of the value (with the hand card in one where the head is of a build or call).
    able: sums() of the loose cards; ways for which there are none may then be left out.
    """
    found = []
    counts = VALUES[card]
    units = position.units
    own = unit_of(position, counts) if units else None
    kept = own and own[_OWNER] == seat and not _holds(position, seat, card, counts)
    if own:
        found.append((bytes((_CAPTURE, card, 1)), counts, True))
    if not kept:  # else the card may do nothing but take or raise its own unit (CA-11)
        if able >> counts & 1:
            found.append((bytes((_CAPTURE, card, 0)), counts, False))
        before = 0 if counts else _HIGHEST  # a court card is put together with nothing (CA-06)
        for held in position.hands[seat]:  # in order, so equal values follow each other (CA-10)
            total = VALUES[held]
            if total >= counts and total > before and held != card:
                before = total
                merged = bool(units and unit_of(position, total))
                if merged or able >> (total - counts or total) & 1:
                    head = bytes((_BUILD, card, total, merged))
                    found.append((head, total, merged and total == counts))
    for unit in units if counts else ():
        total = unit[_VALUE] + counts
        if kept and unit is not own or len(unit[_GROUPS]) > 1 or total > _HIGHEST:
            continue
        if _holds(position, seat, card, total):
            merged = bool(unit_of(position, total))
            found.append((bytes((_RAISE, card, total, merged, unit[_VALUE])), total, True))
    return found


def _holds(position, seat: int, card: int, total: int) -> bool:
    """Whether the hand has another card of the rank than this one (CA-10)."""
    for held in position.hands[seat]:
        if held >> 2 == total - 1 and held != card:
            return True
    return False


def moves(position, seat: int, most: int = 0):
    """Every legal move of a seat, lazily and in a fixed order; there may be thousands.

    most: leave a card's way of playing after so many choices of loose cards; 0 is never.
    """
    from engine.casino import listing  # here, as a person who plays does not need it

    return listing.moves(position, seat, most)


def named(head: bytes, chosen: bytes, total: int) -> bytes:
    """The move, by the name of call where the unit has more than one group."""
    if head[0] == _BUILD and (head[3] or worth(head[1:2] + chosen) > total):
        return bytes((_CALL,)) + head[1:] + chosen
    return head + chosen


def unbound(position, seat: int, card: int) -> bool:
    """Whether no unit of one's own forbids to trail a card (CA-11, CA-17)."""
    for unit in position.units:
        if unit[_OWNER] == seat:
            if unit[_NEW] or not position.options[_TRAILING]:
                return False
            if unit[_VALUE] == VALUES[card] and not _holds(position, seat, card, unit[_VALUE]):
                return False
    return True
