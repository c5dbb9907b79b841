# SPDX-License-Identifier: MIT
"""The referee's commands (REFEREE.md)."""

from engine import catalog, record
from tests.host_sim.asking import Table, begun


def test_games_lists_every_game_with_seats_and_options():
    games = Table().ask("games")["games"]
    assert {"name": "cribbage", "seats": [2], "options": {}} in games
    assert [game["name"] for game in games] == [game[0] for game in catalog.games()]


def test_a_match_begins_with_the_cut_for_the_deal():
    state = begun().ask("state")["state"]
    assert state["phase"] == "cut" and state["dealer"] is None and state["cuts"] == []
    assert state["hands"] == [[], []] and len(state["pack"]) == 52 and state["seat"] == 0
    assert state["over"] is False and state["winners"] == [] and state["scores"] == [0, 0]


def test_with_a_dealer_the_first_cut_is_skipped():
    for dealer in (0, 1):
        state = begun(dealer=dealer).ask("state")["state"]
        assert state["phase"] == "discard" and state["dealer"] == dealer
        assert state["seat"] == 1 - dealer and [len(hand) for hand in state["hands"]] == [6, 6]
    assert begun(dealer=None).ask("state")["state"]["dealer"] is None


def test_a_seed_is_a_text_or_a_whole_number():
    packs = [Table().ask("new", game="cribbage", seed=seed)["state"]["pack"] for seed in (7, "7")]
    assert packs[0] == packs[1]
    for seed in (1.5, True, None, [], "", "x" * 65, "\ud800"):
        Table().refused("new", game="cribbage", seed=seed)


def test_given_decks_are_dealt_from_the_front():
    ranks, suits = "A23456789TJQK", "CDHS"
    deck = [rank + suit for rank in ranks for suit in suits]
    state = begun(dealer=1, decks=[deck]).ask("state")["state"]
    assert state["hands"] == [deck[0:12:2], deck[1:12:2]] and state["pack"] == deck[12:]
    assert "52 cards once" in Table().refused("new", game="cribbage", decks=[deck[:-1]])
    assert "52 cards once" in Table().refused("new", game="cribbage", decks=[deck[:-1] + ["AC"]])
    assert '"decks"' in Table().refused("new", game="cribbage", decks="AC")
    assert "at most 255" in Table().refused("new", game="cribbage", decks=[[]] * 256)


def test_cut_n_turns_the_nth_card_of_the_pack():
    table = begun(dealer=1)
    for seat in (0, 1):
        hand = table.ask("state")["state"]["hands"][seat]
        table.ask("play", move=f"discard {hand[5]} {hand[0]}")
    pack = table.ask("state")["state"]["pack"]
    assert "cut 4" in table.refused("play", move="cut 3")
    table.ask("play", move="cut 36")
    assert table.ask("state")["state"]["starter"] == pack[35]


def test_legal_gives_the_engine_s_order_and_says_where_it_stops():
    table = begun()
    whole = table.ask("legal")
    assert whole["moves"] == [f"cut {depth}" for depth in range(1, 52)]
    assert whole["seat"] == 0 and whole["complete"] is True
    assert table.ask("legal", limit=3) == {
        "ok": True, "seat": 0, "moves": ["cut 1", "cut 2", "cut 3"], "complete": False,
    }
    assert table.ask("legal", limit=51)["complete"] is True
    assert table.ask("legal", limit=0)["moves"] == []
    for limit in (-1, "3", 1.5, True, None):
        assert '"limit"' in table.refused("legal", limit=limit)


def test_play_tells_events_seat_scores_and_end():
    table = begun()
    assert table.ask("play", move=" cut  12 ") == {
        "ok": True, "events": [], "seat": 1, "scores": [0, 0], "over": False, "winners": [],
    }


