# SPDX-License-Identifier: MIT
"""Choosing at the table of cribbage by keys and touches, with cards that are known."""


import pytest

from engine.cards import hand
from engine.match import Match
from engine.record import load
from firmware.app import App
from firmware.settings import STEPS
from firmware.texts import cribbage_en, en
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.firmware.fake import FakeHal, Play
from tests.firmware.laid import begin, deck, discard, rules, settle, show, start_play

W = cribbage_en


def test_a_card_is_lifted_and_put_back_and_two_are_confirmed():
    """One may change one's mind until the two are confirmed (CR-03)."""
    play = begin()
    play.press(A, RIGHT, A)
    assert W.KEPT % 2 in play.texts  # 7 8 Q K
    play.press(A)
    assert W.KEPT % 2 not in play.texts
    assert play.app.match.made == 0
    play.press(RIGHT, A, RIGHT, A)
    assert W.DISCARD_FULL in play.texts
    play.press(UP, DOWN, UP, B, UP)
    assert play.app.match.made == 0
    play.press(A)
    assert rules(play).crib[:2] == hand("5H 7D")


def test_what_is_kept_is_worth_now_is_shown():
    play = begin()
    play.press(RIGHT, RIGHT, RIGHT, RIGHT, A, RIGHT, A)
    assert W.KEPT % 6 in play.texts  # 5 6 7 8: a fifteen and a run of four


def test_moving_the_cursor_makes_no_move():
    play = begin()
    play.press(LEFT, RIGHT, RIGHT, UP, DOWN, B, LEFT)
    assert play.app.match.made == 0


def test_the_match_is_kept_before_the_computer_replies():
    play = begin()
    play.hal.forget()
    discard(play, 4, 5)
    assert play.hal.saves_made == ["cribbage"]
    assert load(play.hal.saved["cribbage"]).made == 1


def test_the_preview_tells_count_and_points():
    play = begin()
    start_play(play)
    assert rules(play).starter == hand("5S")[0]
    assert any(text.startswith("Ⓐ 5♥ makes 5") for text in play.texts)
    play.press(RIGHT)
    assert any(text.startswith("Ⓐ 6♣ makes 6") for text in play.texts)


def test_only_cards_that_fit_can_be_chosen():
    """CR-06: the cursor passes over the others, a touch does nothing."""
    play = begin(b"\0\0", cards=deck("AC 2D 5D 5S TH KH", "3C 3D TC TD TS QC", "QH"))
    for numbers in ((2, 3), (0, 1)):
        show(play)
        discard(play, *numbers)
    show(play)
    play.press(A)  # the cut
    for keys in ((RIGHT, RIGHT, A), (A,), (RIGHT, RIGHT, A)):
        show(play)
        play.press(*keys)
    show(play)
    assert rules(play).count == 30 and rules(play).seat() == 0
    assert any(text.startswith("Ⓐ A♣ makes 31 +2") for text in play.texts)
    made = play.app.match.made
    play.press(RIGHT, LEFT)
    play.tap(play.scene._table.hand.x(1) + 5, 110)
    play.tap(play.scene._table.hand.x(1) + 5, 110)
    assert play.app.match.made == made
    play.press(A)
    assert play.app.match.made == made + 1


def test_with_steps_every_move_of_the_computer_waits():
    play = begin(speed=STEPS)
    start_play(play)
    play.press(A)
    play.frames(400)
    laid = len(rules(play).pile) + len(rules(play).played)
    assert laid == 2
    assert any(text.endswith("Ⓐ") for text in play.texts)
    play.frames(400)
    assert len(rules(play).pile) + len(rules(play).played) == laid


def test_the_names_that_were_given_are_used():
    play = begin()
    play.app.settings.names = ["Ada"] + [""] * 5
    play.go("table")
    assert "Ada 0" in play.texts and en.YOU + " 0" not in play.texts


@pytest.mark.parametrize("size", [(160, 128), (240, 135), (240, 240), (320, 240)])
@pytest.mark.parametrize("language", [0, 1])
def test_a_match_fits_screens_of_other_sizes(size, language):
    """The fake stage takes no text that is cut or beyond its edge."""
    hal = FakeHal(*size)
    app = App(hal)
    app.settings.language, app.settings.names = language, ["M" * 8, "W" * 8] + [""] * 4
    app.speak()
    app.match = Match("cribbage", b"\0\0", "M" * 12)
    play = Play(app, "table")
    seen = set()
    while play.scene_name != "end":
        seen.add(play.scene_name)
        play.press(RIGHT, A, UP)
        settle(play)
    assert seen >= {"table", "handover", "score"}
    play.go("log")
    play.go("pause")
