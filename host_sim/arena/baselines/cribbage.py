# SPDX-License-Identifier: MIT
"""Greedy at cribbage: the points that can be seen now."""

from engine.cards import NONE, VALUE
from engine.cribbage.codes import DISCARD, DISCARDING, PLAY, PLAYING
from engine.cribbage.discard import split, tosses
from engine.cribbage.legal import moves
from engine.cribbage.pegging import points
from engine.cribbage.scoring import fits, flush_points, rank_points


def greedy(view, rng) -> bytes:
    """The move; one that decides nothing, such as a cut, by chance as all players do (CR-04)."""
    if view.phase == DISCARDING:
        hand = bytes(view.hands[view.seat])
        return bytes((DISCARD,)) + thrown(hand, view.seat == view.dealer)
    if view.phase == PLAYING:
        return bytes((PLAY, laid(view)))
    choices = list(moves(view))
    return choices[rng.below(len(choices))]


def thrown(hand: bytes, own: bool) -> bytes:
    """The pair that leaves most: the points of the four kept, and of the pair itself.

    The pair counts 2 where its ranks are equal and 2 where they add to fifteen, for the dealer
    and against the pone. Among equals the first in order of rank, then suit C D H S.
    """
    chosen = b""
    highest = 0
    for toss in tosses(len(hand)):
        keep, pair = split(hand, toss)
        low, high = pair[0] >> 2, pair[1] >> 2
        crib = 2 * (low == high) + 2 * (VALUE[low] + VALUE[high] == 15)
        value = rank_points(bytes([card >> 2 for card in keep])) + flush_points(keep, NONE, False)
        value += crib if own else -crib
        if not chosen or value > highest or value == highest and pair < chosen:
            highest = value
            chosen = pair
    return chosen


def laid(view) -> int:
    """The card with most points now, then of the higher value, the lower rank, the first suit."""
    line = bytes([(card & 63) >> 2 for card in view.pile])
    best = (-1, 0, 0, 0)
    for card in view.hands[view.seat]:
        if fits(card, view.count):
            rank = card >> 2
            value = VALUE[rank]
            scored = points(line, len(line), rank, view.count + value)
            best = max(best, (scored, value, -rank, -card))
    return -best[3]
