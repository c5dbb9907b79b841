# SPDX-License-Identifier: MIT
"""Budgets that may not be broken (DESIGN.md 4): heaps and instructions, which repeat exactly."""

import pytest

from engine import catalog
from tests.bench import decisions, heaps, presses
from tests.bench.tree import run, tree

GAMES = [game[0] for game in catalog.games()]
ROOM = 1024  # bytes: where the crumbs lie varies with the length of a path

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_hard_players_fits_its_heap(game):
    done = run(tree(), heaps.ENGINE + ROOM, "match", game)
    assert done.returncode == 0, done.stderr[-500:]


@pytest.mark.parametrize("game", GAMES)
def test_the_firmware_fits_its_heap_with_the_game_at_the_table(game):
    done = run(tree(), heaps.FIRMWARE + ROOM, "whole", game)
    assert done.returncode == 0, done.stderr[-500:]
    seen = done.stdout.split()
    assert {"menu", "setup", "table", "think", "hint", "pause", "log"} <= set(seen)
    assert "score" in seen or "end" in seen


@pytest.mark.parametrize("game", GAMES)
def test_a_hard_decision_takes_no_longer_than_it_may(game):
    found = decisions.marked(game, 20, "whole")
    assert found[len(found) // 2] <= decisions.MEDIAN_MS
    assert found[-1] <= decisions.WORST_MS


@pytest.mark.parametrize("game", GAMES)
def test_a_key_has_its_frame_in_time(game):
    start, frames = presses.measured(game, 40)
    assert start <= presses.START_MS
    assert frames["key"][-1] <= presses.FRAME_MS
