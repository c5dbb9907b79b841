# SPDX-License-Identifier: MIT
"""Trash under MicroPython: the same matches byte for byte, and the heap of whole ones."""

import subprocess
import sys

import pytest

from tests.engine.desktop.handheld import ENGINE_TESTS, ROOT, compile_tree, run

pytestmark = pytest.mark.slow

SEEDS = ("7", "handheld", "\u00e8 un seme", "four", "five", "six")
# Bytes of a 64-bit heap from .mpy. Measured 42,496 and 47,616; where the crumbs lie varies with
# the length of a path.
HEAPS = {"two_hard": 48 * 1024, "six_hard": 50 * 1024}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The folder that holds engine/ and tests/engine/ as .mpy."""
    return compile_tree(tmp_path_factory.mktemp("mpy"))


@pytest.mark.parametrize("form", ["source", "mpy"])
def test_transcripts_are_equal_byte_for_byte(form, compiled):
    script = ENGINE_TESTS / "transcript_trash.py"
    here = subprocess.run(
        [sys.executable, "-X", "utf8", script, ROOT, *SEEDS], capture_output=True, text=True,
        env={"PYTHONPATH": str(ROOT / "host_sim" / "modules")},
    )
    assert here.returncode == 0, here.stderr
    there = run(script, compiled if form == "mpy" else ROOT, *SEEDS)
    assert there.stdout == here.stdout
    assert here.stdout.count("\nseed ") == len(SEEDS) - 1 and "take_sure" in here.stdout


@pytest.mark.parametrize("function", HEAPS)
def test_a_whole_match_fits_its_heap(function, compiled):
    call = ENGINE_TESTS / "call.py"
    result = run(call, compiled, "tests.engine.whole_trash", function, heap=HEAPS[function])
    assert result.returncode == 0, f"in {HEAPS[function]} bytes: {result.stderr[-300:]}"
