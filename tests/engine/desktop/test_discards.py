# SPDX-License-Identifier: MIT
"""The hard player's throws against the exact best of each hand (RULES.md 7.2)."""

import pytest

from engine import cards
from engine.cribbage import player
from tests.engine.desktop.discards import agreement, values
from tests.tables.rules_crib import OTHER, OWN, mean

HANDS = 1000


@pytest.mark.slow
@pytest.mark.parametrize("own, least", [(True, 0.97), (False, 0.95)])
def test_hard_throws_the_exact_best(own, least):
    best, regret = agreement(player.HARD, own, HANDS)
    assert best >= least and regret <= 0.005


def test_lower_levels_lose_more():
    regrets = [agreement(level, False, 60)[1] for level in (1, 2, 3)]
    assert regrets[0] > regrets[1] > regrets[2] + 0.05


def test_the_table_is_that_of_the_rules():
    assert len(OWN) == len(OTHER) == 91
    assert (mean(True, 0, 0), mean(True, 4, 4), mean(True, 12, 12)) == (5.26, 8.94, 4.60)
    assert (mean(False, 1, 2), mean(False, 4, 4), mean(False, 9, 12)) == (7.34, 9.42, 3.94)


def test_a_value_by_hand():
    """The same cards kept by dealer and pone: only what the crib is worth lies between."""
    hand = bytes(sorted(cards.hand("5C 5D 5S JH 2C 9D")))
    pair = bytes(sorted(cards.hand("2C 9D")))
    own, other = values(hand, True), values(hand, False)
    assert max(own, key=own.get) == max(other, key=other.get) == pair
    assert own[pair] - other[pair] == pytest.approx(mean(True, 1, 8) + mean(False, 1, 8))
