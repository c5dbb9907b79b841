# SPDX-License-Identifier: MIT
"""How the lower levels choose: by the points that lie open, and with an oversight now and then."""

from micropython import const

from engine.cards import NONE, VALUE
from engine.cribbage.discard import split, tosses
from engine.cribbage.pegging import points
from engine.cribbage.scoring import fits, flush_points, rank_points

_OVERLOOKED = const(6)  # half points: a beginner misses fewer than these in a hand
_MISJUDGED = const(4)  # the same for a fair player
_UNSEEN = const(6)  # a beginner misses the scores of the play once in so many times
_FIVE = const(4)  # its rank


def throw(hand: bytes, rng) -> bytes:
    """Keep the cards that score most as they are, give or take two points."""
    return _thrown(hand, 0, _OVERLOOKED, rng)


def throw_fairly(hand: bytes, own: bool, rng) -> bytes:
    """Keep what scores most as it is, give or take a point, minding whose crib it is."""
    return _thrown(hand, 1 if own else -1, _MISJUDGED, rng)


def _thrown(hand: bytes, crib: int, noise: int, rng) -> bytes:
    """The two cards to throw.

    crib: 1 one's own, -1 the other's, 0 never mind; noise: half points of misjudgement.
    """
    chosen = b""
    highest = -100
    for toss in tosses(len(hand)):
        keep, thrown = split(hand, toss)
        seen = rank_points(bytes([card >> 2 for card in keep])) + flush_points(keep, NONE, False)
        value = 2 * (seen + crib * _liked(thrown[0] >> 2, thrown[1] >> 2)) + rng.below(noise)
        if value > highest:
            highest = value
            chosen = thrown
    return chosen


def _liked(low: int, high: int) -> int:
    """What two ranks bring a crib, as a rule of thumb: a pair, a fifteen, a five."""
    brings = 2 if low == high or VALUE[low] + VALUE[high] == 15 else 0
    return brings + (low == _FIVE or high == _FIVE)


def lay(view, rng) -> int:
    """Lay the card that scores most, where a score is seen, or else any one."""
    line = bytes([(card & 63) >> 2 for card in view.pile])
    attentive = rng.below(_UNSEEN) > 0
    chosen = -1
    highest = -1
    for card in view.hands[view.seat]:
        if fits(card, view.count):
            rank = card >> 2
            scored = points(line, len(line), rank, view.count + VALUE[rank])
            value = 16 * scored * attentive + rng.below(16)
            if value > highest:
                highest = value
                chosen = card
    return chosen
