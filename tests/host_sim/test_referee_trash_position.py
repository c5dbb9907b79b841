# SPDX-License-Identifier: MIT
"""Positions of Trash through the referee: both ways, filled from the unseen rest, and refused."""

import pytest

from engine.rng import Rng
from tests.host_sim.asking import Table
from tests.host_sim.test_referee_trash import new, placed, play, state, told


def test_a_last_chance_in_a_position():
    table = placed(
        options={"lastchance": True}, layouts=["A2", "A.", ".."], seat=1, hidden=[[], ["?"]],
        stock=["2H", "KH"],
    )
    assert told(play(table, "stock")) == "2>2 wins1"
    assert told(play(table, "stock")) == "-K shrinks0=1 shrinks1=1"
    assert state(table)["seat"] == 0, "who was complete first begins"


def test_question_marks_and_missing_cards_are_filled_from_the_unseen_rest():
    asked = {"layouts": ["..J....", "A.3"], "hidden": [["5H", "?"]], "stock": ["?", "KH"]}
    now = state(placed(**asked))
    assert now["hidden"][0][0] == "5H" and now["stock"][1] == "KH"
    named = [card for row in now["hidden"] for card in row] + now["stock"]
    assert "?" not in named and len(set(named)) == len(named) == 52 - 3
    assert state(placed(**asked)) == now, "the seed decides"
    assert state(placed(8, **asked)) != now
    assert [card for card in named if card[0] in "AJ3"].count("AC") == 0, "it lies face up"


def test_naturals_take_any_suit_still_free():
    five = {"layouts": ["....5", "....5.", ".....J"]}
    now = state(placed(**five, stock=["5C", "5D", "5H", "5S", "5C", "5D"]))
    named = [card for row in now["hidden"] for card in row] + now["stock"]
    assert sum(card[0] == "5" for card in named) == 6 and len(named) == 104 - 3
    sentence = Table().refused(
        "position", game="trash", position={**five, "stock": ["5C", "5D", "5H", "5S"] * 2}
    )
    assert "rank 5" in sentence


@pytest.mark.slow
def test_every_state_and_view_of_a_match_is_a_position():
    for seats, options in ((2, {}), (3, {"lastchance": True}), (6, {})):
        table = new(seats, options=options)
        rng = Rng("states")
        for _ in range(150):
            now = state(table)
            again = placed(**now, options=options)
            assert state(again) == now, now
            moves = table.ask("legal")["moves"]
            assert again.ask("legal")["moves"] == moves
            view = table.ask("view", seat=rng.below(seats))["view"]
            seen = state(placed(**view, options=options))
            assert seen["layouts"] == now["layouts"] and seen["discard"] == now["discard"]
            assert len(seen["stock"]) == len(now["stock"]) and seen["hand"] == now["hand"]
            table.ask("play", move=moves[rng.below(len(moves))])


def test_a_view_hides_what_lies_face_down():
    table = new(2)
    view = table.ask("view", seat=1)["view"]
    assert view["hidden"] == [["?"] * 10] * 2 and view["stock"] == ["?"] * 32
    assert view["events"] == [] and view["over"] is False and view["winners"] == []
    play(table, "stock")
    if state(table)["hand"] is None:
        assert table.ask("view", seat=1)["view"]["discard"] == state(table)["discard"]


def test_a_saved_position_is_loaded_again():
    table = placed(layouts=["A.3", "J...", "...."], options={"packs": 3}, discard=["KH"])
    play(table, "stock")
    other = Table()
    assert other.ask("load", record=table.ask("save")["record"]) == table.ask("state")
    assert other.ask("undo") == table.ask("undo")


TWO = {"layouts": ["A.3", ".."]}


@pytest.mark.parametrize(
    "wrong, word",
    [
        ({}, '"layouts"'),
        ({"layouts": "A.3"}, "list"),
        ({"layouts": ["A.3"]}, "2 to 6"),
        ({"layouts": ["."] * 7}, "2 to 6"),
        ({"layouts": ["A.3", ""]}, "1 to 10"),
        ({"layouts": ["A.3", "." * 11]}, "1 to 10"),
        ({"layouts": ["A.3", 3]}, "1 to 10"),
        ({"layouts": ["A.3", None]}, "1 to 10"),
        ({"layouts": ["A.4", ".."]}, "Position 3"),
        ({"layouts": ["A.3", "K."]}, "Position 1"),
        ({"layouts": ["A.3", "a."]}, "Position 1"),
        ({"layouts": ["A.3", "\u0663."]}, "Position 1"),
        ({"layouts": ["A23", ".."]}, "complete"),
        ({"layouts": ["A.3", "A2"]}, "at once"),
        ({"layouts": ["A.3", "A"], "seat": 0}, "at once"),
        ({**TWO, "seat": None}, "over only where"),
        ({"layouts": ["A2", "A"], "seat": None}, "only one"),
        ({**TWO, "seat": 2}, '"seat"'),
        ({**TWO, "seat": "0"}, '"seat"'),
        ({**TWO, "hidden": [["2H", "2D"]]}, "no more cards"),
        ({**TWO, "hidden": [[], [], []]}, "2 layouts"),
        ({**TWO, "hidden": [["2X"]]}, "no card"),
        ({**TWO, "hidden": ["2H"]}, "list"),
        ({**TWO, "hidden": [[2]]}, '"5H"'),
        ({**TWO, "hidden": [["2H"], ["2H"]]}, "more often"),
        ({**TWO, "stock": ["2H", "2H"]}, "more often"),
        ({**TWO, "stock": ["2H"], "discard": ["2H"]}, "more often"),
        ({**TWO, "stock": ["JH"], "hand": "JH"}, "more often"),
        ({**TWO, "stock": ["?"] * 50}, 'more "?"'),
        ({**TWO, "stock": ["AC", "AD", "AH", "AS"]}, "rank A"),
        ({**TWO, "stock": "2H"}, "list"),
        ({**TWO, "stock": []}, "go on"),
        ({**TWO, "stock": [], "discard": ["KH"]}, "go on"),
        ({**TWO, "discard": ["JH"]}, "Jack"),
        ({**TWO, "discard": ["?"]}, '"?"'),
        ({**TWO, "hand": "5H"}, "Only a Jack"),
        ({**TWO, "hand": "?"}, '"?"'),
        ({**TWO, "hand": ["JH"]}, '"5H"'),
        ({**TWO, "aside": ["2H", "2H"]}, "more often"),
        ({**TWO, "layout": ["..", ".."], "hiden": []}, "hidden"),
        ([], "object"),
        (None, "object"),
        ("A.3", "object"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(wrong, word):
    table = new()
    before = table.ask("state")
    sentence = table.refused("position", game="trash", position=wrong)
    assert word in sentence and sentence.endswith(".") and "failed" not in sentence, sentence
    assert table.ask("state") == before


def test_seats_of_a_position_are_those_of_its_layouts():
    assert len(state(placed(layouts=[".."] * 5))["layouts"]) == 5
    sentence = Table().refused("position", game="trash", position=TWO, seats=3)
    assert '"seats" says 3' in sentence
    sentence = Table().refused(
        "position", game="trash", position={"layouts": [".."] * 5}, options={"packs": 1}
    )
    assert "3 packs or more" in sentence
