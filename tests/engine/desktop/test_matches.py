# SPDX-License-Identifier: MIT
"""Many whole matches of every game by random play, over all seats and options."""

import pytest

from engine import catalog, record
from engine.match import Match
from engine.rng import Rng
from tests.engine.every_game import GAMES, KITS, settings
from tests.needs import MATCHES, PARTS


def comes_back(match, packed: list) -> None:
    """The record gives the same end; undo gives the positions before it, and redo the end."""
    rules = match.rules
    end = rules.pack()
    assert record.load(record.save(match)).rules.pack() == end
    for before in packed[:-40:-1]:
        assert match.back() and rules.pack() == before
    while match.forward():
        pass
    assert rules.pack() == end


def whole_match(game: str, n: int) -> None:
    """A random match: cards, events, checks, and of one in four the record, undo and redo."""
    rng = Rng("many", n)
    kit = KITS[game]
    seats, chosen = settings(game, rng)
    match = Match(game, bytes(seats), f"match {n}", chosen, rng.below(seats + 1) - 1)
    rules = match.rules
    sums = [0] * seats
    packed = []
    while not rules.over():
        if n % 4 == 0:
            packed.append(rules.pack())
        deals = rules.deals
        match.play(kit.some_move(rules, rng))
        for event in rules.events[rules.fresh:]:
            for seat, points in kit.credited(rules, event):
                sums[seat] += points
        assert rules.scores() == sums
        if rules.deals != deals or match.made % 32 == 0:
            assert sorted(kit.every_card(rules)) == kit.all_cards(rules)
            catalog.checks(game).position(rules)
    assert rules.winners() and sorted(kit.every_card(rules)) == kit.all_cards(rules)
    if packed:
        comes_back(match, packed)


@pytest.mark.parametrize("game", GAMES)
def test_random_matches(game):
    for n in range(20):
        whole_match(game, n)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_many_random_matches(game, part):
    for n in range(1000 + part, 1000 + MATCHES, PARTS):
        whole_match(game, n)
