# SPDX-License-Identifier: MIT
"""The end of a match: how likely the cards kept are to win it in this deal (CR-16).

`python -m tests.tables.finish_table` makes the tables from deals of hard players.
"""

from engine.cards import NONE
from engine.cribbage.discard import by_starter
from engine.cribbage.scoring import flush_points

ONE = 255
WIN = 40  # points that winning at once is worth, as in lookahead.py

# Of ONE, how often pone pegs 0, 1 ... points or more; and how often what the dealer pegs and has
# in the crib, above the mean that the crib's two cards promise, is -6, -5 ... or more.
_PEGGED = b"\xff\xce\x8b\x61\x35\x23\x1b\x13\x0b\x05\x03\x01"
_REST = (
    b"\xff\xff\xff\xfd\xf6\xea\xd6\xbc\x9f\x86\x6a\x52\x3f\x2f\x22\x18"
    b"\x11\x0d\x08\x06\x04\x02\x02\x01\x01\x00\x00\x00"
)
_BELOW = 6


def chance(unseen, keep: bytes, own: bool, crib: int, need: int) -> int:
    """Of ONE times the number of starters, how often these cards bring so many points in time.

    unseen: discard.Unseen of the six; crib: the mean of one's own crib, in hundredths.
    """
    points = by_starter(keep)
    need -= flush_points(keep, NONE, False)
    table = _PEGGED
    if own:
        need += _BELOW - (crib + 50) // 100
        table = _REST
    found = 0
    for rank in range(13):
        lacking = need - points[rank]
        if lacking <= 0:
            found += unseen.ranks[rank] * ONE
        elif lacking < len(table):
            found += unseen.ranks[rank] * table[lacking]
    return found
