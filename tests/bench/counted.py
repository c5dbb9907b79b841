# SPDX-License-Identifier: MIT
"""Counts the instructions of a script of this bench, compiled as it would be on a handheld."""

from host_sim import callgrind
from host_sim.callgrind import PER_MS as PER_MS
from tests.bench.tree import tree
from tests.needs import missing


def counts(script: str, *arguments) -> tuple:
    """As `callgrind.counts` gives them; the script is one of those in scripts/."""
    absent = callgrind.lacking()
    if absent:
        missing(absent)
    return callgrind.counts("-m", script, *arguments, folder=tree())
