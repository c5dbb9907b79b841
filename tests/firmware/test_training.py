# SPDX-License-Identifier: MIT
"""Counting one's own hands first at cribbage (CR-20)."""

import pytest

from firmware.tables.cribbage import study
from firmware.texts import cribbage_study_en as en
from firmware.texts import cribbage_study_it as it
from firmware.ui.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from tests.firmware.fake import Play
from tests.firmware.studied import SHOW, SIZES, ended, moves


def shows(players=b"\0\3", **more):
    """Positions in which a deal is to be counted: the app at each, with training on."""
    app = ended(players, training=1, **more)
    match = app.match
    match.seek(0)
    for _ in moves("study"):
        match.forward()
        if match.rules.phase == SHOW:
            yield app


def page(play: Play) -> tuple:
    """Which page is shown: its scene and number."""
    return play.scene_name, play.scene._at


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", [it, en])
def test_one_counts_one_s_own_hands_first(words, size):
    """As pone the first page, as dealer the two others; the computer's are shown at once."""
    seen = set()
    for app in shows(language=int(words is en), size=size):
        rules = app.match.rules
        dealer, points = rules.dealer, rules.points[:]
        play = Play(app, "score")
        for at in range(3):
            own = at == 0 if dealer else at > 0
            if own:
                seen.add(at)
                assert page(play) == ("count", at) and words.HOW_MANY in play.text
                total = play.scene._total
                play.press(*[RIGHT] * (total % 30))
                assert f"◀ {total} ▶" in play.texts
                play.press(A)
                assert words.RIGHT % total in play.text
                play.press(A)
            assert page(play) == ("score", at)
            if at < 2:
                while play.scene_name == "score" and play.scene._at == at:
                    play.press(A)
        assert rules.points == points
        if len(seen) == 3:
            break
    assert len(seen) == 3


def first_own(**more) -> Play:
    """The page on which a pone counts its hand, of a hand with points."""
    for app in shows(**more):
        if app.match.rules.dealer == 1:
            play = Play(app, "score")
            if play.scene._total > 2:
                return play
    raise AssertionError("no such hand")


def test_a_wrong_number_is_told_and_the_points_follow():
    play = first_own()
    total = play.scene._total
    play.press(A)
    assert "Hai contato 0, sono" in play.text
    play.press(A)
    assert page(play) == ("score", 0) and f"+{total}" in play.texts[0]
    play = first_own()
    play.press(LEFT)
    assert "◀ 29 ▶" in play.texts
    play.press(UP, DOWN, A)
    assert "ecco tutti i punti." in play.text
    play = first_own()
    play.scene._total, play.scene._said = 0, 6
    play.press(A)
    assert "Hai contato 6, ma non c'è nessun punto." in play.text


def test_one_may_give_up_go_back_and_turn_by_touch():
    play = first_own()
    frame = play.scene._frame
    play.tap(play.hal.width - 10, frame.bottom - 20)
    assert "◀ 1 ▶" in play.texts
    play.tap(10, frame.bottom - 20)
    assert "◀ 0 ▶" in play.texts
    play.press(B)
    assert page(play) == ("score", 0) and "contato" not in play.text
    play.press(A)
    while page(play) == ("score", 0):
        play.press(A)
    play.press(B)
    assert page(play) == ("score", 0)  # counted already
    play.press(START)
    assert play.scene_name == "pause"


def test_nothing_is_asked_where_it_is_off_or_not_counted():
    for app in shows():
        app.settings.training = 0
        assert page(Play(app, "score")) == ("score", 0)
        break
    app = ended(training=1)
    assert app.match.rules.over()
    play = Play(app, "score")
    while play.scene_name in ("score", "count"):
        if play.scene_name == "count":
            note = study.words(app) and app.game_words().NOT_COUNTED
            assert note not in play.text
        play.press(A)
    assert play.scene_name == "end"


def test_two_people_count_each_their_own():
    asked = []
    for app in shows(b"\0\0"):
        play = Play(app, "score")
        for at in range(3):
            asked.append(page(play)[0])
            play.press(START, START)  # the menu changes nothing
            assert page(play) == ("count", at)
            play.press(B, START, START)
            assert page(play) == ("score", at)
            while play.scene_name == "score" and play.scene._at == at:
                play.press(A)
        break
    assert asked == ["count"] * 3
