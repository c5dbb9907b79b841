# SPDX-License-Identifier: MIT
"""The hard player of cribbage: instructions of a decision and of a slice, heap of a match."""

import tempfile
from pathlib import Path

from tests.bench.counted import PER_MS, counts
from tests.engine.desktop.handheld import ROOT, compile_tree, smallest_heap

SCRIPTS = Path(__file__).parent / "scripts"
SEEDS = ("bench", "7")
DECISIONS = 60  # of each seed
MEDIAN_MS = 500
WORST_MS = 2000
SLICE_MS = 30
HEAP = 48 * 1024


def marked(seed: str, decisions: int, how: str) -> dict:
    """Milliseconds on a PyBadge, by kind, of every marked decision or slice."""
    with tempfile.TemporaryDirectory() as folder:
        script = SCRIPTS / "decisions.py"
        spans, kinds = counts(script, Path(folder), ROOT, seed, decisions, how)
    found: dict = {"throw": [], "lay": []}
    for kind, instructions in zip(kinds, spans[1::2], strict=True):
        found[kind].append(round(instructions / PER_MS))
    return found


def figures():
    """Every figure beside its budget."""
    spans: dict = {"throw": [], "lay": []}
    for seed in SEEDS:
        for kind, found in marked(seed, DECISIONS, "whole").items():
            spans[kind] += found
    for kind, found in spans.items():
        found.sort()
        yield f"hard {kind}, median of {len(found)}", found[len(found) // 2], MEDIAN_MS, "ms"
        yield f"hard {kind}, worst of {len(found)}", found[-1], WORST_MS, "ms"
    slices = marked(SEEDS[0], DECISIONS // 2, "slices")
    for kind, found in slices.items():
        yield f"longest slice of {len(found)} in a {kind}", max(found), SLICE_MS, "ms"
    with tempfile.TemporaryDirectory() as folder:
        tree = compile_tree(Path(folder))
        yield "heap of a match of hard players", smallest_heap(SCRIPTS / "hard_match.py", tree), HEAP, "B"
