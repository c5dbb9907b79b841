# SPDX-License-Identifier: MIT
"""What a card scores in the play: by ranks alone, quick enough to look ahead with."""

from micropython import const

# As in codes.py.
_LIMIT = const(31)

_ALIKE = bytes((0, 2, 6, 12))  # points of a card by how many of its rank lie before it


def points(line: bytes, n: int, rank: int, count: int) -> int:
    """Points of `rank` laid on the first n ranks of `line`; count: with that card (CR-12, 13).

    The same as the sum of `scoring.pegged`, which lists them with their cards.
    """
    total = 2 if count == 15 or count == _LIMIT else 0
    i = n - 1
    if i < 0:
        return total
    if line[i] == rank:
        while i >= 0 and line[i] == rank:
            i -= 1
        return total + _ALIKE[n - 1 - i]
    seen = 1 << rank
    low = rank
    high = rank
    length = 1
    best = 0
    while i >= 0:
        rank = line[i]
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        if rank < low:
            low = rank
        elif rank > high:
            high = rank
        length += 1
        if high - low < length and length > 2:
            best = length
        i -= 1
    return total + best
