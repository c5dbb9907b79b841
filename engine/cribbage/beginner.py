# SPDX-License-Identifier: MIT
"""How the easy level plays: it takes the points it sees, and overlooks some of them."""

from engine.cards import NONE, VALUE
from engine.cribbage.discard import split, tosses
from engine.cribbage.pegging import points
from engine.cribbage.scoring import fits, flush_points, rank_points


def throw(hand: bytes, rng) -> bytes:
    """Keep the cards that score most as they are, give or take two points."""
    chosen = b""
    highest = -1
    for toss in tosses(len(hand)):
        keep, thrown = split(hand, toss)
        seen = rank_points(bytes([card >> 2 for card in keep])) + flush_points(keep, NONE, False)
        value = 2 * seen + rng.below(5)
        if value > highest:
            highest = value
            chosen = thrown
    return chosen


def lay(view, rng) -> int:
    """Lay the card that scores most, if it is seen (seven times in eight), or the highest one."""
    line = bytes([(card & 63) >> 2 for card in view.pile])
    attentive = rng.below(8) > 0
    chosen = -1
    highest = -1
    for card in view.hands[view.seat]:
        if fits(card, view.count):
            rank = card >> 2
            scored = points(line, len(line), rank, view.count + VALUE[rank])
            value = 16 * scored * attentive + VALUE[rank]
            if value > highest:
                highest = value
                chosen = card
    return chosen
