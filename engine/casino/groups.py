# SPDX-License-Identifier: MIT
"""Cards that fall into groups of one value: the arithmetic of captures, builds and calls.

A row is cards in falling order of their codes, for a build or call after the card from the hand.
How the same cards are grouped changes nothing but looks, so the first way found stands for all.
"""

# What each card counts, by its code: 1 to 10, 0 for a court card (CA-01, CA-06).
VALUES = (
    b"\1\1\1\1\2\2\2\2\3\3\3\3\4\4\4\4\5\5\5\5\6\6\6\6\7\7\7\7\10\10\10\10\11\11\11\11"
    b"\12\12\12\12\0\0\0\0\0\0\0\0\0\0\0\0"
)


def parted(row: bytes, total: int):
    """The cards in groups of `total` each, the first card's group first; None: there is no way."""
    return _first_way(row, total) if not worth(row) % total else None


def worth(cards: bytes) -> int:
    """What cards count together."""
    counted = 0
    for card in cards:
        counted += VALUES[card]
    return counted


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
    tries = [_groups(row, total, end)]
    while tries:
        group = next(tries[-1], None)
        if group is None:
            tries.pop()
            if groups:
                groups.pop()
            continue
        groups.append(group)
        chosen = _within(row, b"".join(groups))
        if len(groups) == 1 or _first_way(chosen, total) == groups:
            yield chosen
            rest = _without(row[row.find(group[:1]):], chosen)
            tries.append(_groups(rest, total, len(rest)))
        else:
            groups.pop()


def _first_way(row: bytes, total: int):
    """All cards of the row in groups, the first way there is; None: there is none."""
    found = []
    tries = []
    rows = [row]
    while rows[-1]:
        tries.append(_groups(rows[-1], total, 1))
        group = next(tries[-1], None)
        while group is None:
            tries.pop()
            rows.pop()
            if not tries:
                return None
            found.pop()
            group = next(tries[-1], None)
        found.append(group)
        rows.append(_without(rows[-1], group))
    return found


def _within(row: bytes, taken: bytes) -> bytes:
    """Those cards of a row that are taken, in its order."""
    return bytes([card for card in row if card in taken])


def _without(row: bytes, taken: bytes) -> bytes:
    """The cards of a row but for those taken."""
    return bytes([card for card in row if card not in taken])


def _groups(row: bytes, total: int, end: int):
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
