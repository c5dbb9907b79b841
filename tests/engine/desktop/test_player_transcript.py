# SPDX-License-Identifier: MIT
"""The players decide the same under CPython and MicroPython, from source and from .mpy."""

import subprocess
import sys

import pytest

from tests.engine.desktop.handheld import ENGINE_TESTS, ROOT, compile_tree, run

pytestmark = pytest.mark.slow

SCRIPT = ENGINE_TESTS / "player_transcript.py"
SEEDS = ("7", "players")


def test_decisions_are_equal_byte_for_byte(tmp_path):
    here = subprocess.run(
        [sys.executable, "-X", "utf8", SCRIPT, ROOT, *SEEDS], capture_output=True, text=True
    )
    assert here.returncode == 0, here.stderr
    assert here.stdout.count("seed ") == 2 * len(SEEDS) and "keep_safe" in here.stdout
    for tree in (ROOT, compile_tree(tmp_path)):
        there = run(SCRIPT, tree, *SEEDS)
        assert there.stdout == here.stdout, there.stderr
