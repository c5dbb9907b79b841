# SPDX-License-Identifier: MIT
"""The hard player's throws against the exact best of each hand (RULES.md 7.2)."""

import pytest

from engine import cards
from engine.cribbage import discard, player
from engine.cribbage.codes import DISCARD, DISCARDING
from engine.cribbage.crib_table import crib_mean
from engine.match import Match
from engine.rng import Rng
from tests.engine.desktop.discards import agreement, values
from tests.engine.every_game import decision
from tests.tables.rules_crib import OTHER, OWN, mean

HANDS = 1000
DEALS = 400
GOAL = 121
LATE = 92


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


def late(number: int) -> Match:
    """A deal between hard players at scores from LATE on."""
    rng, seed = Rng("late", number), f"late {number}"
    match = Match("cribbage", b"\3\3", seed, dealer=number % 2)
    while match.rules.phase != DISCARDING:
        match.play(decision(match, player.HARD))
    match.rules.points = [LATE + rng.below(GOAL - LATE) for _ in range(2)]
    return Match("cribbage", b"\3\3", seed, dealer=number % 2, position=match.rules.pack())


def told(view, move: bytes) -> float:
    """How likely a throw wins in this deal, as a hint would say it."""
    hand = bytes(view.hands[view.seat])
    keep = bytes([card for card in hand if card not in move[1:]])
    own = view.seat == view.dealer
    crib = crib_mean(own, move[1] >> 2, move[2] >> 2)
    return discard.winning(hand, keep, own, crib, discard.needs(view)) / 100


@pytest.mark.slow
def test_hard_wins_near_the_end_as_often_as_it_says():
    """CR-16: with the chance that the other comes before."""
    said = came = spread = 0.0
    for number in range(DEALS):
        match = late(number)
        rules, deals, chances = match.rules, match.rules.deals, {}
        while not rules.over() and rules.deals == deals:
            seat, move = rules.seat(), decision(match, player.HARD)
            if move[0] == DISCARD:
                chances[seat] = told(rules.view(seat), move)
            match.play(move)
        for seat, chance in chances.items():
            said, spread = said + chance, spread + chance * (1 - chance)
            came += rules.points[seat] >= GOAL
    assert abs(said - came) < 4 * spread ** 0.5, (said, came)
    assert 200 < came < 2 * DEALS
