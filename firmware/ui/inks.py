# SPDX-License-Identifier: MIT
"""Makes the inks that theme.py names; not in memory after the stage has them."""

from firmware.ui.theme import (
    AMBER,
    BLUE,
    BROWN,
    DIM,
    FELT,
    GLOW,
    GOLD,
    GREEN,
    GREY,
    NIGHT,
    PAPER,
    RED,
    SHADE,
    SKY,
    SLATE,
)

_IDENTITY = bytes((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))


def _ink(*pairs: int) -> bytes:
    """An ink that changes some colours: from, to, from, to..."""
    ink = bytearray(_IDENTITY)
    for index in range(0, len(pairs), 2):
        ink[pairs[index]] = pairs[index + 1]
    return bytes(ink)


def inks(four: bool = False) -> tuple:
    """The inks for the stage, with two or four suit colours.

    Faces are drawn PAPER with a SLATE edge, signs RED, clothes BLUE: these four change.
    """
    signs = (GREEN, BLUE, RED, NIGHT) if four else (NIGHT, RED, RED, NIGHT)
    dull = (FELT, BLUE, BROWN, SLATE) if four else (SLATE, BROWN, BROWN, SLATE)
    made = [
        _IDENTITY,
        _ink(PAPER, FELT, SLATE, SHADE),
        _ink(PAPER, DIM, BLUE, SLATE, SKY, GREY),
        _ink(SLATE, PAPER, GOLD, AMBER),
        _ink(SLATE, GOLD, GOLD, PAPER, GREY, PAPER),
    ]
    for face, edge in ((PAPER, SLATE), (GLOW, BROWN)):
        for sign in signs:
            clothes = sign if sign != NIGHT else SLATE if four else BLUE
            made.append(_ink(PAPER, face, SLATE, edge, RED, sign, BLUE, clothes))
    for sign in dull:
        made.append(_ink(PAPER, DIM, RED, sign, BLUE, GREY, GOLD, AMBER))
    made.append(_ink(PAPER, GLOW))
    made.append(_ink(PAPER, DIM, NIGHT, SLATE, GOLD, AMBER))
    return tuple(made)
