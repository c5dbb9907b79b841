# SPDX-License-Identifier: MIT
"""The show over all 12,994,800 pairs of hand and starter, by the engine's scorer (RULES.md 7.1).

The 6,175 multisets of five ranks are scored once each and weighted by suits. What suits add
(flush and nobs) is counted over real cards, once for each kind of hand: how often its ranks
repeat, whether the starter's rank or a Jack is among them.
"""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest

from engine.cards import JACK, NONE
from engine.cribbage.codes import FLUSH, NOBS
from engine.cribbage.counting import shown
from engine.cribbage.scoring import (
    flush_points,
    hand_points,
    nobs_card,
    rank_points,
)

pytestmark = pytest.mark.slow

HAND = {
    0: 1009008, 1: 99792, 2: 2813796, 3: 505008, 4: 2855676, 5: 697508, 6: 1800268, 7: 751324,
    8: 1137236, 9: 361224, 10: 388740, 11: 51680, 12: 317340, 13: 19656, 14: 90100, 15: 9168,
    16: 58248, 17: 11196, 18: 2708, 20: 8068, 21: 2496, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4,
}
CRIB = {
    0: 1022208, 1: 99792, 2: 2839800, 3: 508908, 4: 2868960, 5: 703496, 6: 1787176, 7: 755320,
    8: 1118336, 9: 358368, 10: 378240, 11: 43880, 12: 310956, 13: 16548, 14: 88132, 15: 9072,
    16: 57288, 17: 11196, 18: 2264, 20: 7828, 21: 2472, 22: 444, 23: 356, 24: 3680, 28: 76, 29: 4,
}
WITHOUT_STARTER = {
    0: 73080, 2: 110028, 3: 8820, 4: 39212, 5: 11340, 6: 18796, 7: 2156, 8: 4520, 9: 684, 10: 888,
    11: 32, 12: 1096, 13: 8, 14: 64, 20: 1,
}


def hands_of(ranks: tuple, without: int = NONE):
    """Every hand of these four sorted ranks, leaving out one card."""
    groups = []
    for rank, count in sorted(Counter(ranks).items()):
        suited = [rank << 2 | suit for suit in range(4)]
        groups.append(combinations([card for card in suited if card != without], count))
    for chosen in product(*groups):
        yield bytes(card for group in chosen for card in group)


def kind(ranks: tuple, starter: int) -> tuple:
    """What the suits' share of a hand depends on, with the starter's rank."""
    return tuple(sorted(
        (count, rank == starter, rank == JACK and starter != JACK)
        for rank, count in Counter(ranks).items()
    ))


@cache
def ranks_worth(ranks: tuple) -> int:
    """Fifteens, pairs and runs of five sorted ranks: 6,175 different ones."""
    return rank_points(bytes(ranks))


def suits_worth() -> dict:
    """By kind: how many hands have which (flush in a hand, flush in a crib, nobs), any starter."""
    worth = {}
    for ranks in combinations_with_replacement(range(13), 4):
        for starter_rank in range(13):
            key = kind(ranks, starter_rank)
            if key in worth:
                continue
            worth[key] = Counter()
            starter = starter_rank << 2  # of clubs; the other three suits are alike
            for hand in hands_of(ranks, starter):
                worth[key][
                    flush_points(hand, starter, False), flush_points(hand, starter, True),
                    nobs_card(hand, starter) >= 0,
                ] += 4
    return worth


def test_the_exact_distribution_of_hands_and_cribs():
    worth = suits_worth()
    found = {False: Counter(), True: Counter()}
    items = Counter()
    for ranks in combinations_with_replacement(range(13), 4):
        for starter in range(13):
            if ranks.count(starter) == 4:
                continue
            base = ranks_worth(tuple(sorted((*ranks, starter))))
            for (in_hand, in_crib, nobs), count in worth[kind(ranks, starter)].items():
                found[False][base + in_hand + nobs] += count
                found[True][base + in_crib + nobs] += count
                items["flush", in_hand] += count
                items["nobs"] += nobs * count
                items["jacks"] += (starter == JACK) * count
    assert ranks_worth.cache_info().currsize == 6175
    assert found[False] == HAND and found[True] == CRIB
    assert sum(found[False].values()) == 12994800
    assert sum(score * count for score, count in found[False].items()) == 61974180
    assert sum(score * count for score, count in found[True].items()) == 61528020
    assert items["flush", 4] == 111540 and items["flush", 5] == 25740
    assert items["nobs"] == 940800 and items["jacks"] == 999600


def test_four_cards_without_a_starter():
    found = Counter()
    for ranks in combinations_with_replacement(range(13), 4):
        hands = list(hands_of(ranks))
        base = rank_points(bytes(ranks))
        for hand in hands if len(hands) == 256 else hands[:1]:  # only four ranks can be a flush
            points = base + flush_points(hand, NONE, False)
            assert points == hand_points(hand, NONE, False)
            found[points] += 1 if len(hands) == 256 else len(hands)
    assert found == WITHOUT_STARTER


def test_the_items_and_the_quick_total_agree_on_every_multiset():
    for ranks in combinations_with_replacement(range(13), 4):
        for starter in range(0, 52, 4):
            if ranks.count(starter >> 2) == 4:
                continue
            hands = list(hands_of(ranks, starter))
            # All of the starter's suit where that can be, and all of another.
            for hand, crib in ((hands[0], False), (hands[0], True), (hands[-1], False)):
                scores = list(shown(hand, starter, crib))
                by_suits = sum(score[1] for score in scores if score[0] in (FLUSH, NOBS))
                by_ranks = ranks_worth(tuple(sorted((*ranks, starter >> 2))))
                assert sum(score[1] for score in scores) == by_ranks + by_suits
                assert hand_points(hand, starter, crib) == by_ranks + by_suits
