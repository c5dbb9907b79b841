# SPDX-License-Identifier: MIT
"""Uniform shuffles, and random play against the exact means of RULES.md 7.2."""

import pytest

from engine.cards import pack
from engine.cribbage.codes import PLAYING, SHOW
from engine.cribbage.rules import Rules
from engine.decks import Decks
from engine.rng import Rng
from tests.engine import kit

DEALS = 12000


def chi_square(counts, expected: float) -> float:
    """Pearson's statistic of equally likely cells."""
    return sum((count - expected) ** 2 / expected for count in counts)


def far_out(cells: int) -> float:
    """A bound that a fair source passes but once in about 30,000 seeds (mean + 4 deviations)."""
    return cells - 1 + 4 * (2 * (cells - 1)) ** 0.5


def test_below_is_uniform():
    for limit in (2, 3, 6, 52, 255):
        rng = Rng("uniform %d" % limit)
        counts = [0] * limit
        for _ in range(200 * limit):
            counts[rng.below(limit)] += 1
        assert chi_square(counts, 200) < far_out(limit), limit


def test_every_bit_of_a_number_is_fair():
    rng = Rng("bits")
    counts = [0] * 16
    for _ in range(40000):
        number = rng.next()
        for bit in range(16):
            counts[bit] += number >> bit & 1
    assert all(abs(count - 20000) < 4 * 100 for count in counts), counts


def test_every_order_of_four_cards_is_equally_likely():
    counts = {}
    for n in range(12000):
        cards = bytearray(b"ABCD")
        Rng("orders", n).shuffle(cards)
        counts[bytes(cards)] = counts.get(bytes(cards), 0) + 1
    assert len(counts) == 24
    assert chi_square(counts.values(), 500) < far_out(24)


def test_every_card_is_equally_likely_in_every_place_of_a_match_s_shuffles():
    counts = [0] * (52 * 52)
    for n in range(2500):
        for place, card in enumerate(Decks("seed %d" % (n // 50)).shuffled(n % 50, pack())):
            counts[place * 52 + card] += 1
    # Rows and columns are fixed sums: 51 * 51 of the cells are free.
    assert chi_square(counts, 2500 / 52) < far_out(51 * 51)


def test_neighbours_are_independent():
    """Pairs of following cards in a shuffle: no order is favoured."""
    counts = [0] * (52 * 52)
    for n in range(2500):
        deck = Decks("pairs").shuffled(n, pack())
        for first, second in zip(deck, deck[1:], strict=False):
            counts[first * 52 + second] += 1
    free = [c for i, c in enumerate(counts) if i // 52 != i % 52]
    assert chi_square(free, 2500 * 51 / len(free)) < far_out(len(free))


def random_pegging(deals: int) -> list:
    """Mean points of pone and dealer where every legal card is equally likely."""
    rng = Rng("pegging")
    rules = Rules(2, b"", Decks("pegging"), 1)
    sums = [0, 0]
    for _ in range(deals):
        cards = pack()
        rng.shuffle(cards)
        rules.hands = [bytearray(sorted(cards[:4])), bytearray(sorted(cards[4:8]))]
        rules.pile, rules.played = bytearray(), bytearray()
        rules.count, rules.passed, rules.events = 0, 0, []
        rules.points, rules.phase, rules.turn = [0, 0], PLAYING, 0
        while rules.phase != SHOW:
            rules.play(kit.some_move(rules, rng))
        pegged = kit.pegged(rules)
        assert pegged[1] >= 1, "the dealer always pegs"
        sums[0] += pegged[0]
        sums[1] += pegged[1]
    return [total / deals for total in sums]


@pytest.mark.slow
def test_random_play_pegs_the_exact_means():
    # Standard error about 0.02 at 12,000 deals; the tolerance is four of them.
    pone, dealer = random_pegging(DEALS)
    assert abs(pone - 1.604019) < 0.08, pone
    assert abs(dealer - 2.641231) < 0.08, dealer
