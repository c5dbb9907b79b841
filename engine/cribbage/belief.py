# SPDX-License-Identifier: MIT
"""What the play has told of the other hand: a weight for each rank that it may hold."""

from micropython import const

from engine.cards import HIDDEN, VALUE
from engine.cribbage.crib_table import KEPT
from engine.cribbage.pegging import points

# As in codes.py.
_LIMIT = const(31)

UNIT = const(16)  # mean weight of one unseen card
_NONE = const(2)  # no seat


def weights(view, learning: bool) -> bytearray:
    """A weight for all unseen cards of each rank, UNIT a card in the mean.

    Unseen are all but one's own, those laid and the starter. learning: mind which ranks good
    players keep, and what the play has told.
    """
    left = bytearray([4] * 13)
    for card in view.hands[view.seat] + view.crib:
        if card != HIDDEN:
            left[card >> 2] -= 1
    for laid in (view.played, view.pile):
        for card in laid:
            left[(card & 63) >> 2] -= 1
    if view.starter < HIDDEN:
        left[view.starter >> 2] -= 1
    kept = KEPT[view.seat != view.dealer]  # the pone's where one deals
    for rank in range(13):
        left[rank] *= kept[rank] if learning else UNIT
    if learning:
        _learn(view, left)
    if not any(left):  # only in a position that nobody could have played
        left = bytearray([UNIT] * 13)
    return left


def _learn(view, left: bytearray) -> None:
    """Lower the weights of what the other, by the cards laid, cannot or would not hold."""
    line = bytearray()  # ranks since the reset
    count = 0
    last = _NONE  # who laid the last of them
    room = 0  # the other was stuck with this much room: what it holds is worth more
    for laid in view.played + view.pile:
        rank = (laid & 63) >> 2
        seat = laid >> 6
        if VALUE[rank] > _LIMIT - count:
            room = max(room, _LIMIT - count)
            line = bytearray()
            count = 0
        elif seat == view.seat == last:
            room = max(room, _LIMIT - count)
        if seat != view.seat:
            _doubt(left, line, count, rank)
        line.append(rank)
        count += VALUE[rank]
        last = seat
        if count == _LIMIT:
            line = bytearray()
            count = 0
            last = _NONE
    if count and (last == view.seat or not view.pile):
        room = max(room, _LIMIT - count)
    for rank in range(13):
        if VALUE[rank] <= room:
            left[rank] = 0


def _doubt(left: bytearray, line: bytearray, count: int, rank: int) -> None:
    """Halve the ranks that would have scored more than the one that the other laid."""
    scored = points(line, len(line), rank, count + VALUE[rank])
    for better in range(13):
        total = count + VALUE[better]
        if left[better] and total <= _LIMIT and points(line, len(line), better, total) > scored:
            left[better] -= left[better] // 2
