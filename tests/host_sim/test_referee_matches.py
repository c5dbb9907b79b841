# SPDX-License-Identifier: MIT
"""Random matches through the referee, each line as another program would write and read it."""

import pytest

from engine.rng import Rng
from tests.host_sim.asking import Table
from tests.needs import MATCHES, PARTS

DECK = sorted(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")


def conserved(state: dict) -> bool:
    """Whether every card is somewhere, once."""
    found = [*state["hands"][0], *state["hands"][1], *state["crib"], *state["pack"]]
    found += [card for _, card in state["pile"] + state["played"]]
    found += [state["starter"]] if state["starter"] else []
    if state["dealer"] is None and len(state["cuts"]) % 2:
        found.append(state["cuts"][-1])
    return sorted(found) == DECK


def random_match(seed: int, states: bool) -> int:
    """Play one match; check the end, the cards and the sum of the events; how many moves."""
    table = Table()
    table.ask("new", game="cribbage", seats=2, seed=seed, options={})
    rng = Rng(str(seed), 9)
    sums = [0, 0]
    moves = 0
    over = False
    while not over:
        legal = table.ask("legal")
        assert legal["complete"] and legal["seat"] in (0, 1)
        reply = table.ask("play", move=legal["moves"][rng.below(len(legal["moves"]))])
        for event in reply["events"]:
            sums[event["seat"]] += event["points"]
        assert reply["scores"] == sums
        over = reply["over"]
        moves += 1
        if states:
            assert conserved(table.ask("state")["state"])
    assert conserved(table.ask("state")["state"])
    assert reply["winners"] == [0 if sums[0] >= 121 else 1] and min(sums) < 121
    assert reply["seat"] is None and table.ask("legal")["moves"] == []
    return moves


def test_random_matches_end_properly():
    for seed in range(20):
        assert 40 < random_match(seed, states=True) < 700


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_many_random_matches_end_properly(part):
    for seed in range(1000 + part, 1000 + MATCHES, PARTS):
        random_match(seed, states=False)
