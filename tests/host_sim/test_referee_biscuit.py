# SPDX-License-Identifier: MIT
"""Biscuit through the referee: B1 to B25 by `position` and `play`, and what is refused."""

import pytest

from engine import decktet, decktet_names
from tests.host_sim.asking import Table

# RULES.md 3.4: name, deck, initial card, placements with what each scores (as biscuit_kit.story).
EXAMPLES = (
    ("B1 B2", "basic", "5ML", "6MW@1,0 s2E 7ML@2,0 s3"),
    ("B3", "basic", "8MS", "9MS@1,0 s2 7SK@-1,0 s3 CM@2,0 s4"),
    ("B4", "basic", "8MS", "9MS@1,0 s2 5ML@2,0 0 8WL@3,0 h2O 7WY@3,1 s2 9WY@3,-1 s3 8YK@3,2 s2b2"),
    ("B5", "basic", "3MW", "5SW@1,0 0 3SK@2,0 h2O CS@2,1 0 CM@-1,0 b1 CK@2,-1 x4b1"),
    ("B6", "basic", "3MW", "5SW@1,0 0 3SK@2,0 h2O CS@2,1 0 CK@2,-1 x4 CM@-1,0 b2"),
    ("B7 B8", "basic", "3MW", "5SW@1,0 0 3SK@2,0 h2O 8MS@2,1 E 9LK@2,-1 0 2SY@2,2 E"),
    ("B9", "basic", "3MW", "5SW@1,0 0 3SK@2,0 h2O 6LK@2,1 0 3LY@2,2 x4b1"),
    ("B10", "excuse", "5ML", "E@1,0 0 6MW@2,0 E"),
    ("B11", "excuse", "5ML", "E@1,0 0 5YK@2,0 h2O 6SY@2,1 s2E"),
    ("B12", "basic", "9MS", "CM@1,0 s2 AS@-1,0 E"),
    ("B12 wrap", "basic", "CM", "AM@1,0 E"),
    ("B13", "pawns", "9MS", "CM@1,0 0"),
    ("B13 fresh", "pawns", "9MS", "PMSL@1,0 s2 CL@2,0 s3 AS@-1,0 E"),
    ("B14", "pawns", "PMSL", "PMYK@1,0 h2EO AK@2,0 E CS@-1,0 s2E"),
    ("B15", "courts", "PMSL", "TMWK@1,0 s2E CK@2,0 s3 9LK@-1,0 s4"),
    ("B15 ace", "courts", "AM", "PMSL@1,0 0 CS@2,0 E"),
    ("B16", "basic", "AM", "6MW@1,0 0 AW@2,0 h2O 9MS@-1,0 0 AS@-2,0 h2O 4WL@2,1 0 2SY@-2,-1 s2 "
     "AL@2,2 x4b1 AY@-2,-2 s2x4b2"),
    ("B17", "basic", "4MS", "9MS@1,0 0 7SK@2,0 E 4YK@3,0 h2O 5YK@3,1 s2 3LY@3,-1 s3 2SY@3,-2 s4"),
)
REASONS = {
    "s": "straight", "h": "hot", "x": "hotcross", "b": "biscuit", "E": "eleven", "O": "opens",
}
FULL = {"deck": "courts+excuse", "target": 0}


def placed(position: dict, **fields) -> Table:
    """A table with a position of Biscuit."""
    table = Table()
    table.ask("position", game="biscuit", position=position, **fields)
    return table


def noted(events: list) -> str:
    """Events as the vectors write them."""
    told = ""
    for letter in "shxbEO":
        these = [event for event in events if event["reason"] == REASONS[letter]]
        points = sum(event["points"] for event in these)
        told += letter + (str(points) if points else "") if these else ""
    return told or "0"


@pytest.mark.parametrize("name, deck, initial, line", EXAMPLES, ids=[one[0] for one in EXAMPLES])
def test_worked_examples_score_through_position_and_play(name, deck, initial, line):
    board = {"0,0": initial}
    words = line.split()
    for placement, wanted in zip(words[::2], words[1::2]):
        card, _, where = placement.partition("@")
        position = {"board": board, "hands": [[card, "?"], ["?"]], "pile": []}
        table = placed(position, options={"deck": deck})
        move = f"place {card} {where}"
        assert move in table.ask("legal")["moves"]
        assert noted(table.ask("play", move=move)["events"]) == wanted, (name, card)
        board = {**board, where: card}


