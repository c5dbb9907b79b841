# SPDX-License-Identifier: MIT
"""Every legal move of casino, one after the other; what may be played is legality's to say."""

from micropython import const

from engine.casino.allowed import sums, trails
from engine.casino.legality import named, ways
from engine.casino.parting import each_group, first_way, without

# As in codes.py.
_BUILD = const(1)
_TRAIL = const(4)
_COURT = const(1)


def moves(position, seat: int, most: int = 0):
    """Every legal move of a seat, lazily and in a fixed order; there may be thousands.

    most: leave a card's way of playing after so many choices of loose cards; 0 is never.
    """
    row = bytes(sorted(position.table, reverse=True))
    able = sums(row)
    for card in position.hands[seat]:
        for head, total, bare in ways(position, seat, card, able):
            if bare and head[0] != _BUILD:
                yield head
            left = most
            for chosen in _choices(position, head, row, total):
                if chosen or bare:
                    yield named(head, chosen, total)
                    left -= 1
                    if not left:
                        break
        if trails(position, seat, card):
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


def sets(row: bytes, total: int):
    """Every set of the cards that falls into groups of `total`, once each; not the empty one."""
    return _grown(row, total, len(row))


def sets_with(held: int, row: bytes, total: int):
    """Every set of the cards that does so with a hand card in one of the groups.

    The empty set is one where the hand card alone is worth `total`.
    """
    for chosen in _grown(bytes((held,)) + row, total, 1):
        yield chosen[1:]


def _grown(row: bytes, total: int, end: int):
    """Every set that falls into groups, the first card of the first group before place `end`.

    Groups are added in order of their first cards. A set that has an earlier way to be grouped is
    left out with all that grow from it: each of those has an earlier way too. Here and below no
    recursion: it takes more memory, and a handheld's stack is short.
    """
    groups = []
    tries = [each_group(row, total, end)]
    while tries:
        group = next(tries[-1], None)
        if group is None:
            tries.pop()
            if groups:
                groups.pop()
            continue
        groups.append(group)
        chosen = _within(row, b"".join(groups))
        if len(groups) == 1 or first_way(chosen, total) == groups:
            yield chosen
            rest = without(row[row.find(group[:1]):], chosen)
            tries.append(each_group(rest, total, len(rest)))
        else:
            groups.pop()


def _within(row: bytes, taken: bytes) -> bytes:
    """Those cards of a row that are taken, in its order."""
    return bytes([card for card in row if card in taken])
