# SPDX-License-Identifier: MIT
"""Whole matches of casino that keep nothing but the engine in memory, to measure the heap."""

from engine import catalog
from engine.match import Match


def _by(levels: bytes) -> None:
    """Let these levels play a match."""
    match = Match("casino", levels, "7")
    think = catalog.player("casino").think
    while not match.rules.over():
        seat = match.rules.seat()
        decided = b""
        for move in think(match.rules.view(seat), levels[seat], match.rng()):
            decided = move
        match.play(decided)


def two_hard() -> None:
    """Two hard players: the end of each round is played out."""
    _by(b"\3\3")


def four_hard() -> None:
    """Four hard players."""
    _by(b"\3\3\3\3")
