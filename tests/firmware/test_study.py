# SPDX-License-Identifier: MIT
"""Looking back on a match of cribbage (CR-24)."""


import pytest

from engine import catalog
from engine.match import Match
from engine.rng import Rng
from firmware.app import App
from firmware.tables.cribbage import study
from firmware.texts import cribbage_study_en as en
from firmware.texts import cribbage_study_it as it
from firmware.ui.buttons import DOWN, RIGHT, SELECT, START, UP, A, B
from tests.engine.every_game import last
from tests.firmware.fake import FakeHal, Play
from tests.firmware.studied import SIZES, ended, moves


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
