# SPDX-License-Identifier: MIT
"""The engine under MicroPython, from source and from .mpy: the same tests pass, matches of every
game are the same byte for byte, and whole ones fit their heap."""

import shutil
import subprocess
import sys

import pytest

from tests.engine.desktop.handheld import ENGINE_TESTS, ROOT, compile_tree, run
from tests.engine.every_game import GAMES

pytestmark = pytest.mark.slow

SEEDS = ("7", "handheld", "\u00e8 un seme", "four")
# Bytes of a 64-bit heap from .mpy, as measured; where the crumbs lie varies with the length of a
# path, so there is room for more. `make bench` shows two hard players beside their budget.
HEAPS = {
    ("at_random", "cribbage", "2"): 39936,
    ("saved_and_loaded", "cribbage", "2"): 46464,
    ("saved_and_loaded", "casino", "4"): 61824,
    ("saved_and_loaded", "biscuit", "4"): 55680,
    ("saved_and_loaded", "trash", "6"): 49920,
    ("by_hard_players", "casino", "4"): 51456,
    ("by_hard_players", "biscuit", "4"): 54144,
    ("by_hard_players", "trash", "6"): 42624,
}
ROOM = 4 * 1024


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The folder that holds engine/ and tests/engine/ as .mpy."""
    return compile_tree(tmp_path_factory.mktemp("mpy"))


@pytest.fixture(params=["source", "mpy"])
def tree(request, compiled):
    """The same, as source and as .mpy."""
    return ROOT if request.param == "source" else compiled


def test_the_same_tests_pass(tree):
    result = run(ENGINE_TESTS / "on_micropython.py", tree)
    assert result.returncode == 0, result.stdout + result.stderr
    assert int(result.stdout.splitlines()[-1].split()[0]) > 100


@pytest.mark.parametrize("game", GAMES)
def test_transcripts_are_equal_byte_for_byte(game, compiled):
    script = ENGINE_TESTS / "transcript.py"
    here = subprocess.run(
        [sys.executable, "-X", "utf8", script, ROOT, game, *SEEDS], capture_output=True, text=True,
        env={"PYTHONPATH": str(ROOT / "host_sim" / "modules")},
    )
    assert here.returncode == 0, here.stderr
    assert here.stdout.count("seed ") == len(SEEDS)
    for tree in (ROOT, compiled):
        there = run(script, tree, game, *SEEDS)
        assert there.stdout == here.stdout, there.stderr[-500:]


def test_a_failing_test_is_noticed(tmp_path):
    folder = tmp_path / "tests" / "engine"
    folder.mkdir(parents=True)
    (folder / "test_wrong.py").write_text("def test_wrong():\n    assert 1 == 2\n")
    result = run(ENGINE_TESTS / "on_micropython.py", tmp_path)
    assert result.returncode == 1 and "FAILED test_wrong.test_wrong" in result.stdout


@pytest.mark.parametrize("match", HEAPS, ids=" ".join)
def test_a_whole_match_fits_its_heap(match, compiled):
    heap = HEAPS[match] + ROOM
    shutil.copy(ENGINE_TESTS / "call.py", compiled)
    result = run("call.py", ".", "tests.engine.whole", *match, heap=heap, folder=compiled)
    assert result.returncode == 0, f"in {heap} bytes: {result.stderr[-300:]}"
