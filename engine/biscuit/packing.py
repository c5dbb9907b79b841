# SPDX-License-Identifier: MIT
"""A position of Biscuit as bytes; unpacking.py has the way back.

Numbers first (the points of each side as two bytes, since partners may fall below 0), then hands,
pile, what lies face down and the main line, then the cross lines (x, cards above, cards below),
then the events; each pile and event comes after its length.
"""

from micropython import const

_ORIGIN = const(64)  # as in codes.py


def pack(rules) -> bytes:
    """The whole position, events included."""
    board = rules.board
    packed = bytearray((
        len(rules.hands), rules.turn + 1, rules.dealer, rules.drawn, rules.deals,
        rules.shuffles >> 8 & 255, rules.shuffles & 255, rules.fresh >> 8, rules.fresh & 255,
        board.left + _ORIGIN, len(board.crosses),
    ))
    for points in rules.points:
        packed += bytes((points >> 8 & 255, points & 255))
    piles = rules.hands + [rules.stock, rules.buried, board.main]
    for x, up, down in board.crosses:
        piles += [bytes((x + _ORIGIN,)), up, down]
    for cards in piles:
        packed.append(len(cards))
        packed += cards
    return bytes(packed + rules.told)
