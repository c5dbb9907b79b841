# SPDX-License-Identifier: MIT
"""Trash through the referee: worked examples, commands and whole matches."""

import pytest

from engine.rng import Rng
from tests.engine.test_trash_examples import EXAMPLES
from tests.host_sim.asking import Table

DOWN = ".........."
RANKS = "A23456789TJQK"


def placed(seed=7, options=None, **position) -> Table:
    table = Table()
    table.ask("position", game="trash", position=position, seed=seed, options=options or {})
    return table


def new(seats: int = 2, seed=7, **fields) -> Table:
    table = Table()
    table.ask("new", game="trash", seats=seats, seed=seed, **fields)
    return table


def state(table: Table) -> dict:
    return table.ask("state")["state"]


def play(table: Table, *moves) -> list:
    """Play moves; the events of all of them."""
    return [event for move in moves for event in table.ask("play", move=move)["events"]]


def told(events: list) -> str:
    """Events as the worked examples write them."""
    words = []
    for event in events:
        ranks = "".join(card[0] for card in event["cards"])
        words.append({
            "places": lambda e, r: f"{r}>{e['position']}",
            "discards": lambda e, r: f"-{r}",
            "wins": lambda e, r: f"wins{e['seat']}",
            "shrinks": lambda e, r: f"shrinks{e['seat']}={e['size']}",
            "reshuffles": lambda e, r: "reshuffles",
        }[event["reason"]](event, ranks))
    return " ".join(words)


def under(layout: str, hidden: dict) -> list:
    """The face-down cards of a layout in order, `?` where none is named."""
    return [hidden.get(i + 1, "?") for i, face in enumerate(layout) if face == "."]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[0])
def test_worked_examples(example):
    _, layout, hidden, stock, discard, moves, happens, after = example
    drawn = {"stock": stock.split()} if stock else {}
    for options in ({"lastchance": True}, {}):
        table = placed(
            layouts=[layout, DOWN], hidden=[under(layout, hidden)], discard=discard.split(),
            options=options, **drawn,
        )
        events = told(play(table, *moves.split(", ")))
        if options:
            assert events == happens and state(table)["layouts"] == [after, DOWN]
        else:
            assert events.startswith(happens)
            assert ("shrinks0" in events) == ("wins0" in happens and len(layout) > 1)


def test_t7_and_t13_what_may_be_taken():
    table = placed(layouts=[".........", DOWN], stock=["TH"])
    play(table, "stock")
    assert table.ask("legal")["moves"] == ["stock", "discard"]
    table = placed(layouts=[".23456789T", DOWN], discard=["4D"])
    assert table.ask("legal") == {"ok": True, "seat": 0, "moves": ["stock"], "complete": True}
    assert "stock would be" in table.refused("play", move="discard")


def test_t8_the_card_under_the_last_place_stays_in_hand():
    table = placed(layouts=[".", ".."], hidden=[["QS"]], stock=["AH"])
    reply = table.ask("play", move="stock")
    assert reply["over"] and reply["winners"] == [0] and reply["seat"] is None
    assert reply["scores"] == [10, 8]
    end = state(table)
    assert end["hand"] == "QS" and end["layouts"] == ["A", ".."] and end["seat"] is None
    assert table.ask("legal")["moves"] == [] and "over" in table.refused("hint")
    assert state(placed(**end)) == end


def test_t15_an_empty_stock_is_made_of_the_discards():
    told_by_seed = set()
    for seed in range(6):
        discards = ["5H", "QH", "8H", "KH"]
        table = placed(seed, layouts=["A.3456789T", DOWN], stock=[], discard=discards)
        assert table.ask("legal")["moves"] == ["stock"]
        events = play(table, "stock")
        assert events[0] == {"seat": 0, "reason": "reshuffles", "points": 0, "cards": []}
        told_by_seed.add(told(events))
        now = state(table)
        assert now["discard"][0] == "KH" and len(now["stock"]) == 2
    assert told_by_seed == {"reshuffles -5", "reshuffles -Q", "reshuffles -8"}
    table = placed(layouts=["A.3456789T", DOWN], stock=[], discard=["5H", "QH", "8H", "2H"])
    assert told(play(table, "discard")) == "2>2 wins0 shrinks0=9"


def test_t16_sizes_and_the_first_to_play():
    table = placed(layouts=["A23456..", "........."], hidden=[["8D", "?"]], stock=["7C"])
    assert state(table)["scores"] == [2, 1]
    assert told(play(table, "stock")) == "7>7 8>8 wins0 shrinks0=7"
    now = state(table)
    assert [len(layout) for layout in now["layouts"]] == [7, 9] and now["seat"] == 0
    assert len(now["stock"]) == 36 and now["discard"] == [] and now["scores"] == [3, 1]


