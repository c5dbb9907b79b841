# SPDX-License-Identifier: MIT
"""A position of Trash as bytes and back.

Ten numbers, then the size and the face-up bits of each layout, the events, then the layouts and
the piles, each after its length. Seats and packs are those of the match.
"""

from micropython import const

from engine import packing

_NUMBERS = const(10)


def pack(rules) -> bytes:
    """The whole position, events included."""
    packed = bytearray((
        rules.turn + 1, rules.first + 1, rules.hand, rules.deals, rules.reshuffles >> 8,
        rules.reshuffles & 255, rules.fresh >> 8, rules.fresh & 255,
        len(rules.told) >> 8, len(rules.told) & 255,
    ))
    for seat in range(len(rules.sizes)):
        packed.append(rules.sizes[seat])
        packed.append(rules.up[seat] >> 8)
        packed.append(rules.up[seat] & 255)
    packed += rules.told
    packing.add(packed, rules.layouts)
    packing.add(packed, (rules.stock, rules.discard, rules.aside))
    return bytes(packed)


def unpack(rules, packed: bytes) -> None:
    """Take over the position of `packed`. ValueError where its lengths do not add up."""
    seats = len(rules.sizes)
    at = _NUMBERS + 3 * seats
    if len(packed) < at:
        raise ValueError("The position is damaged: it is too short for %d layouts." % seats)
    events = at
    at += packed[8] << 8 | packed[9]
    piles = packing.piles(packed, at)
    if len(piles) != seats + 3:
        raise ValueError("The position is damaged: it has not %d layouts and 3 piles." % seats)
    rules.turn = packed[0] - 1
    rules.first = packed[1] - 1
    rules.hand = packed[2]
    rules.deals = packed[3]
    rules.reshuffles = packed[4] << 8 | packed[5]
    rules.fresh = packed[6] << 8 | packed[7]
    rules.sizes = bytearray([packed[i] for i in range(_NUMBERS, events, 3)])
    rules.up = [packed[i + 1] << 8 | packed[i + 2] for i in range(_NUMBERS, events, 3)]
    rules.told = bytearray(packed[events: at])
    rules.layouts = [bytearray(pile) for pile in piles[:seats]]
    rules.stock = piles[seats]
    rules.discard = bytearray(piles[seats + 1])
    rules.aside = piles[seats + 2]
