# SPDX-License-Identifier: MIT
"""A position of Biscuit from its bytes, which packing.py describes."""

from micropython import const

from engine.biscuit.board import Board

_ORIGIN = const(64)  # as in codes.py
_NUMBERS = const(11)


def unpack(rules, packed: bytes) -> None:
    """Take over the position of `packed`. ValueError where its lengths do not add up."""
    seats = len(rules.hands)
    at = _NUMBERS + 2 * rules.sides
    if len(packed) < at or packed[0] != seats:
        raise ValueError("The position is damaged or not one of %d seats." % seats)
    groups = _groups(packed, at)
    crosses = seats + 3
    events = crosses + 3 * packed[10]
    if len(groups) < events or not groups[crosses - 1]:
        raise ValueError("The position is damaged: it lacks some of its piles.")
    for i in range(crosses, events, 3):
        if len(groups[i]) != 1:
            raise ValueError("The position is damaged: a cross line has one place.")
    rules.turn = packed[1] - 1
    rules.dealer = packed[2]
    rules.drawn = packed[3]
    rules.deals = packed[4]
    rules.shuffles = packed[5] << 8 | packed[6]
    rules.fresh = packed[7] << 8 | packed[8]
    for side in range(rules.sides):
        points = packed[_NUMBERS + 2 * side] << 8 | packed[_NUMBERS + 1 + 2 * side]
        rules.points[side] = points - 65536 if points > 32767 else points
    rules.hands = groups[:seats]
    rules.stock = groups[seats]
    rules.buried = groups[seats + 1]
    board = Board(0)
    board.main = bytearray(groups[crosses - 1])
    board.left = packed[9] - _ORIGIN
    for i in range(crosses, events, 3):
        cross = [groups[i][0] - _ORIGIN, bytearray(groups[i + 1]), bytearray(groups[i + 2])]
        board.crosses.append(cross)
    rules.board = board
    rules.told = b"".join([bytes((len(event),)) + event for event in groups[events:]])
    rules.happened = len(groups) - events


def _groups(packed: bytes, at: int) -> list:
    """The piles and events from `at` to the end."""
    groups = []
    while at < len(packed):
        size = packed[at]
        groups.append(bytes(packed[at + 1: at + 1 + size]))
        at += 1 + size
    if at != len(packed):
        raise ValueError("The position is damaged: its piles do not fill its length.")
    return groups
