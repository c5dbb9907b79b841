# SPDX-License-Identifier: MIT
"""What a hand or crib scores in the show, itemised."""

from micropython import const

from engine.cards import VALUE
from engine.cribbage.scoring import flush_points, nobs_card

# As in codes.py.
_FIFTEEN = const(1)
_PAIR = const(3)
_RUN = const(6)
_FLUSH = const(9)
_NOBS = const(10)


def shown(hand: bytes, starter: int, crib: bool):
    """Yield the scores of a hand or crib with the starter (over 51: none), as they are counted.

    One at a time: a list of them took 4 KB of heap at the very moment when the events need it.
    """
    held = list(hand)
    if starter < 52:
        held.append(starter)
    cards = bytes(sorted(held))
    sums = bytearray(1)  # by mask of cards
    for card in cards:
        for mask in range(len(sums)):
            total = sums[mask] + VALUE[card >> 2]
            if total == 15:
                yield _FIFTEEN, 2, _chosen(cards, len(sums))
            sums.append(total)
    for i in range(len(cards)):
        for j in range(i + 1, len(cards)):
            if cards[i] >> 2 == cards[j] >> 2:
                yield _PAIR, 2, bytes((cards[i], cards[j]))
    for run in _runs(cards):
        yield _RUN, len(run), run
    flush = flush_points(hand, starter, crib)
    if flush:
        yield _FLUSH, flush, bytes(sorted(hand)) if flush == 4 else cards
    nobs = nobs_card(hand, starter)
    if nobs >= 0:
        yield _NOBS, 1, bytes((nobs, starter))


def _chosen(cards: bytes, mask: int) -> bytes:
    """The cards whose bits are set."""
    return bytes([cards[i] for i in range(len(cards)) if mask >> i & 1])


def _runs(cards: bytes) -> list:
    """The longest run of sorted cards, in all its combinations (CR-17)."""
    first, length = _longest(cards)
    if length < 3:
        return []
    runs = [b""]
    for rank in range(first, first + length):
        alike = [bytes((card,)) for card in cards if card >> 2 == rank]
        runs = [run + card for run in runs for card in alike]
    return runs


def _longest(cards: bytes) -> tuple:
    """The lowest rank and the length of the longest stretch of ranks in sorted cards."""
    first = 0
    best = 0
    start = 0
    last = -2
    for card in cards:
        rank = card >> 2
        if rank > last + 1:
            start = rank
        last = rank
        if rank - start + 1 > best:
            best = rank - start + 1
            first = start
    return first, best
