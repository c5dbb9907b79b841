# SPDX-License-Identifier: MIT
"""A position of cribbage as bytes and back.

Thirteen numbers, then the piles, then the events, each pile and event after its length.
"""


def pack(rules) -> bytes:
    """The whole position, events included."""
    packed = bytearray((
        rules.phase, rules.dealer + 1, rules.turn + 1, rules.starter, rules.count, rules.passed,
        rules.points[0], rules.points[1], rules.deals, rules.shuffles >> 8, rules.shuffles & 255,
        rules.fresh, len(rules.events),
    ))
    piles = (
        rules.hands[0], rules.hands[1], rules.crib, rules.pile, rules.played, rules.cuts,
        rules.stock,
    )
    for group in (piles, rules.events):
        for cards in group:
            packed.append(len(cards))
            packed += cards
    return bytes(packed)


def unpack(rules, packed: bytes) -> None:
    """Take over the position of `packed`. ValueError where its lengths do not add up."""
    if len(packed) < 13:
        raise ValueError("The position is too short: it has 13 numbers before its piles.")
    groups = []
    at = 13
    for _ in range(7 + packed[12]):
        size = packed[at] if at < len(packed) else 0
        groups.append(packed[at + 1: at + 1 + size])
        at += 1 + size
    if at != len(packed):
        raise ValueError("The position is damaged: its piles do not fill its length.")
    rules.phase = packed[0]
    rules.dealer = packed[1] - 1
    rules.turn = packed[2] - 1
    rules.starter = packed[3]
    rules.count = packed[4]
    rules.passed = packed[5]
    rules.points = [packed[6], packed[7]]
    rules.deals = packed[8]
    rules.shuffles = packed[9] << 8 | packed[10]
    rules.fresh = packed[11]
    rules.hands = [bytearray(groups[0]), bytearray(groups[1])]
    rules.crib = bytearray(groups[2])
    rules.pile = bytearray(groups[3])
    rules.played = bytearray(groups[4])
    rules.cuts = bytearray(groups[5])
    rules.stock = bytearray(groups[6])
    rules.events = groups[7:]
