# SPDX-License-Identifier: MIT
"""Moves of Trash as text: `stock`, `discard`, `jack 3` (REFEREE.md)."""

from micropython import const

from engine import cards

# As in codes.py.
_STOCK = const(0)
_DISCARD = const(1)
_JACK = const(2)
_FULL = const(10)


def text(move: bytes) -> str:
    """The text of a move."""
    if move[0] == _JACK:
        return "jack %d" % move[1]
    return "discard" if move[0] == _DISCARD else "stock"


def parse(line: str) -> bytes:
    """The move of a text. ValueError where it is none."""
    words = line.split()
    if words == ["stock"]:
        return bytes((_STOCK,))
    if words == ["discard"]:
        return bytes((_DISCARD,))
    if len(words) == 2 and words[0] == "jack":
        for place in range(1, _FULL + 1):
            if words[1] == str(place):
                return bytes((_JACK, place))
        raise ValueError(
            "%s is no position: a Jack goes on one of 1 to %d." % (cards.shown(words[1]), _FULL)
        )
    raise ValueError('%s is no move: write "stock", "discard" or "jack 3".' % cards.shown(line))
