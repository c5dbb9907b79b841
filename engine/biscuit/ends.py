# SPDX-License-Identifier: MIT
"""What the ends of a board offer to any card, worked out once for many cards."""

from micropython import const

from engine.biscuit.scoring import makes_eleven, order, run
from engine.decktet import RANK, SUITS

RANKS = const(13)
_CROWN = const(12)  # as in engine/decktet_names.py
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
        count = 2 + 2 * len(board.crosses)
        self.suits = bytearray(count)
        self.far = bytearray(count)
        self.points = bytearray(RANKS * count)
        i = 0
        for x, y, neighbour in board.ends():
            line = board.line(x, y)
            self.suits[i] = fitting(neighbour)
            self.far[i] = line[len(line) - 1]
            self._straights(RANKS * i, line, deck)
            self._matches(RANKS * i, board, x, y, self.far[i])
            i += 1

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

    def _straights(self, at: int, line: bytes, deck: int) -> None:
        """Add the straights of the two ranks that go on from the end of a line."""
        if not RANK[line[0]]:
            return
        here = order(RANK[line[0]], deck)
        crown = order(_CROWN, deck)
        for there in (here - 1, here + 1):
            if 0 < there <= crown:
                rank = _CROWN if there == crown else there
                self.points[at + rank] += run(rank, line, deck)

    def _matches(self, at: int, board, x: int, y: int, far: int) -> None:
        """Add biscuits: the line's other end, and the ends of other lines, each card once."""
        points = self.points
        points[at + RANK[far]] += 4 if y else 2
        matched = bytes((far,))
        for end in board.others(x, y):
            if end not in matched:
                points[at + RANK[end]] += 1
                matched += bytes((end,))


def eleven(ends: Ends, i: int, card: int, deck: int) -> bool:
    """Whether a card at end i makes Elevensies."""
    return makes_eleven(RANK[card], RANK[ends.far[i]], deck)


def after(board, choice, deck: int) -> Ends:
    """The ends as they are once a choice has been placed; the board is left as it was.

    A copy of it for every choice would leave a heap full of crumbs.
    """
    x, y = choice.x, choice.y
    board.place(choice.card, x, y)
    ends = Ends(board, deck)
    if y:
        cross = board.crossing(x)
        side = 1 if y > 0 else 2
        cross[side] = cross[side][:len(cross[side]) - 1]
        return ends
    if board.crosses and board.crosses[len(board.crosses) - 1][0] == x:
        board.crosses.pop()
    if x < 0:
        board.main = board.main[1:]
        board.left += 1
    else:
        board.main = board.main[:len(board.main) - 1]
    return ends
