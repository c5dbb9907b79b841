# SPDX-License-Identifier: MIT
"""Whether a move of casino may be played, without listing any (RULES.md 5)."""

from micropython import const

from engine.casino.groups import VALUES
from engine.casino.legality import named, unbound, unit_of, ways
from engine.casino.parting import parted

# As in codes.py.
_BUILD = const(1)
_TRAIL = const(4)
_MUST = const(0)
_COURT = const(1)


def allows(position, seat: int, move: bytes) -> bool:
    """Whether `moves` holds this move, without looking for the others."""
    if len(move) < 2 or move[1] not in position.hands[seat]:
        return False
    if move[0] == _TRAIL:
        return len(move) == 2 and trails(position, seat, move[1])
    row = bytes(sorted(position.table, reverse=True))
    for head, total, bare in ways(position, seat, move[1]):
        size = len(head)
        chosen = move[size:]
        if (
            head[1:] == move[1:size] and (chosen or bare) and _lie(chosen, row)
            and named(head, chosen, total)[0] == move[0]
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
    """Whether loose cards may follow a head: groups of its value, or court cards (CA-05)."""
    if not total:
        equal = bytes([card for card in row if card >> 2 == head[1] >> 2])
        if position.options[_COURT]:
            return chosen == equal
        return len(chosen) == 1 and chosen in equal
    if head[0] == _BUILD:
        chosen = head[1:2] + chosen
    return parted(chosen, total) is not None


def trails(position, seat: int, card: int) -> bool:
    """Whether a card may be trailed (CA-03)."""
    if not unbound(position, seat, card):
        return False
    return not position.options[_MUST] or not takes(position, seat)


def takes(position, seat: int) -> bool:
    """Whether any card of the hand may capture."""
    able = sums(position.table)
    for card in position.hands[seat]:
        counts = VALUES[card]
        if counts:
            if able >> counts & 1 or unit_of(position, counts):
                return True
        else:
            for lying in position.table:
                if lying >> 2 == card >> 2:
                    return True
    return False


def sums(cards: bytes) -> int:
    """What some of the cards add up to: a bit for each sum to 10, that of 0 too."""
    able = 1
    for card in cards:
        able |= able << VALUES[card] & 2047
    return able
