# SPDX-License-Identifier: MIT
"""Whole matches that keep nothing but the engine in memory, to measure the heap it takes."""

from engine import catalog
from engine.match import Match


def at_random(game: str, seats: str):
    """A match at random, without a list of its moves."""
    match = Match(game, bytes(int(seats)), "7")
    while not match.rules.over():
        chosen = match.rng().below(6)
        move = b""
        for legal in match.rules.moves():
            move = legal
            if not chosen:
                break
            chosen -= 1
        match.play(move)
    return match


def by_hard_players(game: str, seats: str):
    """A match of hard players."""
    match = Match(game, bytes([3] * int(seats)), "7")
    catalog.shed(game)  # what only began it
    think = catalog.player(game).think
    while not match.rules.over():
        decided = b""
        for move in think(match.rules.view(match.rules.seat()), 3, match.rng()):
            decided = move
        match.play(decided)
    return match


def saved_and_loaded(game: str, seats: str):
    """A match at random, saved, and loaded into an empty memory."""
    from engine import record

    held = [at_random(game, seats)]  # no variable of this function may keep it
    held[0] = record.save(held[0])
    assert record.load(held[0]).rules.over()
