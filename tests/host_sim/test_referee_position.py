# SPDX-License-Identifier: MIT
"""Positions of cribbage through the referee: worked examples, round trips, and refusals."""

import json

import pytest

from tests.engine.test_play import EXAMPLES
from tests.engine.test_scoring import EXAMPLES as SHOWS
from tests.host_sim.asking import Table, begun


def placed(seed=7, **position) -> Table:
    table = Table()
    table.ask("position", game="cribbage", position=position, seed=seed)
    return table


def lay(table: Table, cards: str) -> list:
    """Lay cards; the events of all of them."""
    events = []
    for card in cards.split():
        events += table.ask("play", move=f"play {card}")["events"]
    return events


def points(events: list, phase: str = "play") -> list:
    return [
        sum(e["points"] for e in events if e["seat"] == seat and e["phase"] == phase)
        for seat in (0, 1)
    ]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_worked_examples_of_the_play(example):
    _, pone, dealer, told, for_pone, for_dealer = example
    table = placed(hands=[pone.split(), dealer.split()], dealer=1, phase="play")
    order = " ".join(word[1:3] for word in told.split() if "=" in word)
    assert points(lay(table, order)) == [for_pone, for_dealer]


def test_p6_wins_in_the_play_and_shows_the_rest():
    table = placed(
        hands=[["4H", "6C", "KD", "KS"], ["5D", "5S", "TH", "9C"]], scores=[115, 118],
        starter="8D", crib=["AC", "AD", "2C", "2H"], dealer=1, phase="play",
    )
    events = lay(table, "4H 5D 6C 5S KD")
    state = table.ask("state")["state"]
    assert state["over"] is True and state["winners"] == [0] and state["seat"] is None
    assert state["scores"] == [121, 118] and [e["reason"] for e in events][-1] == "go"
    assert table.ask("legal") == {"ok": True, "seat": None, "moves": [], "complete": True}
    assert "over" in table.refused("play", move="play KS")
    assert "over" in table.refused("choose", level="hard") and "over" in table.refused("hint")
    assert table.ask("view", seat=0)["view"]["crib"] == ["AC", "AD", "2C", "2H"]
    again = placed(**state)
    assert again.ask("state")["state"] == state


@pytest.mark.parametrize("row", SHOWS, ids=lambda row: row[0])
def test_worked_examples_of_the_show(row):
    _, hand, starter, crib, *columns, total = row
    reply = Table().ask("score", hand=hand.split(), starter=starter, crib=crib)
    assert reply["points"] == total
    reasons = ("fifteen", "pair", "run", "flush", "nobs")
    for reason, expected in zip(reasons, columns, strict=True):
        assert sum(e["points"] for e in reply["events"] if e["reason"] == reason) == expected


def test_e1_heels_win_before_the_lead():
    table = placed(hands=[["4H"], ["5D"]], dealer=1, phase="cut", scores=[0, 119])
    pack = table.ask("state")["state"]["pack"]
    depth = next(depth for depth in range(4, 37) if pack[depth - 1][0] == "J")
    reply = table.ask("play", move=f"cut {depth}")
    assert reply["over"] and reply["winners"] == [1] and reply["scores"] == [0, 121]
    assert reply["events"] == [
        {"seat": 1, "reason": "heels", "points": 2, "cards": [pack[depth - 1]], "phase": "cut"}
    ]


def test_e2_and_e3_the_order_of_the_show_decides():
    hands = [["2C", "2D", "9S", "KH"], ["7S", "7C", "8S", "KD"]]
    shown = {"hands": hands, "starter": "8H", "dealer": 1, "phase": "show"}
    state = placed(**shown, scores=[119, 120]).ask("state")["state"]
    assert state["scores"] == [121, 120] and state["winners"] == [0]
    hands[1] = ["2S", "2H", "TS", "KD"]
    table = placed(**shown, scores=[118, 119], crib=["AC", "AD", "AS", "AH"])
    state = table.ask("state")["state"]
    assert state["scores"] == [120, 121] and state["winners"] == [1]
    assert {e["phase"] for e in table.ask("view", seat=0)["view"]["events"]} == {"hand"}


def test_e4_the_loser_keeps_100():
    table = placed(
        hands=[["4H", "9C"], ["4D", "9D"]], dealer=1, phase="play", scores=[100, 120]
    )
    lay(table, "4H")
    reply = table.ask("play", move="play 4D")
    assert reply["scores"] == [100, 122] and reply["winners"] == [1]


def test_a_rule_shown_with_few_cards():
    table = placed(hands=[["5H"], ["TD", "JC"]], dealer=1)
    assert [e["reason"] for e in lay(table, "5H TD JC")] == ["fifteen", "last"]
    assert table.ask("state")["state"]["phase"] == "show"
    assert table.ask("legal")["moves"] == ["deal"]


def test_question_marks_are_filled_from_the_unseen_rest():
    hidden = {"hands": [["5H", "?", "?"], ["?"] * 3], "crib": ["?"] * 4, "starter": "?"}
    state = placed(**hidden, dealer=1).ask("state")["state"]
    named = [*state["hands"][0], *state["hands"][1], *state["crib"], state["starter"]]
    assert "?" not in named and "5H" in named and len(set(named) | set(state["pack"])) == 52
    assert placed(**hidden, dealer=1).ask("state")["state"] == state, "the seed decides"
    assert placed(8, **hidden, dealer=1).ask("state")["state"] != state


