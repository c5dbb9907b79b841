# SPDX-License-Identifier: MIT
"""Casino under MicroPython: the same matches byte for byte, and the heap of whole ones."""

import re
import subprocess
import sys

import pytest

from engine import catalog
from engine.casino import codes
from engine.casino.rules import Rules
from tests.engine.desktop.handheld import ENGINE_TESTS, ROOT, compile_tree, run

pytestmark = pytest.mark.slow

SEEDS = ("7", "handheld", "\u00e8 un seme", "four", "five", "six")
# Bytes of a 64-bit heap from .mpy. Measured 69,632 and 59,904; where the crumbs lie varies with
# the length of a path, so there is room for 4 KB. On a handheld it is two thirds of that.
HEAPS = {"two_hard": 74 * 1024, "four_hard": 64 * 1024}


@pytest.mark.parametrize("form", ["source", "mpy"])
def test_transcripts_are_equal_byte_for_byte(form, tmp_path):
    tree = ROOT if form == "source" else compile_tree(tmp_path)
    script = ENGINE_TESTS / "transcript_casino.py"
    here = subprocess.run(
        [sys.executable, "-X", "utf8", script, ROOT, *SEEDS], capture_output=True, text=True,
        env={"PYTHONPATH": str(ROOT / "host_sim" / "modules")},
    )  # fmt: skip
    assert here.returncode == 0, here.stderr
    there = run(script, tree, *SEEDS)
    assert there.stdout == here.stdout, there.stderr
    assert here.stdout.count("\nseed ") == len(SEEDS) - 1 and "ending_" in here.stdout


def test_a_whole_match_fits_its_heap(tmp_path):
    compile_tree(tmp_path)
    for function, heap in HEAPS.items():
        result = run(ENGINE_TESTS / "call.py", tmp_path, "tests.engine.whole_casino", function,
                     heap=heap)  # fmt: skip
        assert result.returncode == 0, f"{function} in {heap} bytes: {result.stderr[-300:]}"


def test_folded_constants_are_those_of_codes():
    compared = 0
    for source in sorted(ROOT.glob("engine/casino/*.py")):
        block = source.read_text().partition("# As in codes.py.\n")[2].partition("\n\n")[0]
        for name, number in re.findall(r"^_(\w+) = const\((\d+)\)", block, re.M):
            assert getattr(codes, name) == int(number), f"{source.name}: _{name}"
            compared += 1
    assert compared > 40


def test_codes_have_the_names_of_the_protocol():
    for number, name in enumerate(Rules.REASONS):
        assert getattr(codes, name.upper()) == number
    options = ("MUST", "COURT", "TRAILING", "SWEEPS", "COUNT", "PARTNERS")
    assert [getattr(codes, name) for name in options] == list(range(len(options)))
    assert [values[1] for _, values in catalog.entry("casino")[2]] == [
        "must", "all", "next", 1, "count", True,
    ]  # fmt: skip
