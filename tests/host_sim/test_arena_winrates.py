# SPDX-License-Identifier: MIT
"""The bench of win rates reads its goals right and plays what it says."""

import pytest

from engine import catalog
from engine.decks import Decks
from host_sim.arena.sides import checked
from tests.bench import __main__ as benches
from tests.bench import winrates


def test_every_game_has_goals_that_can_be_played():
    known = [game[0] for game in catalog.games()]
    assert list(winrates.GOALS) == known, "GOALS of tests/bench/winrates.py"
    for game, goals in winrates.GOALS.items():
        for goal in goals:
            assert checked(goal.b, game) and (callable(goal.a) or checked(goal.a, game))
            for seats in goal.seats:
                for _, setting in winrates.settings(game, seats, goal.option):
                    catalog.load(game).Rules(seats, setting.options, Decks("goal"))


def test_all_decks_of_biscuit_are_played():
    named = winrates.settings("biscuit", 4, "deck")
    assert [name for name, _ in named] == [
        ", deck basic", ", deck excuse", ", deck pawns", ", deck pawns+excuse", ", deck courts",
        ", deck courts+excuse",
    ]
    assert [setting.options[0] for _, setting in named] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "rate, error, share, said",
    [(58, 1, 1, "kept"), (57, 1, 1, "near"), (55.9, 1, 1, "missed"), (29, 1, 0.5, "kept"),
     (90, 1, 0.5, "kept"), (26.9, 1, 0.5, "missed")],
)
def test_a_goal_without_a_most(rate, error, share, said, capsys):
    goal = winrates.Goal("hard", "greedy", 58)
    assert winrates.row("what", rate, error, goal, share) == (said != "missed")
    line = capsys.readouterr().out
    assert line.endswith(f" {said}\n") and f">= {58 * share:.1f}" in line


@pytest.mark.parametrize(
    "rate, said", [(60, "kept"), (66, "near"), (53.5, "near"), (68, "missed")]
)
def test_a_goal_with_a_most(rate, said):
    assert winrates.verdict(rate, 1, winrates.Goal("hard", "medium", 55, 65)) == said


@pytest.mark.slow
def test_win_rates_are_printed_on_demand_only(monkeypatch, capsys):
    monkeypatch.setattr(winrates, "SCALE", 0.001)
    benches.main(["winrates", "trash"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("trash for 2: hard v greedy, 4 matches ")
    assert "hard with greedy's Jacks v greedy, 20 matches" in lines[6]
    assert " 50.00 +- 0.00 " in lines[6] and len(lines) == 13
    shown: list = []
    monkeypatch.setattr(benches, "show", lambda bench, games: shown.append(bench.__name__) or True)
    assert benches.main([]) == 0
    assert shown and "tests.bench.winrates" not in shown
