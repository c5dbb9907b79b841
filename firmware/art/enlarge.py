# SPDX-License-Identifier: MIT
"""Pictures half as large again, for what nobody has drawn at that size (desktop only)."""

from collections import Counter

Picture = list[list[int]]


def by_half(picture: Picture) -> Picture:
    """Three pixels for every two: three for one by Scale3x, then each two by two become one.

    Scale3x (Andrea Mazzoleni's rule, as published) rounds corners and keeps lines whole.
    """
    large = _threefold(picture)
    return [
        [_most(large, 2 * x, 2 * y) for x in range(len(large[0]) // 2)]
        for y in range(len(large) // 2)
    ]


def _threefold(picture: Picture) -> Picture:
    """Each pixel as nine; beyond the edge lies what is on it."""
    height, width = len(picture), len(picture[0])

    def at(x: int, y: int) -> int:
        return picture[min(max(y, 0), height - 1)][min(max(x, 0), width - 1)]

    large = [[0] * (3 * width) for _ in range(3 * height)]
    for y in range(height):
        for x in range(width):
            around = [at(x + i, y + j) for j in (-1, 0, 1) for i in (-1, 0, 1)]
            for place, colour in enumerate(_nine(*around)):
                large[3 * y + place // 3][3 * x + place % 3] = colour
    return large


def _nine(
    a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, i: int
) -> tuple[int, ...]:
    """Scale3x of the pixel e among its neighbours, row by row."""
    if b == h or d == f:
        return (e,) * 9
    return (
        d if d == b else e,
        b if d == b and e != c or b == f and e != a else e,
        f if b == f else e,
        d if d == b and e != g or d == h and e != a else e,
        e,
        f if b == f and e != i or h == f and e != c else e,
        d if d == h else e,
        h if d == h and e != i or h == f and e != g else e,
        f if h == f else e,
    )


def _most(large: Picture, x: int, y: int) -> int:
    """The colour that most of four pixels have; of two with two each, the one less frequent
    around them, so that thin lines stay."""
    four = Counter(large[y + j][x + i] for j in (0, 1) for i in (0, 1))
    best = max(four.values())
    equal = sorted(colour for colour in four if four[colour] == best)
    if len(equal) == 1:
        return equal[0]
    around = Counter(
        large[j][i]
        for j in range(max(y - 3, 0), min(y + 5, len(large)))
        for i in range(max(x - 3, 0), min(x + 5, len(large[0])))
    )
    return min(equal, key=lambda colour: (around[colour], colour))