def test_a_view_is_a_position_with_the_unknown_dealt_anew():
    table = begun(dealer=1)
    for _ in range(5):
        table.ask("play", move=table.ask("legal")["moves"][0])
    view = table.ask("view", seat=0)["view"]
    assert view["hands"][1] == ["?"] * 3 and view["crib"][2:] == ["?", "?"]
    assert "pack" not in view and view["seat"] == 0
    state = placed(**view).ask("state")["state"]
    assert state["hands"][0] == view["hands"][0] and state["pile"] == view["pile"]


def test_every_state_of_a_match_is_a_position():
    table = begun()
    for n in range(60):
        state = table.ask("state")["state"]
        assert placed(**state).ask("state")["state"] == state, state
        moves = table.ask("legal")["moves"]
        assert placed(**state).ask("legal")["moves"] == moves
        table.ask("play", move=moves[n * 7 % len(moves)])


def test_passo_of_a_position_is_not_said_twice():
    table = placed(
        hands=[["2C", "3S"], ["KD", "9C"]], dealer=1,
        pile=[[0, "AC"], [1, "KC"], [0, "AH"], [1, "TH"], [0, "2D"]],
    )
    assert table.ask("state")["state"]["seat"] == 0
    assert [e["reason"] for e in lay(table, "2C")] == ["pair"]


FIVE = {"hands": [["5H"], ["5S"]], "dealer": 1}


@pytest.mark.parametrize(
    "wrong, word",
    [
        ({"hands": [["5H"], ["5H"]]}, "twice"),
        ({**FIVE, "starter": "5H"}, "twice"),
        ({**FIVE, "pile": [[0, "5H"]]}, "twice"),
        ({**FIVE, "pack": ["2C", "2C"]}, "twice"),
        ({**FIVE, "pack": ["2C"]}, "leaves out"),
        ({"hands": [["5X"], []]}, "no card"),
        ({"hands": [[5], []]}, '"5H"'),
        ({"hands": [["5H"]]}, "list of 2"),
        ({"hands": "5H"}, "list of 2"),
        ({"hands": [["?"] * 7, ["5H"]]}, "at most 6"),
        ({**FIVE, "crib": ["?"] * 5}, "the crib 4"),
        ({"hands": [["?"] * 26, ["?"] * 27]}, "more \"?\""),
        ({**FIVE, "dealer": 2}, '"dealer"'),
        ({**FIVE, "dealer": None}, '"dealer"'),
        ({**FIVE, "phase": "hand"}, '"phase"'),
        ({**FIVE, "phase": ["play"]}, '"phase"'),
        ({**FIVE, "scores": [121, 121]}, "Only one"),
        ({**FIVE, "scores": [0, -1]}, '"scores"'),
        ({**FIVE, "scores": [0, 0, 0]}, "list of 2"),
        ({**FIVE, "scores": [0, 1e9]}, '"scores"'),
        ({**FIVE, "seat": 2}, '"seat"'),
        ({**FIVE, "pile": [[0, "KH"]], "seat": 0}, "not for seat 0"),
        ({**FIVE, "pile": [[0, "KH"], [1, "KS"], [0, "KD"]]}, "can lay"),
        ({**FIVE, "pile": [[0, "KH"], [1, "KS"], [0, "JD"], [1, "AC"]]}, "can lay"),
        ({**FIVE, "pile": [["5D"]]}, "list of 2"),
        ({**FIVE, "pile": [[2, "5D"]]}, "0 to 1"),
        ({**FIVE, "pile": [[0, "?"]]}, "names its cards"),
        ({**FIVE, "phase": "discard"}, "needs two cards"),
        ({"hands": [["?"] * 6, ["?"] * 6], "phase": "discard", "seat": 1}, "Seat 0 decides"),
        ({"hands": [["?"] * 6, ["?"] * 6], "phase": "discard", "crib": ["?"]}, "the crib"),
        ({**FIVE, "phase": "cut", "starter": "2C"}, "no starter"),
        ({**FIVE, "phase": "cut", "pile": [[0, "2C"]]}, "laid before"),
        ({"hands": [[], ["5H"]], "dealer": 1, "phase": "cut"}, "pone"),
        ({"hands": [[], []], "dealer": 1}, "lay a card"),
        ({"dealer": None, "phase": "cut", "hands": [["5H"], []]}, "no dealer and no hand"),
        ({"dealer": None, "phase": "cut", "cuts": ["?"]}, '"?"'),
        ({**FIVE, "hand": ["5H"], "cribs": []}, "crib"),
        ([], "object"),
        (None, "object"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(wrong, word):
    table = begun()
    before = table.ask("state")
    sentence = table.refused("position", game="cribbage", position=wrong)
    assert word in sentence and sentence.endswith("."), sentence
    assert table.ask("state") == before


def test_the_cut_for_the_first_deal_is_a_position_too():
    table = placed(3, dealer=None, phase="cut", cuts=["7C"])
    state = table.ask("state")["state"]
    assert state["seat"] == 1 and len(state["pack"]) == 51 and "7C" not in state["pack"]
    pair = state["pack"].index("7D") + 1
    table.ask("play", move=f"cut {pair}")
    state = table.ask("state")["state"]
    assert state["seat"] == 0 and state["dealer"] is None and state["cuts"] == ["7C", "7D"]


def test_a_saved_position_is_loaded_again():
    table = placed(**FIVE)
    table.ask("play", move="play 5H")
    other = Table()
    assert other.ask("load", record=table.ask("save")["record"]) == table.ask("state")
    assert json.dumps(other.ask("undo")) == json.dumps(table.ask("undo"))
