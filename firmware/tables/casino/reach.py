# SPDX-License-Identifier: MIT
"""Which cards can still come together in groups of one value: counted by value, not by card.

Counts are bytearrays of eleven: how many cards there are of each value from 1 to 10.
"""

from micropython import const

from engine.casino.groups import VALUES

VALUES_END = const(11)
_FIRST = const(64)  # marks the first card of a group among the picks
_NEEDED = const(1)  # a pick is value << 1, and this where the card is one of those needed


def counts(cards) -> bytearray:
    """How many cards there are of each value; court cards count as value 0."""
    counted = bytearray(VALUES_END)
    for card in cards:
        counted[VALUES[card]] += 1
    return counted


def completes(needed, spare, total: int) -> bool:
    """Whether all of `needed`, with some of `spare`, fall into groups of `total`.

    One group after the other is filled, its cards in falling order; no recursion: a handheld's
    stack is short.
    """
    if not _adds_up(needed, spare, total):
        return False
    needed, spare = bytearray(needed), bytearray(spare)
    picks = []
    room = limit = 0
    while True:
        if not room:
            value = VALUES_END - 1  # the highest that there is a card of
            while value and not needed[value]:
                value -= 1
            if not value:
                return True
            if value > total:
                return False
            needed[value] -= 1
            picks.append(_FIRST | value << 1)
            room = total - value
            limit = room << 1 | _NEEDED
            continue
        pick = min(limit, room << 1 | _NEEDED)
        while pick > 1 and not (needed if pick & _NEEDED else spare)[pick >> 1]:
            pick -= 1
        if pick > 1:
            (needed if pick & _NEEDED else spare)[pick >> 1] -= 1
            picks.append(pick)
            room -= pick >> 1
            limit = pick
        else:
            room, limit = _back(picks, needed, spare, room)
            if room < 0:
                return False


def _adds_up(needed, spare, total: int) -> bool:
    """Whether the sum of `needed` and some of `spare` can be a multiple of `total`.

    Without this a search among very many cards could take long to find nothing.
    """
    rest = 0
    sums = 1  # a bit for each rest that some of the spare cards leave
    for value in range(1, VALUES_END):
        rest += value * needed[value]
        shift = value % total
        for _ in range(spare[value]):
            sums |= (sums << shift | sums >> total - shift) & (1 << total) - 1
    return bool(sums >> -rest % total & 1)


def _back(picks: list, needed, spare, room: int) -> tuple:
    """Take picks back to the last one that can be another; room and limit then, -1 if none."""
    while picks:
        pick = picks.pop()
        if pick & _FIRST:
            needed[(pick ^ _FIRST) >> 1] += 1
            room = 0  # the group before was full
        else:
            (needed if pick & _NEEDED else spare)[pick >> 1] += 1
            return room + (pick >> 1), pick - 1
    return -1, 0


def maximal(order, total: int, held: int = 0):
    """Generator: sets of cards that fall into groups of `total` and to which none can be added.

    order: cards with those to be taken first in front; held: value of a hand card that goes into
    one of the groups, 0 for none. After the first set, for each card that it lacks one that has
    it, if there is any and it is another one.
    """
    found = [_greedy(order, total, held)]
    if found[0]:
        yield found[0]
    for card in order:
        if card not in found[0]:
            chosen = _greedy([card] + [other for other in order if other != card], total, held)
            if card in chosen and chosen not in found:
                found.append(chosen)
                yield chosen


def _greedy(order, total: int, held: int) -> bytes:
    """The set that takes each card if it can, in falling order of the cards; it is maximal: what
    has been left could not even come with all that came later."""
    needed = bytearray(VALUES_END)
    needed[held] += 1
    needed[0] = 0
    spare = counts(order)
    chosen = []
    for card in order:
        value = VALUES[card]
        spare[value] -= 1
        needed[value] += 1
        if completes(needed, spare, total):
            chosen.append(card)
        else:
            needed[value] -= 1
    return bytes(sorted(chosen, reverse=True))
