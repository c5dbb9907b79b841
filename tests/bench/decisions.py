# SPDX-License-Identifier: MIT
"""The hard players: milliseconds on a PyBadge of a decision and of a slice, by instructions."""

from tests.bench.counted import PER_MS, counts

DECISIONS = 40
SEED = "bench"
MEDIAN_MS = 500
WORST_MS = 2000
SLICE_MS = 30


def marked(game: str, decisions: int, how: str) -> list:
    """Milliseconds of every marked decision or slice, sorted."""
    spans, _ = counts("decisions", game, SEED, decisions, how)
    return sorted(round(instructions / PER_MS) for instructions in spans[1::2])


def figures(games: list):
    """Every figure beside its budget."""
    for game in games:
        found = marked(game, DECISIONS, "whole")
        middle = found[len(found) // 2]
        yield f"{game}: hard decision, median of {len(found)}", middle, MEDIAN_MS, "ms"
        yield f"{game}: hard decision, worst", found[-1], WORST_MS, "ms"
        slices = marked(game, DECISIONS // 2, "slices")
        yield f"{game}: longest slice of {len(slices)}", slices[-1], SLICE_MS, "ms"
