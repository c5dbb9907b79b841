# SPDX-License-Identifier: MIT
"""Moves of Biscuit as text: `place 5ML 1,0`, `draw`, `pass` (REFEREE.md)."""

from engine import decktet_names
from engine.biscuit.codes import DRAW, ORIGIN, PASS, PLACE
from engine.cards import HIDDEN, shown


def text(move: bytes) -> str:
    """The text of a move."""
    if move[0] == PLACE:
        return "place %s %d,%d" % (
            decktet_names.text(move[1]), move[2] - ORIGIN, move[3] - ORIGIN,
        )
    return "draw" if move[0] == DRAW else "pass"


def parse(line: str) -> bytes:
    """The move of a text. ValueError where it is none."""
    words = line.split()
    if words == ["draw"]:
        return bytes((DRAW,))
    if words == ["pass"]:
        return bytes((PASS,))
    if len(words) == 3 and words[0] == "place":
        card = decktet_names.parse(words[1])
        numbers = words[2].split(",")
        if card != HIDDEN and len(numbers) == 2:
            return bytes((PLACE, card, _coordinate(numbers[0]), _coordinate(numbers[1])))
    raise ValueError('%s is no move: write "place 5ML 1,0", "draw" or "pass".' % shown(line))


def _coordinate(word: str) -> int:
    """A coordinate as the byte that a move holds."""
    for number in range(-ORIGIN, ORIGIN):
        if word == str(number):
            return number + ORIGIN
    raise ValueError("%s is no coordinate: write a whole number such as -2." % shown(word))
