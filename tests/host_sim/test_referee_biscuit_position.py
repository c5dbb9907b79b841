# SPDX-License-Identifier: MIT
"""Positions of Biscuit from outside: what comes back, is filled, and is refused."""

import itertools

import pytest

from tests.host_sim.asking import Table
from tests.host_sim.test_referee_biscuit import placed


def test_state_is_a_position_that_comes_back():
    options = {"edition": "it", "partners": True}
    table = Table()
    table.ask("new", game="biscuit", seats=4, seed=5, options=options)
    for made in itertools.count():
        answer = table.ask("state")["state"]
        if answer["over"] or made > 60:
            break
        again = placed(answer, options=options)
        state = again.ask("state")["state"]
        assert state == answer
        moves = table.ask("legal")["moves"]
        assert again.ask("legal")["moves"] == moves
        assert again.ask("choose", level="medium") == table.ask("choose", level="medium")
        table.ask("play", move=moves[made % len(moves)])


def test_bi_35_a_match_that_a_tie_keeps_going_comes_back():
    position = {"board": {"0,0": "4MS"}, "hands": [["6MW"], ["2MK"]], "scores": [53, 60]}
    draw = placed(position).ask("play", move="place 6MW 1,0")
    assert draw["over"] and draw["winners"] == [0, 1]
    options = {"tie": "again"}
    table = placed(position, options=options)
    played = table.ask("play", move="place 6MW 1,0")
    assert not played["over"] and played["winners"] == [] and played["scores"] == [60, 60]
    state = table.ask("state")["state"]
    again = placed(state, options=options)
    assert again.ask("state")["state"] == state
    assert again.ask("legal") == table.ask("legal")
    over = {**position, "scores": [60, 60], "seat": None}
    assert placed(over).ask("state")["state"]["winners"] == [0, 1]
    refused = Table().refused("position", game="biscuit", position=over, options=options)
    assert "level" in refused


GOOD = {"board": {"0,0": "5ML", "1,0": "6MW"}, "hands": [["AM", "CK"], ["2WL"]], "pile": ["9MS"]}
HOSTILE = (
    ({"board": {}}, "initial"),
    ({"board": {"1,0": "6MW"}}, "initial"),
    ({"board": []}, "object"),
    ({"board": {"0,0": "E"}}, "not in this deck"),
    ({"board": {"0,0": "PMSL"}}, "not in this deck"),
    ({"board": {"0,0": "?"}}, "names its cards"),
    ({"board": {"0,0": "5H"}}, "no card"),
    ({"board": {"0,0": 7}}, '"6MW"'),
    ({"board": {"0;0": "5ML"}}, "coordinates"),
    ({"board": {"0,0": "5ML", "1.5,0": "6MW"}}, "coordinates"),
    ({"board": {"0,0": "5ML", "\u0661,0": "6MW"}}, "coordinates"),
    ({"board": {"0,0": "5ML", "100,0": "6MW"}}, "coordinates"),
    ({"board": {"0,0": "5ML", "2,0": "6MW"}}, "gap"),
    ({"board": {"0,0": "5ML", "0,1": "6MW"}}, "initial card's rank"),
    ({"board": {"0,0": "5ML", "1,0": "6MW", "1,1": "7ML"}}, "initial card's rank"),
    ({"board": {"0,0": "5ML", "1,0": "9WY"}}, "side by side"),
    ({"board": {"0,0": "5ML", "1,0": "5ML"}}, "twice"),
    ({"board": {"0,0": "5ML", "01,0": "6MW", "1,0": "7ML"}}, "coordinates"),
    ({"hands": [["AM"], ["AM"]]}, "twice"),
    ({"hands": [["AM"]]}, "2 to 4"),
    ({"hands": [["AM"], "2WL"]}, "list"),
    ({"hands": [[], ["2WL"]]}, "no card"),
    ({"hands": [["?"] * 40, ["2WL"]]}, "unseen"),
    ({"hands": None}, "list"),
    ({"pile": ["5ML"]}, "twice"),
    ({"pile": "9MS"}, "list"),
    ({"buried": ["9MS"]}, "twice"),
    ({"scores": [1]}, "scores"),
    ({"scores": [1, 1000]}, "999"),
    ({"scores": [1, "2"]}, "999"),
    ({"seat": 2}, "seat"),
    ({"seat": True}, "seat"),
    ({"seat": None}, "not over"),
    ({"dealer": -1}, "dealer"),
    ({"drawn": "9MS"}, "drawn"),
    ({"drawn": "CK"}, "drawn"),
    ({"drawn": "AM", "hands": [["AM", "2MK"], ["2WL"]]}, "no card is drawn"),
    ({"crosses": [1]}, "cross cards"),
    ({"pyle": []}, '"pile"'),
)


@pytest.mark.parametrize("change, said", HOSTILE, ids=[str(one[0])[:40] for one in HOSTILE])
def test_hostile_positions_are_refused_with_one_sentence(change, said):
    assert placed(GOOD)
    wrong = {**GOOD, **change}
    if "pyle" in change:
        del wrong["pile"]
    error = Table().refused("position", game="biscuit", position=wrong)
    assert said in error, error


def test_a_refused_position_leaves_the_match_as_it_was():
    table = placed(GOOD)
    before = table.ask("state")
    table.refused("position", game="biscuit", position={**GOOD, "pile": ["5ML"]})
    table.refused("play", move="place 9MS 1,0")
    table.refused("play", move="place AM 7,0")
    table.refused("play", move="draw")
    table.refused("play", move="discard 5H")
    assert table.ask("state") == before


def test_hidden_cards_of_a_position_are_filled_from_the_seed():
    position = {**GOOD, "hands": [["AM", "?", "?"], ["?"]], "pile": ["?", "9MS", "?"]}
    states = [
        Table().ask("position", game="biscuit", position=position, seed=seed)["state"]
        for seed in (1, 1, 2)
    ]
    assert states[0] == states[1] != states[2]
    assert states[0]["pile"][1] == "9MS" and "?" not in states[0]["pile"]
    assert len(states[0]["buried"]) == 36 - 2 - 4 - 3
    whole = {key: GOOD[key] for key in ("board", "hands")}
    state = Table().ask("position", game="biscuit", position=whole)["state"]
    assert len(state["buried"]) == 1 and len(state["pile"]) == 36 - 2 - 3 - 1
