# SPDX-License-Identifier: MIT
"""Cards that fall into groups of one value: the arithmetic of captures, builds and calls.

A row is cards in falling order of their codes, for a build or call after the card from the hand.
How the same cards are grouped changes nothing but looks, so the first way found stands for all.
"""

from engine.casino.groups import VALUES, worth


def parted(row: bytes, total: int):
    """The cards in groups of `total` each, the first card's group first; None: there is no way."""
    return first_way(row, total) if not worth(row) % total else None


def first_way(row: bytes, total: int):
    """All cards of the row in groups, the first way there is; None: there is none."""
    found = []
    tries = []
    rows = [row]
    while rows[-1]:
        tries.append(each_group(rows[-1], total, 1))
        group = next(tries[-1], None)
        while group is None:
            tries.pop()
            rows.pop()
            if not tries:
                return None
            found.pop()
            group = next(tries[-1], None)
        found.append(group)
        rows.append(without(rows[-1], group))
    return found


def without(row: bytes, taken: bytes) -> bytes:
    """The cards of a row but for those taken."""
    return bytes([card for card in row if card not in taken])


def each_group(row: bytes, total: int, end: int):
    """Every group of `total` whose first card comes before place `end`."""
    places = bytearray(8)  # of the cards so far; no eight numerals are worth 10 or less
    n = 0
    left = total
    at = 0
    while True:
        if not left:
            yield bytes([row[places[k]] for k in range(n)])
            at = len(row)
        limit = len(row) if n else end
        while at < limit and not 0 < VALUES[row[at]] <= left:
            at += 1
        if at < limit:
            places[n] = at
            n += 1
            left -= VALUES[row[at]]
        elif n:
            n -= 1
            at = places[n]
            left += VALUES[row[at]]
        else:
            return
        at += 1
