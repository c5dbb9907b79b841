# SPDX-License-Identifier: MIT
"""Greedy at Trash: take the discard whenever it may be placed, a Jack to the lowest position."""

from engine.cards import NONE
from engine.trash.legal import moves


def greedy(view, rng) -> bytes:
    """The move: of the engine's order the first place for a Jack, the discard after the stock."""
    choices = list(moves(view))
    return choices[0] if view.hand != NONE else choices[len(choices) - 1]
