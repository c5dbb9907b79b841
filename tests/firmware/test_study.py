# SPDX-License-Identifier: MIT
"""Counting for oneself, and looking back on a match of cribbage (CR-20, CR-24)."""

from functools import cache

import pytest

from engine import catalog
from engine.match import Match
from engine.rng import Rng
from firmware.app import App
from firmware.tables.cribbage import study
from firmware.texts import cribbage_study_en as en
from firmware.texts import cribbage_study_it as it
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tests.engine.every_game import last
from tests.firmware.fake import FakeHal, Play

SIZES = [(160, 128), (128, 128), (160, 120), (160, 160), (240, 135)]  # logical pixels
SHOW = 4


@cache
def moves(seed: str) -> list:
    """A whole match played at random."""
    match = Match("cribbage", b"\0\3", seed)
    rng = Rng(seed, 1)
    while not match.rules.over():
        choices = list(match.rules.moves())
        match.play(choices[rng.below(len(choices))])
    return [move for _, move in match.moves()]


def ended(players=b"\0\3", seed="study", language=0, size=(160, 128), training=0) -> App:
    """An app with a match that is over."""
    app = App(FakeHal(*size))
    app.settings.language = language
    app.settings.training = training
    app.speak()
    app.match = Match("cribbage", players, seed)
    for move in moves(seed):
        app.match.play(move)
    return app


def looked_back(app: App) -> Play:
    """The analysis, as it is reached from the end of the match."""
    play = Play(app, "end")
    play.press(SELECT)
    play.frames(3)
    assert play.scene_name == "analysis"
    return play


@pytest.mark.parametrize("players", [b"\0\3", b"\0\0"])
@pytest.mark.parametrize("words", [it, en])
@pytest.mark.parametrize("size", SIZES)
def test_the_pages_fit_every_screen_in_both_languages(size, words, players):
    """Nothing is cut (FakeStage is strict), and all choices can be looked at."""
    app = ended(players, language=int(words is en), size=size)
    made, packed = app.match.made, app.match.rules.pack()
    play = Play(app, "end")
    assert f" {words.TITLE}" in play.text
    play.press(SELECT)
    play.frames(3)
    assert words.TITLE in play.texts[0] and words.DETAILS in play.text
    entries = [n for n, entry in enumerate(play.scene._entries) if entry]
    assert len(entries) > 4
    for at in entries:
        play.scene.list.focus(at)
        play.press(A)
        play.frames(3)
        assert play.scene_name == "decision"
        play.press(*[DOWN] * 12, UP, A)
        play.press(B)
        assert play.scene_name == "analysis" and play.scene.list.at == at
    play.press(B)
    play.frames(3)
    assert play.scene_name == "end"
    assert (app.match.made, app.match.rules.pack()) == (made, packed)


def test_the_figures_are_the_hard_players():
    """Sums and entries, against weighing every choice of the seat anew."""
    play = looked_back(ended())
    _, sums, best, worst = play.scene._found
    match = ended().match
    costs: list = []
    leads: list = []
    match.seek(0)
    for move in moves("study"):
        rules = match.rules
        kind = study.kind(move)
        if rules.seat() == 0 and kind >= 0:
            weighed = last(study.weigh(rules.view(0), move))
            if weighed:
                costs.append((kind, weighed[0], match.made, move))
                if not weighed[0]:
                    leads.append(weighed[1])
        match.forward()
    for kind in (0, 1):
        assert sums[kind] == [
            len([one for one in costs if one[0] == kind]),
            sum(one[1] for one in costs if one[0] == kind),
        ]
    worst_costs = sorted((one[1] for one in costs), reverse=True)[:len(worst)]
    assert [entry[0] for entry in worst] == worst_costs and len(worst) == 8
    for cost, made, _, move in worst:
        assert (study.kind(move), cost, made, move) in costs
    assert best[0][0] == max(leads)
    total = sum(one[1] for one in costs if one[0] == 0)
    assert f"-{study.points(it, total)}" in play.text


def test_a_costly_choice_is_shown_with_the_better_one_and_why():
    play = looked_back(ended())
    cost, made, deal, move = play.scene._found[3][0]
    play.press(A)
    play.frames(3)
    assert play.texts[0].startswith(it.DEAL % deal)
    match = ended().match
    match.seek(made)
    hint = last(catalog.player("cribbage").hint(match.rules.view(0), match.rng()))
    assert hint[0] != move
    shown = " ".join(play.scene._lines)
    assert it.DID[study.kind(move)] % study.brief(move) in shown
    assert it.COST % study.points(it, cost) in shown
    assert it.BETTER + ("tieni" if study.kind(move) == 0 else "gioca") in shown


def test_the_way_back_is_open_while_the_work_goes_on():
    """On a clock that runs the work comes in slices; B leaves, and the match is as it was."""
    app = ended()
    made, packed = app.match.made, app.match.rules.pack()
    clock = app.hal
    ticks = [0]

    def elapsed(since):
        ticks[0] += 1
        return 100  # each slice is used up by one step

    clock.elapsed = elapsed
    play = Play(app, "analysis")
    seen = set()
    for _ in range(10):
        seen.add(play.text)
        play.frames(8)
    assert len(seen) > 3 and it.WORKING % 0 in " ".join(seen)
    play.press(A, START, UP)
    assert play.scene_name == "analysis"
    play.press(B)
    for _ in range(400):
        play.frames(1)
        if play.scene_name == "end":
            break
    assert play.scene_name == "end"
    assert (app.match.made, app.match.rules.pack()) == (made, packed)


def test_two_people_each_have_their_analysis():
    play = looked_back(ended(b"\0\0"))
    first = play.text
    assert it.SEAT in first
    play.scene.list.focus(0)
    play.press(RIGHT)
    play.frames(3)
    assert play.scene_name == "analysis" and play.scene._seat == 1 and play.text != first


def test_the_end_is_not_counted_twice_by_looking_back():
    app = ended()
    app.save_match()
    play = looked_back(app)
    play.press(B)
    play.frames(3)
    assert "statistics" not in app.hal.saved and app.has_match("cribbage")
    play.press(UP, A)
    assert play.scene_name == "menu" and "statistics" in app.hal.saved


def test_other_games_have_no_such_key():
    app = App(FakeHal())
    app.match = Match("trash", b"\0\3", "none")
    rng = Rng("none", 1)
    while not app.match.rules.over():
        choices = list(app.match.rules.moves())
        app.match.play(choices[rng.below(len(choices))])
    play = Play(app, "end")
    assert it.TITLE not in play.text
    play.press(SELECT)
    assert play.scene_name == "end"


# --- counting for oneself


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
            play.press(B)
            while play.scene_name == "score" and play.scene._at == at:
                play.press(A)
        break
    assert asked == ["count"] * 3