def test_undo_and_redo_are_single_moves():
    table = begun()
    states = [table.ask("state")]
    for _ in range(12):
        table.ask("play", move=table.ask("legal")["moves"][0])
        states.append(table.ask("state"))
    for state in reversed(states[:-1]):
        assert table.ask("undo") == state
    assert "take back" in table.refused("undo")
    for state in states[1:]:
        assert table.ask("redo") == state
    assert "taken back" in table.refused("redo")


def test_choose_and_hint_play_nothing_and_repeat():
    table = begun(dealer=1)
    before = table.ask("state")
    for level in ("easy", "medium", "hard"):
        move = table.ask("choose", level=level)["move"]
        assert move in table.ask("legal")["moves"]
        assert table.ask("choose", level=level)["move"] == move
    hint = table.ask("hint")
    assert hint["move"] == table.ask("choose", level="hard")["move"]
    assert sorted(hint["why"]) == ["en", "it"]
    for sentence in hint["why"].values():
        assert sentence.endswith(".") and "{" not in sentence
    assert table.ask("state") == before
    assert "easy, medium, hard" in table.refused("choose", level="expert")
    assert '"level"' in table.refused("choose")


def test_score_counts_a_hand_or_a_crib():
    hand = ["2H", "4H", "6H", "8H"]
    assert Table().ask("score", hand=hand, starter="KC", crib=True)["points"] == 0
    assert Table().ask("score", hand=hand, starter="KC") == {
        "ok": True, "points": 4,
        "events": [
            {"seat": 0, "reason": "flush", "points": 4, "cards": hand, "phase": "hand"}
        ],
    }
    for wrong in (
        {"hand": hand[:3], "starter": "KC"}, {"hand": hand, "starter": "2H"}, {"hand": hand},
        {"hand": hand, "starter": None}, {"hand": hand, "starter": "?"},
        {"hand": ["2H", "2H", "6H", "8H"], "starter": "KC"}, {"hand": "2H", "starter": "KC"},
        {"hand": hand, "starter": "KC", "crib": 1}, {"hand": [2, 4, 6, 8], "starter": "KC"},
    ):
        Table().refused("score", **wrong)


def test_save_gives_the_handheld_s_bytes_and_load_takes_them():
    table = begun()
    for _ in range(9):
        table.ask("play", move=table.ask("legal")["moves"][-1])
    table.ask("undo")
    saved = table.ask("save")["record"]
    assert record.save(record.load(bytes.fromhex(saved))).hex() == saved
    other = Table()
    assert other.ask("load", record=saved) == table.ask("state")
    assert other.ask("redo") == table.ask("redo")
    for wrong in ("", "4d", "zz", saved[:-2], saved[:-1], "00" + saved, 7, None):
        assert other.refused("load", record=wrong).endswith(".")
    assert other.ask("state") == table.ask("state")


def test_commands_on_a_match_need_one():
    for cmd in ("state", "legal", "undo", "redo", "hint", "save"):
        assert "no match yet" in Table().refused(cmd)
    assert "no match yet" in Table().refused("view", seat=0)
    assert "no match yet" in Table().refused("play", move="cut 4")
    assert "no match yet" in Table().refused("choose", level="easy")


def test_a_misspelt_field_is_noticed_and_a_foreign_one_is_not_minded():
    assert '"dealer" may be meant' in Table().refused("new", game="cribbage", dealr=1)
    assert begun(id=5).ask("legal", id=6)["ok"]


def test_what_a_new_match_cannot_be():
    for fields in (
        {}, {"game": "whist"}, {"game": 5}, {"game": "cribbage", "seats": 3},
        {"game": "cribbage", "seats": 2.0}, {"game": "cribbage", "seats": [2]},
        {"game": "cribbage", "options": {"deck": "basic"}}, {"game": "cribbage", "options": []},
        {"game": "cribbage", "dealer": 2}, {"game": "cribbage", "dealer": True},
    ):
        sentence = Table().refused("new", **fields)
        assert sentence.endswith(".") and len(sentence) > 20, sentence
