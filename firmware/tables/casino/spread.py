# SPDX-License-Identifier: MIT
"""Where the cards and units of the table lie: in one row, or in rows that show their indices."""

from micropython import const

from firmware.ui import card

ROOMY = const(26)  # pixels from one to the next where nothing lies over another
LEAST = const(12)  # pitch at which the index of a card stays in sight
UNITS = const(3)  # most units in a row
_WEIGHT = const(2)  # a unit takes the room of so many cards that lie over each other


def rows(units: int, cards: int, room: int) -> list:
    """How many units and cards lie in each row, and the pitch of its cards."""
    if (units + cards) * ROOMY - (ROOMY - card.WIDTH) <= room:
        return [(units, cards, ROOMY)]
    count = max(2, (units + UNITS - 1) // UNITS)
    while True:
        split = _split(units, cards, count)
        made = [(n, m, _pitch(n, m, room)) for n, m in split]
        if min([row[2] for row in made]) >= LEAST:
            return made
        count += 1


def _split(units: int, cards: int, count: int) -> list:
    """Share them among rows of about the same width, units first."""
    share = (_WEIGHT * units + cards + count - 1) // count
    split = []
    for row in range(count):
        here = min(units, UNITS)
        units -= here
        later = count - row - 1
        if later:
            fit = min(cards, max(0, share - _WEIGHT * here))
        else:
            fit = cards
        cards -= fit
        split.append((here, fit))
    return split


def _pitch(units: int, cards: int, room: int) -> int:
    """How far apart the cards of a row lie."""
    left = room - units * ROOMY - card.WIDTH
    return ROOMY if cards < 2 else min(ROOMY, left // (cards - 1))
