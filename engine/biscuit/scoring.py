# SPDX-License-Identifier: MIT
"""What placing a card scores in Biscuit, itemised (RULES.md 3.2, BI-12 to BI-31)."""

from micropython import const

from engine.decktet import RANK

# As in codes.py and engine/decktet_names.py.
_STRAIGHT = const(0)
_HOT = const(1)
_HOTCROSS = const(2)
_BISCUIT = const(3)
_COURTS = const(4)
_PAWN = const(10)
_COURT = const(11)
_CROWN = const(12)


def placed(board, card: int, x: int, y: int, deck: int) -> list:
    """Scores of a card placed at an end of the board as it is before: (reason, points, cards).

    deck: the value of that option; it says which ranks lie between 9 and Crown.
    """
    rank = RANK[card]
    scores = []
    if not rank:
        return scores  # the Excuse (BI-24)
    line = board.line(x, y)
    length = run(rank, line, deck)
    if length > 1:
        scores.append((_STRAIGHT, length, bytes((card,)) + line[: length - 1]))
    matched = b""  # a card is matched once, in the best way (BI-18)
    far = line[len(line) - 1]
    if RANK[far] == rank:
        scores.append((_HOTCROSS if y else _HOT, 4 if y else 2, bytes((card, far))))
        matched += bytes((far,))
    for end in board.others(x, y):
        if RANK[end] == rank and end not in matched:
            scores.append((_BISCUIT, 1, bytes((card, end))))
            matched += bytes((end,))
    return scores


def order(rank: int, deck: int) -> int:
    """The place of a rank in straights: without Pawns the Crown follows the 9 (BI-30)."""
    return 10 + deck // 2 if rank == _CROWN else rank


def run(rank: int, line: bytes, deck: int) -> int:
    """How many cards go up or down by one, the placed card included (BI-15)."""
    here = order(rank, deck)
    step = 0
    length = 1
    for other in line:
        there = order(RANK[other], deck)
        change = there - here
        if not RANK[other] or change not in (1, -1) or change == -step:
            break
        step = change
        here = there
        length += 1
    return length


def eleven(board, card: int, x: int, y: int, deck: int) -> bool:
    """Whether the card and the other end of its line make eleven (BI-14, BI-20, BI-24)."""
    line = board.line(x, y)
    return makes_eleven(RANK[card], RANK[line[len(line) - 1]], deck)


def makes_eleven(one: int, other: int, deck: int) -> bool:
    """Whether two ranks make eleven: Ace 1, Crown 10; Pawns and Courts by BI-27 and BI-28."""
    low = min(one, other)
    high = max(one, other)
    if high == _COURT:
        return low == _PAWN
    if high == _PAWN or low == _PAWN:  # with an Ace, a Crown or a Pawn
        return deck < _COURTS and (low == 1 or low == _PAWN)
    if high == _CROWN:
        return low == 1
    return low > 0 and low + high == 11


def left_value(card: int) -> int:
    """What a card left in a hand is worth to the one who goes out (BI-26, BI-29)."""
    rank = RANK[card]
    if rank == _PAWN or rank == _COURT:
        return 3
    if rank == 1 or rank == _CROWN:
        return 1
    return 2 if rank else 0


def signed(points: int) -> int:
    """The points of an event: with partners a bonus may be below 0, as a signed byte (BI-36)."""
    return points - 256 if points > 127 else points
