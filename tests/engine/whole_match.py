# SPDX-License-Identifier: MIT
"""Whole matches that keep nothing but the engine in memory, to measure the heap it takes."""

from engine import catalog
from engine.match import Match


def at_random() -> None:
    """Play a match at random, without a list of its moves."""
    match = Match("cribbage", b"\0\0", "7")
    while not match.rules.over():
        chosen = match.rng().below(6)
        move = b""
        for legal in match.rules.moves():
            move = legal
            if not chosen:
                break
            chosen -= 1
        match.play(move)


def saved_and_loaded() -> None:
    """Play a match at random, save it, and load it into an empty memory."""
    from engine import record

    match = Match("cribbage", b"\0\0", "7")
    while not match.rules.over():
        match.play(next(match.rules.moves()))
    data = record.save(match)
    del match
    assert record.load(data).rules.over()


def by_hard_players() -> None:
    """Let two hard players play a match."""
    match = Match("cribbage", b"\3\3", "7")
    think = catalog.player("cribbage").think
    while not match.rules.over():
        decided = b""
        for move in think(match.rules.view(match.rules.seat()), 3, match.rng()):
            decided = move
        match.play(decided)