def test_b18_b19_b20_going_out():
    def points(hands, **options):
        table = placed(
            {"board": {"0,0": "4MS"}, "hands": [["6MW"], *hands], "pile": []},
            options={"target": 0, **options},
        )
        told = table.ask("play", move="place 6MW 1,0")
        assert told["over"] is True
        return [event["points"] for event in told["events"]], told["scores"]

    assert points([["AM", "CK", "4WL", "7SK"]]) == ([5, 6], [11, 0])
    assert points([["PMSL", "E", "2MK"]], deck="pawns+excuse") == ([5, 5], [10, 0])
    found = points([["5ML"], ["9MS", "AK"], ["CW"]], partners=True)
    assert found == ([5, 2, -3, 1], [5, 0, 5, 0])


def test_b21_elevensies_with_the_last_card():
    position = {"board": {"0,0": "5ML"}, "hands": [["6MW"], ["4WL"]], "pile": ["CK", "2MK"]}
    told = placed(position, options={"target": 0}).ask("play", move="place 6MW 1,0")
    assert [event["reason"] for event in told["events"]] == ["straight", "eleven", "out", "bonus"]
    assert told["events"][1] == {
        "seat": 0, "reason": "eleven", "points": 0, "cards": ["6MW", "5ML"], "drawn": [[1, 1]],
    }
    assert told["events"][3]["cards"] == ["4WL", "CK"] and told["scores"] == [10, 0]


@pytest.mark.parametrize(
    "pile, options, drawn",
    [
        (["2SY", "2WL", "5SW"], {}, [[2, 1], [3, 1]]),
        (["2SY", "2WL", "5SW"], {"elevensies": "left"}, [[1, 1]]),
        (["2SY", "2WL", "5SW"], {"edition": "en"}, [[1, 1]]),
        (["2SY", "2WL", "5SW"], {"partners": True}, [[1, 1], [3, 1]]),
        (["2SY"], {}, [[2, 1]]),
        ([], {}, []),
    ],
)
def test_b22_who_draws(pile, options, drawn):
    hands = [["6MW", "AM"], ["4WL", "7SK", "8MS", "9LK", "2MK"], ["CK", "CW", "CS", "CL"],
             ["AY", "AK", "3SK", "3LY"]]
    table = placed({"board": {"0,0": "5ML"}, "hands": hands, "pile": pile}, options=options)
    events = table.ask("play", move="place 6MW 1,0")["events"]
    assert events[-1]["drawn"] == drawn


def test_b23_what_fits():
    hands = [["4MS", "9WY", "E"], ["AM"]]
    position = {"board": {"0,0": "4WL"}, "hands": hands}
    moves = placed(position, options=FULL).ask("legal")["moves"]
    assert moves == ["place 9WY -1,0", "place 9WY 1,0", "place E -1,0", "place E 1,0"]
    position["board"]["1,0"] = "E"
    position["hands"][0].remove("E")
    moves = placed(position, options=FULL).ask("legal")["moves"]
    assert moves == ["place 4MS 2,0", "place 9WY -1,0", "place 9WY 2,0"]


LINE = {"-1,0": "9LK", "0,0": "7SK", "1,0": "9MS"}


def test_b24_stale():
    position = {"board": LINE, "hands": [["AW"], ["7WY"]], "pile": []}
    table = placed(position, options={"target": 0})
    assert table.ask("legal")["moves"] == ["pass"]
    told = table.ask("play", move="pass")
    assert [event["reason"] for event in told["events"]] == ["passes", "stale"]
    assert told["over"] is True and told["scores"] == [0, 0] and told["winners"] == [0, 1]
    position["hands"][1] = ["2SY"]
    table = placed(position, options={"target": 0})
    assert [event["reason"] for event in table.ask("play", move="pass")["events"]] == ["passes"]
    assert table.ask("legal")["moves"] == ["place 2SY 2,0"]


def test_b25_a_drawn_card():
    position = {"board": LINE, "hands": [["AW", "7WY"], ["5SW"]], "pile": ["2SY", "4WL"]}
    for drawn, place in (("2SY", "place 2SY 2,0"), ("4WL", "place 4WL -2,0")):
        position["pile"].sort(key=lambda card: card != drawn)
        for option, moves in (("optional", [place, "pass"]), ("forced", [place])):
            table = placed(position, options={"drawn": option})
            assert table.ask("legal")["moves"] == ["draw"]
            told = table.ask("play", move="draw")
            assert [event["reason"] for event in told["events"]] == ["draws"]
            assert table.ask("legal")["moves"] == moves
            assert table.ask("state")["state"]["drawn"] == drawn
            assert table.ask("view", seat=1)["view"]["drawn"] == "?"


