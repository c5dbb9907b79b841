# SPDX-License-Identifier: MIT
"""Whole matches of Trash that keep nothing but the engine in memory, to measure the heap."""

from engine import catalog
from engine.match import Match


def _by(levels: bytes, seed: str) -> Match:
    """A match that these levels have played to the end."""
    match = Match("trash", levels, seed)
    think = catalog.player("trash").think
    while not match.rules.over():
        seat = match.rules.seat()
        decided = b""
        for move in think(match.rules.view(seat), levels[seat], match.rng()):
            decided = move
        match.play(decided)
    return match


def two_hard() -> None:
    """Let two hard players play a match."""
    _by(b"\3\3", "7")


def six_hard() -> None:
    """Let six hard players play a match."""
    _by(b"\3\3\3\3\3\3", "7")


def saved_and_loaded() -> None:
    """Let six easy players play a long match, save it, and load it into an empty memory."""
    from engine import record

    data = record.save(_by(b"\1\1\1\1\1\1", "7"))
    assert record.load(data).rules.over()
