# SPDX-License-Identifier: MIT
"""What the ends of a board offer to any card, worked out once for many cards."""

from micropython import const

from engine.biscuit.scoring import makes_eleven, order, run
from engine.decktet import RANK, SUITS

RANKS = const(13)
_CROWN = const(12)  # as in decktet.py
_ANY = const(63)  # all six suits: what touches the Excuse, and what the Excuse touches (BI-24)


def fitting(card: int) -> int:
    """The suits by which a card touches others, as bits."""
    return SUITS[card] or _ANY


class Ends:
    """Every end of a board, in its order: what fits there and what that scores.

    `suits[i]` fit at end i (fitting); `far[i]` is the card at the other end of that line;
    `points[RANKS * i + rank]` is what `scoring.placed` gives for a card of a rank there; of rank 0
    there is one card only, the Excuse, so nothing that can still be placed matches it.
    """

    def __init__(self, board, deck: int):
        self.suits = b""
        self.far = b""
        self.points = bytearray()
        for x, y, neighbour in board.ends():
            line = board.line(x, y)
            self.suits += bytes((fitting(neighbour),))
            self.far += line[len(line) - 1:]
            points = bytearray(RANKS)
            _straights(points, line, deck)
            _matches(points, board, x, y, line[len(line) - 1])
            self.points += points

    def best(self, card: int) -> int:
        """The most that a card scores at once, -1 where it fits nowhere."""
        fits = fitting(card)
        at = RANK[card]
        points = self.points
        best = -1
        for suits in self.suits:
            if fits & suits and points[at] > best:
                best = points[at]
            at += RANKS
        return best


def _straights(points: bytearray, line: bytes, deck: int) -> None:
    """Add the straights of the two ranks that go on from the end of a line."""
    if not RANK[line[0]]:
        return
    here = order(RANK[line[0]], deck)
    crown = order(_CROWN, deck)
    for there in (here - 1, here + 1):
        if 0 < there <= crown:
            rank = _CROWN if there == crown else there
            points[rank] += run(rank, line, deck)


def _matches(points: bytearray, board, x: int, y: int, far: int) -> None:
    """Add biscuits: the other end of the line, and the ends of other lines, each card once."""
    points[RANK[far]] += 4 if y else 2
    matched = bytes((far,))
    for ends in board.others(x, y):
        for end in ends:
            if end not in matched:
                points[RANK[end]] += 1
                matched += bytes((end,))


def eleven(ends: Ends, i: int, card: int, deck: int) -> bool:
    """Whether a card at end i makes Elevensies."""
    return makes_eleven(RANK[card], RANK[ends.far[i]], deck)