def test_new_sets_an_edition_and_what_is_said_outright():
    games = {game["name"]: game for game in Table().ask("games")["games"]}
    assert games["biscuit"]["seats"] == [2, 3, 4]
    assert games["biscuit"]["options"] == {
        "deck": ["basic", "excuse", "pawns", "pawns+excuse", "courts", "courts+excuse"],
        "elevensies": ["fewest", "left"],
        "drawn": ["optional", "forced"],
        "partners": [False, True],
        "target": [60, 0, 40, 80, 120],
        "tie": ["draw", "again"],
        "edition": ["it", "en"],
    }
    for options, size in (
        ({}, 36), ({"edition": "it"}, 45), ({"edition": "en"}, 37),
        ({"edition": "it", "deck": "pawns"}, 40),
    ):
        state = Table().ask("new", game="biscuit", seats=3, options=options)["state"]
        cards = len(state["board"]) + len(state["pile"]) + len(state["buried"])
        assert cards + sum(map(len, state["hands"])) == size
    assert "it, en" in Table().refused("new", game="biscuit", options={"edition": "fr"})
    assert "4 seats" in Table().refused("new", game="biscuit", options={"partners": True})
    assert "2 or 3 or 4" in Table().refused("new", game="biscuit", seats=5)


def test_given_decks_are_dealt_from_the_dealers_left():
    deck = decktet_names.texts(decktet.pack(False, False, False))
    state = Table().ask("new", game="biscuit", seats=2, decks=[deck])["state"]
    assert state["hands"] == [deck[0:12:2], deck[1:12:2]] and state["dealer"] == 1
    assert state["buried"] == [deck[12]] and state["board"] == {"0,0": deck[13]}
    assert state["pile"] == deck[14:] and len(state["pile"]) == 22
    with_dealer = Table().ask("new", game="biscuit", seats=2, decks=[deck], dealer=0)["state"]
    assert with_dealer["hands"] == [deck[1:12:2], deck[0:12:2]] and with_dealer["seat"] == 1
    for wrong in (deck[1:], deck[1:] + ["AS"], deck + ["E"], deck + ["E"] * 9):
        Table().refused("new", game="biscuit", decks=[wrong])
    assert '"5H"' in Table().refused("new", game="biscuit", decks=[["5H"]])
    # A deck whose initial card would be the Excuse is passed over (BI-05).
    excuse = deck[:13] + ["E"] + deck[13:]
    state = Table().ask(
        "new", game="biscuit", options={"deck": "excuse"}, decks=[excuse, deck + ["E"]]
    )["state"]
    assert state["board"] == {"0,0": deck[13]} and state["pile"][-1] == "E"


def test_a_view_hides_what_the_seat_may_not_know():
    table = Table()
    table.ask("new", game="biscuit", seats=3, seed=1)
    view = table.ask("view", seat=1)["view"]
    assert view["hands"][0] == ["?"] * 6 and "?" not in view["hands"][1]
    assert view["pile"] == ["?"] * 16 and "buried" not in view and view["events"] == []
    assert view["seat"] == 0 and view["over"] is False and view["winners"] == []


def test_players_and_hints_answer_at_every_level():
    table = Table()
    table.ask("new", game="biscuit", seats=4, seed="hint", options={"edition": "it"})
    for _ in range(20):
        legal = table.ask("legal")["moves"]
        for level in ("easy", "medium", "hard"):
            assert table.ask("choose", level=level)["move"] in legal
        hint = table.ask("hint")
        assert hint["move"] in legal and set(hint["why"]) == {"it", "en"}
        assert all(why.endswith(".") for why in hint["why"].values())
        table.ask("play", move=table.ask("choose", level="hard")["move"])


def test_a_record_resumes_and_undo_takes_back():
    table = Table()
    first = table.ask("new", game="biscuit", seats=3, seed=9, options={"edition": "en"})["state"]
    for _ in range(9):
        table.ask("play", move=table.ask("legal")["moves"][0])
    record = table.ask("save")["record"]
    again = Table()
    assert again.ask("load", record=record)["state"] == table.ask("state")["state"]
    for _ in range(9):
        state = again.ask("undo")["state"]
    assert state == first
