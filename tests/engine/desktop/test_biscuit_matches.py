# SPDX-License-Identifier: MIT
"""Many whole matches of Biscuit by random play, over all seats and options."""

import pytest

from engine.biscuit.scoring import signed
from engine.match import Match
from engine.rng import Rng
from tests.engine import biscuit_kit as kit
from tests.engine.desktop.returns import comes_back
from tests.needs import MATCHES


def whole_match(n: int) -> None:
    """A random match: cards, events, and of one in four the record, undo and redo."""
    rng = Rng("many", n)
    seats, chosen = kit.settings(rng)
    match = Match("biscuit", bytes(seats), f"match {n}", chosen, rng.below(seats))
    rules = match.rules
    sums = [0] * seats
    packed = []
    while not rules.over():
        if n % 4 == 0:
            packed.append(rules.pack())
        match.play(kit.some_move(rules, rng))
        for event in rules.events[rules.fresh:]:
            for seat in range(seats):
                if seat % rules.sides == event[0] % rules.sides:
                    sums[seat] += signed(event[2])
        assert rules.scores() == sums
        assert sorted(kit.every_card(rules)) == list(rules.deck())
    assert rules.winners()
    if packed:
        comes_back(match, packed)


def test_random_matches():
    for n in range(60):
        whole_match(n)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_random_matches(part):
    for n in range(1000 + part, 1000 + MATCHES, 4):
        whole_match(n)
