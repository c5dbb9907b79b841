# SPDX-License-Identifier: MIT
"""The firmware's pages and a match under MicroPython."""

from pathlib import Path

from tests.engine.desktop.handheld import ROOT, run


def test_pages_and_a_match_run_and_the_heap_does_not_grow():
    result = run(Path(__file__).parent / "on_micropython.py", ROOT)
    assert result.returncode == 0, result.stdout + result.stderr
    words = result.stdout.split()
    figures = [(words[at], int(words[at + 1])) for at in range(0, len(words), 2)]
    assert [word for word, _ in figures] == ["moves", "moves", "grown", "idle"]
    assert figures[0][1] > 15
    assert figures[2][1] < 1000
    assert figures[3][1] == 0