def test_events_carry_position_and_size():
    table = placed(layouts=["A.", DOWN], hidden=[["KH"]], stock=["2D"])
    assert play(table, "stock") == [
        {"seat": 0, "reason": "places", "points": 0, "cards": ["2D"], "position": 2},
        {"seat": 0, "reason": "wins", "points": 1, "cards": []},
        {"seat": 0, "reason": "shrinks", "points": 0, "cards": [], "size": 1},
    ]


def test_a_new_match_deals_from_the_front():
    deck = [rank + suit for rank in RANKS for suit in "CDHS"]
    now = state(new(dealer=1, decks=[deck]))
    assert now["hidden"] == [deck[0:20:2], deck[1:20:2]] and now["stock"] == deck[20:]
    assert now["layouts"] == [DOWN, DOWN] and now["hand"] is None and now["seat"] == 0
    assert state(new(3, decks=[deck + deck]))["hidden"][1] == deck[1:30:3]
    assert "104" in Table().refused("new", game="trash", seats=3, decks=[deck])
    assert "each of the 52" in Table().refused("new", game="trash", decks=[deck[:-1] + ["AC"]])
    for dealer in (0, 1, 2):
        assert state(new(3, dealer=dealer))["seat"] == (dealer + 1) % 3


def test_options():
    assert "packs or more" in Table().refused("new", game="trash", seats=5, options={"packs": 2})
    assert len(state(new(2, options={"packs": 3}))["stock"]) == 156 - 20
    assert '"packs"' in Table().refused("new", game="trash", options={"packs": 4})
    assert '"lastchance"' in Table().refused("new", game="trash", options={"lastchance": 1})
    table = placed(options={"packs": 2}, layouts=["....5.....", "....5....."])
    assert len(state(table)["stock"]) == 104 - 20
    packs = [game for game in Table().ask("games")["games"] if game["name"] == "trash"]
    assert packs == [{
        "name": "trash", "seats": [2, 3, 4, 5, 6],
        "options": {"packs": [0, 1, 2, 3], "lastchance": [False, True]},
    }]


def test_choose_hint_undo_redo_save_and_load():
    table = new(4, options={"lastchance": True})
    for _ in range(60):
        moves = table.ask("legal")["moves"]
        hard = table.ask("choose", level="hard")["move"]
        hint = table.ask("hint")
        assert hint["move"] == hard and hard in moves
        assert all(hint["why"][language].endswith(".") for language in ("it", "en"))
        for level in ("easy", "medium"):
            assert table.ask("choose", level=level)["move"] in moves
        table.ask("play", move=hard)
    now = table.ask("state")
    back = [table.ask("undo") for _ in range(20)]
    for before in back[-2::-1]:
        assert table.ask("redo") == before
    assert table.ask("redo") == now
    other = Table()
    assert other.ask("load", record=table.ask("save")["record"]) == now
    assert other.ask("undo") == table.ask("undo")


def random_match(seed: int, seats: int, options: dict) -> int:
    """Play one match as another program would; check cards, sums and the end; how many moves."""
    table = new(seats, seed, options=options)
    rng = Rng(str(seed), 9)
    sums = [0] * seats
    packs = options.get("packs") or (seats + 1) // 2
    moves = 0
    over = False
    while not over:
        legal = table.ask("legal")
        reply = table.ask("play", move=legal["moves"][rng.below(len(legal["moves"]))])
        for event in reply["events"]:
            sums[event["seat"]] += event["points"]
        assert reply["scores"] == sums
        over = reply["over"]
        moves += 1
        if moves % 7 == 0:
            now = state(table)
            ranks = "".join(now["layouts"]).replace(".", "")
            rows = [*now["hidden"], now["stock"], now["discard"], now.get("aside", [])]
            ranks += "".join(card[0] for row in rows for card in row) + (now["hand"] or "")[:1]
            assert sorted(ranks) == sorted(RANKS * 4 * packs)
            assert not [card for card in now["discard"] if card[0] == "J"]
    assert reply["winners"] == [seat for seat in range(seats) if sums[seat] == 10]
    return moves


def test_random_matches_end_properly():
    for n in range(24):
        seats = 2 + n % 5
        options = {"lastchance": n % 2 > 0, "packs": 3 if n % 3 == 0 else 0}
        assert 20 < random_match(n, seats, options) < 4000
