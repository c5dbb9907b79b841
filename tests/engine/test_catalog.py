# SPDX-License-Identifier: MIT
"""The catalog knows every game without importing it, and can forget it again."""

import gc
import sys

from engine import catalog
from tests.engine import kit


def test_every_game_says_its_seats_and_options():
    for name, seats, options in catalog.GAMES:
        assert catalog.entry(name) == (name, seats, options)
        assert len(seats) > 0 and list(seats) == sorted(seats)
        for option, values in options:
            assert option and len(values) > 1
        assert hasattr(catalog.load(name), "Rules")
        assert hasattr(catalog.checks(name), "position")
        player = catalog.player(name)
        assert hasattr(player, "think") and hasattr(player, "hint")


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
