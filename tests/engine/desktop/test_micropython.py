# SPDX-License-Identifier: MIT
"""The engine's tests under MicroPython, from source and from .mpy, with equal transcripts."""

import subprocess
import sys

import pytest

from tests.engine.desktop.handheld import ENGINE_TESTS, ROOT, compile_tree, run

pytestmark = pytest.mark.slow

SEEDS = ("7", "handheld", "\u00e8 un seme")
WHOLE_MATCH = "tests.engine.whole_match"
# Bytes of a 64-bit heap from .mpy. Measured 38,400, 46,592 and 51,712; where the crumbs lie varies
# with the length of a path, so there is room for 3 KB. `make bench` shows the exact figures.
HEAPS = {"at_random": 41 * 1024, "saved_and_loaded": 53 * 1024, "by_hard_players": 54 * 1024}


@pytest.fixture(scope="module", params=["source", "mpy"])
def tree(request, tmp_path_factory):
    """The folder that holds engine/ and tests/engine/, as source and as .mpy."""
    if request.param == "source":
        return ROOT
    return compile_tree(tmp_path_factory.mktemp("mpy"))


def test_the_same_tests_pass(tree):
    result = run(ENGINE_TESTS / "on_micropython.py", tree)
    assert result.returncode == 0, result.stdout + result.stderr
    assert int(result.stdout.splitlines()[-1].split()[0]) > 100


def test_transcripts_are_equal_byte_for_byte(tree):
    script = ENGINE_TESTS / "transcript.py"
    here = subprocess.run(
        [sys.executable, "-X", "utf8", script, ROOT, *SEEDS], capture_output=True, text=True
    )
    assert here.returncode == 0, here.stderr
    there = run(script, tree, *SEEDS)
    assert there.stdout == here.stdout
    assert here.stdout.count("\nseed ") == len(SEEDS) - 1 and "fifteen 2 hand" in here.stdout


def test_a_failing_test_is_noticed(tmp_path):
    folder = tmp_path / "tests" / "engine"
    folder.mkdir(parents=True)
    (folder / "test_wrong.py").write_text("def test_wrong():\n    assert 1 == 2\n")
    result = run(ENGINE_TESTS / "on_micropython.py", tmp_path)
    assert result.returncode == 1 and "FAILED test_wrong.test_wrong" in result.stdout


def test_a_whole_match_fits_its_heap(tmp_path):
    compile_tree(tmp_path)
    for function, heap in HEAPS.items():
        result = run(ENGINE_TESTS / "call.py", tmp_path, WHOLE_MATCH, function, heap=heap)
        assert result.returncode == 0, f"{function} in {heap} bytes: {result.stderr[-300:]}"
