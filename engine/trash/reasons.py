# SPDX-License-Identifier: MIT
"""The hard player's move with its reason: a key and the figures that the player went by.

The sentences to the keys are in firmware/texts/trash_hints_it.py and _en.py. Cards are given as
bytes, a chance as tenths.
"""

from engine.cards import JACK as JACKS
from engine.trash import legal
from engine.trash.codes import DISCARD, JACK, RESHUFFLES
from engine.trash.player import open_positions, unseen

_FEW = 5  # positions open, from which down the end is near


def why(view, move: bytes) -> tuple:
    """Why the hard player makes this move."""
    if move[0] == JACK:
        return _jack(view, move[1])
    if move[0] == DISCARD:
        return _taken(view)
    if not view.discard:
        return ("first",)
    top = view.discard[len(view.discard) - 1:]
    rank = top[0] >> 2
    if legal.takes(view):
        lacking = open_positions(view, (view.turn + 1) % len(view.sizes))
        return ("leave", top, lacking) if lacking <= _FEW else ("leave_early", top)
    if rank > JACKS:
        return "court", top
    if rank >= view.sizes[view.turn]:
        return "beyond", top, view.sizes[view.turn]
    return "filled", top


def _jack(view, place: int) -> tuple:
    """Why a Jack goes there: nothing speaks for another position."""
    seat = view.turn
    if open_positions(view, seat) == 1:
        return "jack_wins", _done(view)
    left = unseen(view)
    own = bytes((place - 1 << 2,))  # the card that belongs there, as positions show its rank
    least = left[place - 1]
    for other in range(view.sizes[seat]):
        if not view.up[seat] >> other & 1 and left[other] > least:
            return ("jack", own, least) if least else ("jack_stays", own)
    return "jack_any", own


def _done(view) -> int:
    """What completing the layout comes to: the hand, 1 where somebody was first, 2 the match."""
    if view.lastchance:
        return int(view.first >= 0)
    return 2 if view.sizes[view.turn] == 1 else 0


def _taken(view) -> tuple:
    """Why the discard is taken: what it does, and how often a card of the stock would do it."""
    top = view.discard[len(view.discard) - 1:]
    last = open_positions(view, view.turn) == 1
    if view.up[view.turn] >> (top[0] >> 2) & 1:
        return ("take_jack_wins", top, _done(view)) if last else ("take_jack", top)
    if last:
        return "take_wins", top, _done(view)
    for event in view.events:
        if event[1] == RESHUFFLES:
            return "take", top  # the stock is no longer a fair sample of the unseen cards
    if not view.stock:
        return "take", top
    left = unseen(view)
    total = 0
    fitting = 0
    for rank in range(13):
        total += left[rank]
        if legal.places(view, view.turn, rank << 2):
            fitting += left[rank]
    return "take_sure", top, (10 * fitting + total // 2) // total
