# SPDX-License-Identifier: MIT
"""Casino through the referee: positions both ways, the worked examples, matches, refusals."""

import json

import pytest

from engine.rng import Rng
from tests.host_sim.asking import Table

DECK = sorted(rank + suit for rank in "A23456789TJQK" for suit in "CDHS")
BUILD = {"value": 8, "groups": [["2H", "6C"]], "owner": 0}
THEIRS = {**BUILD, "owner": 1}
CALL = {"value": 7, "groups": [["2C", "5H"], ["7S"]], "owner": 0}


def asked(table="", *hands, **more) -> dict:
    """A position: cards as text, the pack empty unless more says otherwise."""
    return {"table": table.split(), "hands": [hand.split() for hand in hands], "pack": [], **more}


def placed(position: dict, **options) -> Table:
    table = Table()
    table.ask("position", game="casino", position=position, options=options)
    return table


def refused(position, **options) -> str:
    return Table().refused("position", game="casino", position=position, options=options)


# name, position, options, so many legal moves, some of them, and a move with its first event
EXAMPLES = [
    ("K1", asked("3D 7S KC 5H", "7D", "QS"), {}, 2, ["capture 7D: 7S"],
     "capture 7D: 7S", ("captures", "7D 7S")),
    ("K2", asked("AC 2D 3H 5S 6C 8D", "8C", "QS"), {}, 10, ["capture 8C: 8D"],
     "capture 8C: 8D, 3H+5S, 2D+6C", ("captures", "2D 3H 5S 6C 8C 8D")),
    ("K3", asked("9D 5S 4H 2C 7H", "9C", "QS"), {}, 8, ["capture 9C: 9D"],
     "capture 9C: 9D, 4H+5S, 2C+7H", ("captures", "2C 4H 5S 7H 9C 9D")),
    ("K4", asked("6H", "2S 8D", "KC 3D"), {}, 3, ["build 8 2S: 6H", "trail 2S", "trail 8D"],
     "build 8 2S: 6H", ("builds", "2S 6H")),
    ("K5", asked("", "8D 3C", "AC 9D KS", units=[BUILD], seat=1), {}, 4, ["trail KS"],
     "raise 9 AC: 8", ("raises", "AC")),
    ("K6", asked("2H 7C", "5D 7S", "QS"), {}, 5, ["build 7 5D: 2H"],
     "call 7 5D: 2H, 7C", ("calls", "2H 5D 7C")),
    ("K7", asked("8H", "8S 8D", "QS"), {}, 6, ["capture 8D: 8H", "trail 8S"],
     "call 8 8S: 8H", ("calls", "8H 8S")),
    ("K8", asked("KH", "QS", "2D 9S", units=[CALL], seat=1), {}, 2, ["trail 2D", "trail 9S"],
     "trail 9S", ("trails", "9S")),
    ("K9", asked("5D 3C", "8D 2C", "QS", units=[BUILD]), {}, 2, ["capture 8D: unit"],
     "capture 8D: 3C+5D, unit", ("captures", "2H 3C 5D 6C 8D")),
    ("K10", asked("KS KH 4D", "KD QS", "QC"), {}, 4, ["capture KD: KH", "capture KD: KS"],
     "capture KD: KS", ("captures", "KD KS")),
    ("K10 all", asked("KS KH 4D", "KD QS", "QC"), {"court": "all"}, 3, ["trail KD"],
     "capture KD: KH, KS", ("captures", "KD KH KS")),
    ("K11", asked("5C", "3D 8H", "QS", units=[THEIRS]), {}, 4, ["capture 8H: unit"],
     "call 8 3D: 5C, unit", ("calls", "3D 5C")),
    ("K12", asked("9H 4S 5S", "AC 9D 8H", "QS", units=[BUILD]), {}, 8, ["raise 9 AC: 8"],
     "raise 9 AC: 8, 9H, 4S+5S", ("raises", "4S 5S 9H AC")),
    ("K13", asked("AH", "AS AD", "QS"), {}, 6, ["call 1 AD: AH"],
     "call 1 AS: AH", ("calls", "AH AS")),
    ("K14", asked("", "7D 9C", "QS", units=[
        {"value": 7, "groups": [["2C", "5H"]], "owner": 0},
        {"value": 9, "groups": [["9H"], ["9S"]], "owner": 0},
    ]), {}, 2, ["capture 7D: unit"], "capture 9C: unit", ("captures", "9C 9H 9S")),
    ("K20", asked("3H 4S", "QS", "7D 7C KS", units=[CALL], seat=1), {}, 13,
     ["capture 7D: 4S+3H"], "call 7 7C: unit", ("calls", "7C")),
    ("K21", asked("3C 5D", "8D", "KC", units=[BUILD]), {}, 2, ["capture 8D: unit"],
     "capture 8D: unit", ("captures", "2H 6C 8D")),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_worked_examples(example):
    _, position, options, count, some, move, (reason, cards) = example
    table = placed(position, **options)
    legal = table.ask("legal")
    assert len(legal["moves"]) == count and legal["complete"] is True
    assert set(some) <= set(legal["moves"])
    event = table.ask("play", move=move)["events"][0]
    assert event["reason"] == reason and sorted(event["cards"]) == cards.split()
    assert table.ask("undo")["state"] == placed(position, **options).ask("state")["state"]


def test_k5_and_k11_and_k20_change_the_owner():
    table = placed(asked("", "8D 3C", "AC 9D KS", units=[BUILD], seat=1))
    table.ask("play", move="raise 9 AC: 8")
    units = table.ask("state")["state"]["units"]
    assert units == [{"value": 9, "groups": [["2H", "6C", "AC"]], "owner": 1}]
    assert "trail 3C" in table.ask("legal")["moves"]


def test_k15_the_rest_goes_to_the_last_capture():
    table = placed(asked("KH 2D", "4C", "", last=1), sweeps=1)
    reply = table.ask("play", move="trail 4C")
    assert [event["reason"] for event in reply["events"]] == ["trails", "leftovers", "cards"]
    assert sorted(reply["events"][1]["cards"]) == ["2D", "4C", "KH"]


def rest(*piles) -> str:
    """The cards that are in none of the piles."""
    return " ".join(card for card in DECK if card not in " ".join(piles).split())


def test_k16_to_k19_the_count_of_a_round():
    first = "TD AS AH 3S 4S 5S 6S 7S 2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H"
    second = rest(first, "KC")
    table = placed(asked("", "KC", "", taken=[first.split(), second.split()], last=0,
                         scores=[19, 20]))  # fmt: skip
    reply = table.ask("play", move="trail KC")
    scored = {(e["reason"], e["seat"], e["points"]) for e in reply["events"]}
    assert {("cards", 0, 3), ("spades", 1, 1), ("big", 0, 2), ("little", 1, 1)} <= scored
    assert reply["scores"] == [26, 24] and reply["winners"] == [0] and reply["seat"] is None
    tied = placed(asked("", "KC", "", taken=[first.split()[1:], (second + " TD").split()], last=0,
                        scores=[18, 18]))  # fmt: skip
    reply = tied.ask("play", move="trail KC")
    assert reply["scores"] == [20, 24] and reply["over"] is True
    state = table.ask("state")["state"]
    assert placed(state).ask("state")["state"] == state


def test_k18_four_players():
    piles = ["AS 3S 4S 5S", "6S 7S 8S 9S TD", "TS JS QS", "2S KS AC AD AH"]
    plain = rest(*piles).split()
    taken = []
    for pile, size in zip(piles, (13, 14, 13, 11), strict=True):
        own = pile.split()
        taken.append(own + [plain.pop() for _ in range(size - len(own))])
    table = placed(asked("", plain[0], "", "", "", taken=taken, last=0))
    assert table.ask("play", move=f"trail {plain[0]}")["scores"] == [1, 2, 0, 4]


def test_what_a_position_leaves_out_is_the_pack():
    position = {"table": ["6H"], "hands": [["2S", "8D"], ["KC", "?"]], "seat": 0}
    state = placed(position).ask("state")["state"]
    assert len(state["pack"]) == 52 - 5 and "?" not in state["hands"][1]
    found = state["table"] + state["pack"] + state["hands"][0] + state["hands"][1]
    assert sorted(found) == DECK
    assert placed(position).ask("state")["state"] == state, "dealt from the same seed"
    view = placed(position).ask("view", seat=0)["view"]
    assert view["hands"] == [["2S", "8D"], ["?", "?"]] and set(view["pack"]) == {"?"}


def test_a_unit_says_whether_it_is_new_where_that_matters():
    position = asked("", "8D KS", "KC", units=[{**BUILD, "new": False}])
    table = placed(position, trailing="next")
    assert table.ask("state")["state"]["units"] == [{**BUILD, "new": False}]
    assert table.ask("legal")["moves"] == ["capture 8D: unit", "trail KS"]
    assert placed(position).ask("state")["state"]["units"] == [BUILD]
    assert placed(position).ask("legal")["moves"] == ["capture 8D: unit"]


@pytest.mark.parametrize(
    "position, why",
    [
        ({}, '"hands" is missing'), (asked("6H"), "2 to 4 seats"), (asked("6H", "2S"), "2 to 4"),
        ({"hands": 3}, "list"), (asked("6H", "2S", "6H"), "twice"), (asked("6X", "2S", ""), "6X"),
        (asked("6H", "2S ?", "", pack="?"), "list"), (asked("?", "2S", ""), '"?"'),
        ({"hands": [["2S"], []], "tabel": []}, "table"), (asked("6H", "2S", "", seat=2), "seat"),
        (asked("6H", "2S", "", seat=1), "holds no card"), (asked("6H", "", ""), "holds no card"),
        (asked("6H", "2S", "", seat=None), "over only"), (asked("6H", "2S", "", last=5), "last"),
        (asked("6H", "2S", "", scores=[1]), "scores"),
        (asked("6H", "2S", "", scores=[-1, 0]), "0 to"),
        (asked("6H", "2S", "", dealer=9), "dealer"), (asked("6H", "2S", "", units=3), "units"),
        (asked("6H", "8S", "", units=[{}]), "value"), (asked("6H", "8S", "", units=[7]), "object"),
        (asked("", "2S", "", units=[BUILD]), "must hold"),
        (asked("", "8S", "", units=[BUILD, {**BUILD, "groups": [["2S", "6S"]]}]), "not two"),
        (asked("", "8S", "", units=[{**BUILD, "groups": [["2S", "5S"]]}]), "add up"),
        (asked("", "8S", "", units=[{**BUILD, "groups": [["8D"]]}]), "two cards"),
        (asked("", "8S", "", units=[{**BUILD, "groups": []}]), "two cards"),
        (asked("", "8S", "", units=[{**BUILD, "groups": [["KD", "8D"]]}]), "add up"),
        (asked("", "8S", "", units=[{**BUILD, "owner": 2}]), "owner"),
        (asked("", "8S", "", units=[{**BUILD, "value": 11}]), "value"),
        (asked("", "2S", "", taken=[["2S"], []]), "twice"),
        (asked("", "2S", "", taken=[]), "taken"),
        (asked("", " ".join(["?"] * 30), " ".join(["?"] * 30)), "more"),
        ([], "object"), ("K1", "object"), (None, "object"),
    ],
)  # fmt: skip
def test_positions_that_cannot_be_are_refused(position, why):
    error = refused(position)
    assert why in error and error.endswith(".") and len(error) < 200


def test_options_and_seats_have_to_fit():
    position = asked("6H", "2S", "KC")
    assert "4 seats" in refused(position, partners=True)
    assert "free, must" in refused(position, capture="maybe")
    assert "0, 1" in refused(position, sweeps=True)
    error = Table().refused("position", game="casino", position=position, seats=3)
    assert "2 hands" in error
    error = refused(asked("6H", "2S", "KC", scores=[21, 0]), finish="count")
    assert "over at 21" in error
    partners = asked("6H", "2S", "3S", "4S", "5S", scores=[1, 2, 3, 2])
    assert "Partners" in refused(partners, partners=True)


def test_a_move_that_is_not_allowed_changes_nothing():
    table = placed(asked("6H", "2S 8D", "KC"))
    before = table.ask("state")
    for move in ("build 8 2S: 6D", "trail KC", "capture 8D: 6H", "capture 8D: unit", "call", ""):
        assert table.refused("play", move=move).endswith(".")
    assert table.ask("state") == before


def test_choose_and_hint_are_legal_and_told_in_both_languages():
    table = placed(asked("6H 3C", "2S 8D", "KC 9C", pack="4C 4D 4H 4S".split()))
    legal = table.ask("legal")["moves"]
    for level in ("easy", "medium", "hard"):
        assert table.ask("choose", level=level)["move"] in legal
    hint = table.ask("hint")
    assert hint["move"] == table.ask("choose", level="hard")["move"]
    assert set(hint["why"]) == {"it", "en"} and hint["why"]["it"].endswith(".")


def conserved(state: dict) -> bool:
    """Whether every card is somewhere, once."""
    found = state["table"] + state["pack"]
    for pile in state["hands"] + state["taken"]:
        found = found + pile
    for unit in state["units"]:
        for group in unit["groups"]:
            found = found + group
    return sorted(found) == DECK


@pytest.mark.parametrize("number", range(12))
def test_random_matches_and_every_state_is_a_position(number):
    rng = Rng("referee", number)
    seats = 2 + number % 3
    options = {
        "capture": ("free", "must")[rng.below(2)], "court": ("one", "all")[rng.below(2)],
        "trailing": ("always", "next")[rng.below(2)], "sweeps": rng.below(2),
        "finish": ("round", "count")[rng.below(2)], "partners": seats == 4 and rng.below(2) == 1,
    }  # fmt: skip
    table = Table()
    table.ask("new", game="casino", seats=seats, seed=number, options=options)
    sums = [0] * seats
    over = False
    while not over:
        moves = table.ask("legal", limit=30)["moves"]
        reply = table.ask("play", move=moves[rng.below(len(moves))])
        for event in reply["events"]:
            for seat in range(seats):
                mate = options["partners"] and seat % 2 == event["seat"] % 2
                sums[seat] += event["points"] if mate or seat == event["seat"] else 0
        assert reply["scores"] == sums
        over = reply["over"]
        state = table.ask("state")["state"]
        assert conserved(state) or over
        if rng.below(4) == 0:
            again = placed(state, **options)
            assert again.ask("state")["state"] == state
            assert json.dumps(again.ask("legal")) == json.dumps(table.ask("legal"))
    saved = table.ask("save")["record"]
    loaded = Table()
    loaded.ask("load", record=saved)
    assert loaded.ask("state") == table.ask("state") and conserved(loaded.ask("state")["state"])
