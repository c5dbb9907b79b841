# SPDX-License-Identifier: MIT
"""Greedy at Biscuit: most points now, ties by the longer line and then the engine's order."""

from engine.biscuit.codes import DECK, ORIGIN, PLACE
from engine.biscuit.legal import moves
from engine.biscuit.scoring import placed


def greedy(view, rng) -> bytes:
    """The move; one draws or passes only where nothing can be placed."""
    chosen = b""
    best = (-1, 0)
    for move in moves(view):
        if move[0] != PLACE:
            return chosen or move
        x, y = move[2] - ORIGIN, move[3] - ORIGIN
        scores = placed(view.board, move[1], x, y, view.options[DECK])
        worth = sum([points for _, points, _ in scores]), len(view.board.line(x, y))
        if worth > best:
            best = worth
            chosen = move
    return chosen
