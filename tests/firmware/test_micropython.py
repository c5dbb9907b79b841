# SPDX-License-Identifier: MIT
"""The firmware's pages and matches under MicroPython."""

from pathlib import Path

import pytest

from tests.engine.desktop.handheld import ROOT, run

pytestmark = pytest.mark.slow


def test_pages_and_a_match_run_and_the_heap_does_not_grow():
    result = run(Path(__file__).parent / "on_micropython.py", ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    words = result.stdout.split()
    figures = [(words[at], int(words[at + 1])) for at in range(0, len(words), 2)]
    assert [word for word, _ in figures] == 5 * ["moves"] + ["grown", "idle"]
    assert figures[0][1] > 15 and min(figures[1:4])[1] > 3
    assert figures[5][1] < 1000
    assert figures[6][1] == 0
