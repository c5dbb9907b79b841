# SPDX-License-Identifier: MIT
"""What may be played in casino: on Rules and on a View alike, one truth for all (RULES.md 5)."""

from micropython import const

from engine.casino.groups import VALUES, parted, sets, sets_with, worth

# As in codes.py.
_CAPTURE = const(0)
_BUILD = const(1)
_CALL = const(2)
_RAISE = const(3)
_TRAIL = const(4)
_VALUE = const(0)
_OWNER = const(1)
_NEW = const(2)
_GROUPS = const(3)
_MUST = const(0)
_COURT = const(1)
_TRAILING = const(2)
_HIGHEST = const(10)


def unit_of(position, total: int):
    """The unit of a value, or None; there is one at most (CA-15)."""
    for unit in position.units:
        if unit[_VALUE] == total:
            return unit
    return None


def ways(position, seat: int, card: int):
    """What a card of the hand may do before loose cards are chosen: (head, value, bare).

    A move is a head and then the loose cards: none, if `bare` allows, or some that fall into
    groups of the value (with the hand card in one where the head is of a build or call).
    """
    counts = VALUES[card]
    own = unit_of(position, counts)
    kept = bool(own) and own[_OWNER] == seat and not _holds(position, seat, card, counts)
    if own:
        yield bytes((_CAPTURE, card, 1)), counts, True
    if not kept:  # else the card may do nothing but take or raise its own unit (CA-11)
        yield bytes((_CAPTURE, card, 0)), counts, False
        if not counts:
            return
        for total in range(counts, _HIGHEST + 1):  # CA-09
            if _holds(position, seat, card, total):
                merged = bool(unit_of(position, total))
                yield bytes((_BUILD, card, total, merged)), total, merged and total == counts
    for unit in position.units:
        total = unit[_VALUE] + counts
        if kept and unit is not own or len(unit[_GROUPS]) > 1 or total > _HIGHEST:
            continue
        if _holds(position, seat, card, total):
            merged = bool(unit_of(position, total))
            yield bytes((_RAISE, card, total, merged, unit[_VALUE])), total, True


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
    row = bytes(sorted(position.table, reverse=True))
    for card in position.hands[seat]:
        for head, total, bare in ways(position, seat, card):
            if bare and head[0] != _BUILD:
                yield head
            left = most
            for chosen in _choices(position, head, row, total):
                if chosen or bare:
                    yield _named(head, chosen, total)
                    left -= 1
                    if not left:
                        break
        if _trails(position, seat, card):
            yield bytes((_TRAIL, card))


def _choices(position, head: bytes, row: bytes, total: int):
    """The sets of loose cards that may follow a head."""
    if not total:
        equal = bytes([card for card in row if card >> 2 == head[1] >> 2])
        if not position.options[_COURT]:
            return [equal[i: i + 1] for i in range(len(equal))]
        return [equal] if equal else []
    if head[0] == _BUILD:
        return sets_with(head[1], row, total)
    return sets(row, total)


def _named(head: bytes, chosen: bytes, total: int) -> bytes:
    """The move, by the name of call where the unit has more than one group."""
    if head[0] == _BUILD and (head[3] or worth(head[1:2] + chosen) > total):
        return bytes((_CALL,)) + head[1:] + chosen
    return head + chosen


def _trails(position, seat: int, card: int) -> bool:
    """Whether a card may be trailed (CA-03, CA-11, CA-17)."""
    for unit in position.units:
        if unit[_OWNER] == seat:
            if unit[_NEW] or not position.options[_TRAILING]:
                return False
            if unit[_VALUE] == VALUES[card] and not _holds(position, seat, card, unit[_VALUE]):
                return False
    return not position.options[_MUST] or not _takes_something(position, seat)


def _takes_something(position, seat: int) -> bool:
    """Whether any card of the hand may capture."""
    row = bytes(sorted(position.table, reverse=True))
    for card in position.hands[seat]:
        for head, total, bare in ways(position, seat, card):
            if head[0] == _CAPTURE:
                if bare:
                    return True
                for _ in _choices(position, head, row, total):
                    return True
    return False


def allows(position, seat: int, move: bytes) -> bool:
    """Whether `moves` holds this move, without looking for the others."""
    if len(move) < 2 or move[1] not in position.hands[seat]:
        return False
    if move[0] == _TRAIL:
        return len(move) == 2 and _trails(position, seat, move[1])
    row = bytes(sorted(position.table, reverse=True))
    for head, total, bare in ways(position, seat, move[1]):
        size = len(head)
        chosen = move[size:]
        if (
            head[1:] == move[1:size] and (chosen or bare) and _lie(chosen, row)
            and _named(head, chosen, total)[0] == move[0]
            and _fit(position, head, row, chosen, total)
        ):
            return True
    return False


def _lie(chosen: bytes, row: bytes) -> bool:
    """Whether these are loose cards, in the order of the row."""
    at = -1
    for card in chosen:
        before = at
        at = row.find(bytes((card,)))
        if at <= before:
            return False
    return True


def _fit(position, head: bytes, row: bytes, chosen: bytes, total: int) -> bool:
    """Whether loose cards are among the `_choices` of a head, or none are wanted."""
    if not total:
        return chosen in _choices(position, head, row, 0)
    if head[0] == _BUILD:
        chosen = head[1:2] + chosen
    return parted(chosen, total) is not None
