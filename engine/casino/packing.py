# SPDX-License-Identifier: MIT
"""A position of casino as bytes and back.

Numbers first (the points of each seat as two bytes), then the piles: hands, captured piles, table
and pack, and for each unit its value, owner and whether it is new, then its groups. Events last.
"""

from micropython import const

from engine import packing

_NUMBERS = const(11)


def pack(rules) -> bytes:
    """The whole position, events included."""
    told = b"".join(rules.earlier + [rules.told])
    packed = bytearray((
        len(rules.hands), rules.turn + 1, rules.dealer, rules.last + 1, rules.deals,
        rules.shuffles >> 8, rules.shuffles & 255, rules.fresh, len(rules.units),
        len(told) >> 8, len(told) & 255,
    ))
    for points in rules.points:
        packed += bytes((points >> 8, points & 255))
    packing.add(packed, rules.hands)
    packing.add(packed, rules.taken)
    packing.add(packed, (rules.table, rules.stock))
    for unit in rules.units:
        groups = unit[3]
        packing.add(packed, [bytes((unit[0], unit[1], unit[2], len(groups)))] + groups)
    return bytes(packed) + told


def unpack(rules, packed: bytes) -> None:
    """Take over the position of `packed`. ValueError where its lengths do not add up."""
    seats = len(rules.hands)
    start = _NUMBERS + 2 * seats
    if len(packed) < start or packed[0] != seats:
        raise ValueError("The position is damaged, or not one for %d seats." % seats)
    end = max(start, len(packed) - (packed[9] << 8 | packed[10]))
    piles = packing.piles(packed[:end], start)
    happened = len(packing.piles(packed, end))
    at = 2 * seats + 2
    units = []
    for _ in range(packed[8]):
        head = piles[at] if at < len(piles) else b""
        if len(head) != 4 or at + head[3] >= len(piles):
            raise ValueError("The position is damaged: a build or call lacks its groups.")
        units.append([head[0], head[1], head[2], piles[at + 1: at + 1 + head[3]]])
        at += 1 + head[3]
    if len(piles) != at:
        raise ValueError("The position is damaged: it has not the piles that it should.")
    rules.turn = packed[1] - 1
    rules.dealer = packed[2]
    rules.last = packed[3] - 1
    rules.deals = packed[4]
    rules.shuffles = packed[5] << 8 | packed[6]
    rules.fresh = packed[7]
    numbers = packed[_NUMBERS: start]
    rules.points = [numbers[2 * i] << 8 | numbers[2 * i + 1] for i in range(seats)]
    rules.hands = piles[:seats]
    rules.taken = piles[seats: 2 * seats]
    rules.table = piles[2 * seats]
    rules.stock = piles[2 * seats + 1]
    rules.units = units
    rules.told = packed[end:]
    rules.earlier = []
    rules.happened = happened
