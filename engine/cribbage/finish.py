# SPDX-License-Identifier: MIT
"""The end of a match: how likely the cards kept are to win it in this deal (CR-16).

`python -m tests.tables.finish_table` makes the tables from deals of hard players.
"""

from engine.cards import NONE
from engine.cribbage.discard import by_starter
from engine.cribbage.scoring import flush_points

ONE = 255
WIN = 40  # points that winning at once is worth, as in lookahead.py

# Of ONE, how often pone or the dealer pegs 0, 1 ... points or more; how often pone does with the
# hand; and how often what the dealer pegs and has in the crib, above the mean that the crib's two
# cards promise, is -6, -5 ... or more.
_PONE_PEGS = b"\xff\xce\x8a\x60\x35\x22\x1a\x12\x0a\x06\x03\x01\x01"
_DEALER_PEGS = b"\xff\xff\xca\xa2\x6c\x49\x2c\x1c\x11\x0a\x06\x04\x02\x01\x01\x01"
_PONE = (
    b"\xff\xff\xfe\xfc\xf9\xee\xe2\xd2\xbe\xa5\x88\x6e\x59\x47\x35\x28"
    b"\x1e\x17\x11\x0c\x09\x07\x05\x03\x02\x02\x01\x01"
)
_REST = (
    b"\xff\xff\xff\xfd\xf6\xea\xd6\xbd\x9f\x83\x68\x51\x3e\x2e\x21\x17"
    b"\x11\x0c\x08\x06\x04\x02\x02\x01\x01\x00\x00\x00"
)
_BELOW = 6


def chance(unseen, keep: bytes, own: bool, crib: int, needs: tuple) -> int:
    """Of ONE times the number of starters, how often these cards win in this deal.

    unseen: discard.Unseen of the six; crib: the mean of one's own crib, in hundredths; needs: the
    points that win, for oneself and for the other, who may come before.
    """
    need, other = needs
    found = _reached(unseen, keep, own, crib, need)
    if own:
        # Pone counts first; the dealer is out before that if the play is enough, and as each lays
        # in turn, half of the times when pone's play is enough too.
        before = _tail(_PONE, other)
        half = 2 * ONE - _tail(_PONE_PEGS, other)
        played = unseen.size * _tail(_DEALER_PEGS, need) * half // (2 * ONE)
    else:
        before = _tail(_DEALER_PEGS, other)
        played = min(found, unseen.size * _tail(_PONE_PEGS, need)) // 2
    return (found * (ONE - before) + played * before) // ONE


def _reached(unseen, keep: bytes, own: bool, crib: int, need: int) -> int:
    """The same if the other never came before."""
    points = by_starter(keep)
    need -= flush_points(keep, NONE, False)
    table = _PONE_PEGS
    if own:
        need += _BELOW - (crib + 50) // 100
        table = _REST
    found = 0
    for rank in range(13):
        found += unseen.ranks[rank] * _tail(table, need - points[rank])
    return found


def _tail(table: bytes, points: int) -> int:
    """How often it is so many points or more."""
    return ONE if points <= 0 else table[points] if points < len(table) else 0
