# SPDX-License-Identifier: MIT
"""What the casino table shows by itself: moves of others, deals, sweeps, the count, hints."""

import re

import pytest

from engine.match import Match
from engine.record import load
from engine.rng import Rng
from firmware.app import App
from firmware.tables.casino import count
from firmware.tables.casino.field import LIT
from firmware.texts import casino_hints_en
from firmware.ui.buttons import DOWN, SELECT, START, A
from tests.engine import casino_kit as kit
from tests.firmware.casino_laid import (
    W,
    begin,
    chosen,
    last,
    lay,
    look_on,
    position,
    rules,
    states,
)
from tests.firmware.fake import FakeHal

K2 = "AC 2D 3H 5S 6C 8D"
PACK = "JC JD JH JS QC QD QH QS"


def test_the_match_is_kept_before_the_computer_replies():
    play = lay(K2, ("8C KS", "9C 9S"))
    play.hal.forget()
    play.press(A, A)
    assert play.hal.saves_made == ["casino"]
    assert load(play.hal.saved["casino"]).made == 1


def test_the_other_move_is_shown_with_its_cards_lit():
    play = lay("9H 4H 5H KD", ("8C KS", "9C"), turn=1, pack=PACK, players=b"\0\2")
    play.frames(40)
    assert any(text.startswith("Computer takes with 9") for text in play.texts)
    lit = [name for name, state in states(play).items() if state == LIT]
    assert {"9H", "4H", "5H"} <= set(lit) and len(lit) == 4


def test_the_last_deal_is_announced():
    """CA-30."""
    play = lay("KD", ("8C", ""), pack="JC JD JH JS QC QD QH QS")
    play.press(A, A)
    assert W.DEALT[1] in play.texts and W.LAST in play.texts
    play.frames(300)
    assert W.DEALT[1] in play.texts
    play.press(A)
    look_on(play)
    assert W.LAST in play.texts


def test_a_sweep_scores_at_once_where_that_is_played():
    """CA-23."""
    play = lay("8D", ("8C KS", "9C 9S"), chosen=kit.options(sweeps=1), pack=PACK)
    play.press(A, A)
    assert any(W.SWEPT[0] in text for text in play.texts)
    assert rules(play).points[0] == 1


def test_leftovers_then_the_count_then_the_next_round():
    """CA-22: what is left goes to who took last; the count waits."""
    play = lay("4C KH", ("2D", ""), last=1, taken=("AS TD", "2S"))
    play.press(A, A)
    assert any(text.startswith(W.LEFTOVERS[1] % "Computer") for text in play.texts)
    play.press(A)
    assert play.scene_name == "score"
    assert {"You ▲▼ +3", "Big casino 10♦ +2", "Ace A♠ +1"} <= set(play.texts)
    play.press(A)
    assert {"Computer ▲▼ +4", "Most cards 4 +3", "Little casino 2♠ +1"} <= set(play.texts)
    play.press(A)
    lines = [text.split() for text in play.texts]
    assert ["Cards", "2", "4+3"] in lines and ["10♦", "+2", "-"] in lines
    assert ["2♠", "-", "+1"] in lines and ["Aces", "+1", "-"] in lines
    assert ["Total", "3", "4"] in lines
    play.frames(300)
    play.press(START, START)
    assert play.scene_name == "score"
    play.press(A)
    assert play.scene_name in ("table", "think")
    look_on(play)
    assert play.scene_name == "table"


def test_the_count_comes_once_between_two_persons():
    play = begin(position("4C KH", ("2D", ""), last=1, taken=("AS TD", "2S")), b"\0\0")
    play.press(A)
    play.press(A, A, A)
    for _ in range(3):
        assert play.scene_name == "score"
        play.press(A)
    assert play.scene_name == "handover"
    play.press(A)
    assert play.scene_name == "table"


def test_between_two_persons_nothing_of_the_hand_is_shown():
    """GE-04."""
    pictures = []
    for other in ("9C 9S", "3C 4D"):
        play = lay(K2, ("8C KS", other), players=b"\0\0", turn=0)
        assert play.scene_name == "handover"
        pictures.append(play.hal.stage.picture())
        play.press(A)
        pictures.append(play.hal.stage.picture())
        play.press(A, A)
        assert play.scene_name == "handover"
        pictures.append(play.hal.stage.picture())
    assert pictures[:3] == pictures[3:]


def test_a_hint_chooses_its_cards_and_makes_no_move():
    """CR-24: a hint is a preview."""
    play = lay(K2, ("8C KS", "9C 9S"), pack=PACK)
    play.press(SELECT)
    for _ in range(3000):
        play.frames(1)
        if play.scene_name == "table" and play.scene._advice is not None:
            break
    assert play.app.match.made == 0
    text = casino_hints_en.HINTS["take_points"].split("}")[2].split("{")[0].strip()
    assert text in play.text
    play.press(A)
    assert text not in play.text
    assert chosen(play).startswith("capture 8C")
    play.press(A)
    assert last(play).startswith("capture 8C")


def test_the_log_tells_moves_with_their_cards():
    play = lay(K2, ("8C KS", "9C 9S"), pack=PACK)
    play.press(A, A)
    look_on(play)
    play.press(START, DOWN, DOWN, DOWN, DOWN, A)
    assert play.scene_name == "log"
    assert "You take with 8♣" in play.text and "A♣" in play.text


def test_the_signs_can_be_touched_while_the_computer_thinks():
    """They stand beside the hand, where the table has put them."""
    play = lay("9H 4H 5H KD 2C 3C", ("8C KS", "9C 9S 7C 2D"), turn=1, pack=PACK, players=b"\0\3")
    assert play.scene_name == "think"
    play.tap(152, 120)
    assert play.scene_name == "pause"
    play.press(START)
    look_on(play)
    play.tap(152, 100)
    play.frames(3)
    assert play.scene_name == "think" or play.scene._advice is not None


@pytest.mark.parametrize("seats, options", [(2, {}), (2, {"sweeps": 1}), (3, {"sweeps": 1}),
                                            (4, {"partners": True, "finish": "count"}),
                                            (4, {"partners": True, "sweeps": 1})])
def test_every_count_of_a_match_is_that_of_its_round(seats, options):
    """CA-26: what the page says of a round is what its own events scored, and no other's."""
    app = App(FakeHal())
    app.settings.language = 1
    app.speak()
    match = app.match = Match("casino", bytes(seats), "rounds", kit.options(**options))
    sides = 2 if "partners" in options else seats
    rng, rounds = Rng("rounds"), 0
    scored, before = [0] * sides, [0] * sides
    while not match.rules.over():
        deals = match.rules.deals
        match.play(kit.some_move(match.rules, rng))
        for event in match.rules.events[match.rules.fresh:]:
            scored[event[0] % sides] += event[2]
        if match.rules.over() or match.rules.deals != deals:
            lines = [line[1].split() for line in count.pages(app, match.rules.view(0))[-1][3]]
            assert lines[-2][1:] == ["+%d" % (now - then) for now, then in zip(scored, before)]
            assert lines[-1][1:] == [str(points) for points in scored]
            told = [re.findall(r"\+(\d+)", " ".join(line[1:])) for line in lines[1:-2]]
            assert sum(int(points) for line in told for points in line) == sum(
                scored) - sum(before)
            rounds, before = rounds + 1, scored[:]
    assert rounds > 2
