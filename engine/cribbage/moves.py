# SPDX-License-Identifier: MIT
"""Moves of cribbage as text: `cut 12`, `discard 5H JC`, `play 5H`, `deal` (REFEREE.md)."""

from engine import cards
from engine.cribbage.codes import CUT, DEAL, DISCARD, PLAY


def text(move: bytes) -> str:
    """The text of a move."""
    verb = move[0]
    if verb == CUT:
        return "cut %d" % move[1]
    if verb == DISCARD:
        return "discard %s %s" % (cards.text(move[1]), cards.text(move[2]))
    if verb == PLAY:
        return "play " + cards.text(move[1])
    return "deal"


def parse(line: str) -> bytes:
    """The move of a text, its cards in the engine's order. ValueError where it is none."""
    words = line.split()
    verb = words[0] if words else ""
    if verb == "deal" and len(words) == 1:
        return bytes((DEAL,))
    if verb == "cut" and len(words) == 2:
        return bytes((CUT, _depth(words[1])))
    if verb == "play" and len(words) == 2:
        return bytes((PLAY, _card(words[1])))
    if verb == "discard" and len(words) == 3:
        pair = sorted((_card(words[1]), _card(words[2])))
        return bytes((DISCARD, pair[0], pair[1]))
    raise ValueError(
        '%s is no move: write "cut 12", "discard 5H JC", "play 5H" or "deal".' % cards.shown(line)
    )


def _depth(word: str) -> int:
    """The depth of a cut, a number of 1..51."""
    depth = 0
    for letter in word[:3]:
        digit = "0123456789".find(letter)
        depth = depth * 10 + digit if digit >= 0 else 255
    if len(word) > 2 or not 1 <= depth <= 51:
        raise ValueError("%s is no depth: cut at a number of 1 to 51." % cards.shown(word))
    return depth


def _card(word: str) -> int:
    """A card that has a face."""
    card = cards.parse(word)
    if card == cards.HIDDEN:
        raise ValueError('A move names its cards, such as 5H; "?" is none.')
    return card
