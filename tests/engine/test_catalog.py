# SPDX-License-Identifier: MIT
"""The catalog knows every game without importing it, and can forget it again."""

import gc
import sys

from engine import catalog
from tests.engine import kit


def test_every_game_says_its_seats_and_options():
    for game in catalog.games():
        name, seats, options = catalog.entry(game[0])
        assert name == game[0] and seats == game[1]
        assert len(seats) > 0 and list(seats) == sorted(seats)
        for option, values in options:
            assert option and len(values) > 1
        assert hasattr(catalog.load(name), "Rules")
        assert hasattr(catalog.checks(name), "position")
        player = catalog.player(name)
        assert hasattr(player, "think") and hasattr(player, "hint")


def test_options_are_words_numbers_false_and_true():
    assert catalog.entry("casino")[2] == (
        ("capture", ("free", "must")), ("court", ("one", "all")), ("trailing", ("always", "next")),
        ("sweeps", (0, 1)), ("finish", ("round", "count")), ("partners", (False, True)),
    )
    assert catalog.entry("casino")[2][5][1][0] is False and catalog.entry("cribbage")[2] == ()


def test_an_unknown_game_is_refused_with_the_names_of_those_there_are():
    assert "cribbage" in kit.raises(catalog.load, "whist")


def test_unload_forgets_every_module_of_a_game():
    before = {path: sys.modules[path] for path in sys.modules if "cribbage" in path}
    attribute = sys.modules["engine"].cribbage
    catalog.load("cribbage")
    catalog.unload("cribbage")
    assert not [path for path in sys.modules if path.startswith("engine.cribbage")]
    assert not hasattr(sys.modules["engine"], "cribbage")
    catalog.unload("cribbage")
    # Other tests hold the modules that were there first.
    for path in before:
        sys.modules[path] = before[path]
    sys.modules["engine"].cribbage = attribute


def test_loading_and_unloading_again_and_again_keeps_nothing():
    if not hasattr(gc, "mem_alloc"):
        return  # a figure that only MicroPython has
    before = {path: sys.modules[path] for path in sys.modules if "cribbage" in path}
    attribute = sys.modules["engine"].cribbage
    used = []
    for _ in range(6):
        catalog.unload("cribbage")
        gc.collect()
        used.append(gc.mem_alloc())
        catalog.load("cribbage")
    assert used[5] - used[2] < 200, used
    for path in before:
        sys.modules[path] = before[path]
    sys.modules["engine"].cribbage = attribute
