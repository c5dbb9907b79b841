# SPDX-License-Identifier: MIT
"""What cards score in cribbage (RULES.md 4.1 to 4.3): the play itemised, of the show the sum."""

from micropython import const

from engine.cards import JACK, VALUE

# As in codes.py.
_FIFTEEN = const(1)
_THIRTYONE = const(2)
_PAIR = const(3)
_RUN = const(6)
_LIMIT = const(31)


def fits(card: int, count: int) -> bool:
    """Whether a card may be laid on this count: the one truth about it (CR-06)."""
    return VALUE[card >> 2] + count <= _LIMIT


def pegged(cards: bytes, count: int) -> list:
    """Scores of the card laid last: `cards` since the reset, `count` with it (CR-12, 13, 14)."""
    scores = []
    if count == 15:
        scores.append((_FIFTEEN, 2, bytes(cards)))
    elif count == _LIMIT:
        scores.append((_THIRTYONE, 2, bytes(cards)))
    alike = _alike(cards)
    if alike > 1:
        points = alike * (alike - 1)
        scores.append((_PAIR + alike - 2, points, bytes(cards[len(cards) - alike:])))
    length = _run_length(cards)
    if length:
        scores.append((_RUN, length, bytes(cards[len(cards) - length:])))
    return scores


def _alike(cards: bytes) -> int:
    """How many cards at the tail have one rank."""
    top = len(cards) - 1
    i = top
    while i >= 0 and cards[i] >> 2 == cards[top] >> 2:
        i -= 1
    return top - i


def _run_length(cards: bytes) -> int:
    """Length of the longest tail that is a run, 0 where it is under three (CR-12)."""
    best = 0
    seen = 0  # bit mask of ranks: 13 bits
    low = 12
    high = 0
    i = len(cards) - 1
    while i >= 0:
        rank = cards[i] >> 2
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        low = min(low, rank)
        high = max(high, rank)
        length = len(cards) - i
        if high - low == length - 1 and length > 2:
            best = length
        i -= 1
    return best


def flush_points(hand: bytes, starter: int, crib: bool) -> int:
    """5 where the starter matches four equal suits, 4 without it, never 4 in the crib (CR-18)."""
    if len(hand) != 4:
        return 0
    suit = hand[0] & 3
    for card in hand:
        if card & 3 != suit:
            return 0
    if starter < 52 and starter & 3 == suit:
        return 5
    return 0 if crib else 4


def nobs_card(hand: bytes, starter: int) -> int:
    """The Jack of the starter's suit in the hand, or -1; a Jack that is the starter is in none."""
    if starter < 52:
        jack = JACK << 2 | starter & 3
        for card in hand:
            if card == jack:
                return jack
    return -1


def rank_points(ranks: bytes | bytearray) -> int:
    """Points of fifteens, pairs and runs, from ranks alone in any order: the quick total."""
    counts = bytearray(14)  # one rank over the King, so that a run to the King ends
    ways = bytearray(16)  # ways[n]: combinations that add to n
    ways[0] = 1
    points = 0
    for rank in ranks:
        value = VALUE[rank]
        for total in range(15, value - 1, -1):
            ways[total] += ways[total - value]
        points += 2 * counts[rank]  # a pair with every card of that rank before it
        counts[rank] += 1
    length = 0
    combinations = 1
    for count in counts:
        if count:
            length += 1
            combinations *= count
        else:
            if length > 2:
                points += length * combinations
            length = 0
            combinations = 1
    return points + 2 * ways[15]


def hand_points(hand: bytes, starter: int, crib: bool) -> int:
    """The sum of what `counting.shown` lists, without making the list."""
    ranks = bytearray([card >> 2 for card in hand])
    if starter < 52:
        ranks.append(starter >> 2)
    points = rank_points(ranks) + flush_points(hand, starter, crib)
    return points + 1 if nobs_card(hand, starter) >= 0 else points
