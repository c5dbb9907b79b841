# SPDX-License-Identifier: MIT
"""What may be done in Trash: on Rules and on a View alike, one truth for all (RULES.md 6)."""

from micropython import const

from engine.cards import NONE

# As in codes.py.
_STOCK = const(0)
_DISCARD = const(1)
_JACK = const(2)
_JACKS = const(10)  # their rank


def places(position, seat: int, card: int) -> bool:
    """Whether a seat has a place for a card: TR-04 to TR-06, by its own size (TR-08, TR-16)."""
    rank = card >> 2
    if rank == _JACKS:
        return True
    if rank >= position.sizes[seat]:
        return False
    return not position.up[seat] >> rank & 1 or position.layouts[seat][rank] >> 2 == _JACKS


def takes(position) -> bool:
    """Whether the top of the discard pile may be placed, and so be taken (TR-03)."""
    pile = position.discard
    return bool(pile) and places(position, position.turn, pile[len(pile) - 1])


def complete(position, seat: int) -> bool:
    """Whether every position of a seat is face up."""
    return position.up[seat] == (1 << position.sizes[seat]) - 1


def moves(position):
    """Every legal move, in a fixed order."""
    seat = position.turn
    if seat < 0:
        return
    if position.hand == NONE:
        yield bytes((_STOCK,))
        if takes(position):
            yield bytes((_DISCARD,))
        return
    for place in range(position.sizes[seat]):
        if not position.up[seat] >> place & 1:
            yield bytes((_JACK, place + 1))


def allows(position, move: bytes) -> bool:
    """Whether `moves` holds this move."""
    seat = position.turn
    if seat < 0 or not move:
        return False
    if position.hand == NONE:
        return move == bytes((_STOCK,)) or move == bytes((_DISCARD,)) and takes(position)
    if len(move) != 2 or move[0] != _JACK or not 1 <= move[1] <= position.sizes[seat]:
        return False
    return not position.up[seat] >> (move[1] - 1) & 1
