# SPDX-License-Identifier: MIT
"""Why the hard player places a card there: a key and the figures that it went by.

The sentences to the keys are in firmware/texts/biscuit_hints_it.py and _en.py. The first figures
are always the card as bytes, 1 for left or 2 for right of the main line, 1 for the top or 2 for
the bottom of a cross line, and points; a chance is given in hundredths, a mean as points and
tenths, and after them the same of the move that this one was preferred to.
"""

from micropython import const

from engine.biscuit.outlook import ONE
from engine.biscuit.scoring import placed

# As in codes.py.
_PARTNERS = const(3)
# By reason of an event, which are 0 to 3; and by part of a value, as in outlook.Choice.
_KINDS = ("straight", "hot", "hotcross", "biscuit")
_PARTS = ("eleven", "block", "safe", "room", "follow")
_HITS = const(0)
_SAFE = const(2)
_ROOM = const(3)
_FOLLOW = const(4)


def best(look, cards: bytes):
    """Generator: yields None while it thinks; returns the best choice and why: key and figures.

    Both None where there is no choice.
    """
    choice = None
    number = 0
    values = []
    points = bytearray()
    for other in look.choices(cards):
        yield from look.judge(other)
        if choice is None or other.value > choice.value:
            choice = other
            number = len(values)
        values.append(other.value)  # and not the choice: all of them would take 16 KB
        points.append(other.now)
    if choice is None:
        return None, None
    found = ()
    rival = _rival(values, points, number, -1) if choice.parts else -1
    while rival >= 0 and not found:
        at = 0
        for other in look.choices(cards):
            if at == rival:
                yield from look.judge(other)
                found = _advantage(choice, other)
            at += 1
        rival = _rival(values, points, number, rival)
    return choice, _why(look, choice, found, points, number)


def _rival(values: list, points: bytearray, best: int, last: int) -> int:
    """Of the other choices with as many points the number of the most worth, or -1.

    last: of those that come after that one, in falling value and in order; -1: of all.
    """
    rival = -1
    for n in range(len(values)):
        if n != best and points[n] >= points[best]:
            if rival >= 0 and values[n] <= values[rival]:
                continue
            if last < 0 or values[n] < values[last] or values[n] == values[last] and n > last:
                rival = n
    return rival


def _why(look, choice, found: tuple, points: bytearray, number: int) -> tuple:
    """Key and figures of a choice; found: those of what it has over a rival, if anything."""
    side = 0 if choice.y else 1 if choice.x < 0 else 2
    height = 0 if not choice.y else 1 if choice.y > 0 else 2
    where = (bytes((choice.card,)), side, height)
    if len(look.hand) == 1:
        key = "out_partners" if look.view.options[_PARTNERS] else "out"
        return (key,) + where + (choice.now,)
    if len(points) == 1:
        return ("only",) + where + (choice.now,)
    if found:
        return found[:1] + where + (choice.now,) + found[1:]
    if choice.now:
        key, figures = _scores(look, choice)
        return (key,) + where + figures
    return ("even",) + where + (choice.now,)


def _scores(look, choice) -> tuple:
    """Key and figures of the choice that scores most now, or as much as any."""
    sums = [0, 0, 0, 0]
    for reason, points, _ in placed(
        look.view.board, choice.card, choice.x, choice.y, look.deck
    ):
        sums[reason] += points
    kinds = [i for i in range(4) if sums[i]]
    if len(kinds) == 1:
        return _KINDS[kinds[0]], (choice.now, choice.hits)
    return "many", (choice.now, sums[0], sums[1] // 2, sums[2] // 4, sums[3], choice.hits)


def _advantage(choice, rival) -> tuple:
    """Key and figures of what the choice has over a rival with as many points or more, if told."""
    most = 0
    found = ()
    for i in range(len(_PARTS)):
        ahead = choice.parts[i] - rival.parts[i]
        if ahead > most:
            told = _told(i, choice.figures[i], rival.figures[i])
            if told:
                most = ahead
                found = told
    return found


def _told(part: int, own: int, other: int) -> tuple:
    """Key and figures of a part; none where the figures do not show that the choice is better."""
    if part == _HITS:
        return (_PARTS[part], own) if own > other else ()
    mean = part == _SAFE or part == _FOLLOW
    own = _rounded(own, mean)
    other = _rounded(other, mean)
    if own >= other if part == _SAFE or part == _ROOM else own <= other:
        return ()
    if mean:
        rest = other // 10, other % 10
        if not own:
            return ("safe_none",) + rest
        return (_PARTS[part], own // 10, own % 10) + rest
    return ("block_sure",) if own == 100 else (_PARTS[part], own, other)


def _rounded(figure: int, mean: bool) -> int:
    """A mean in tenths, a chance in hundredths; none, and certain, only where it is so."""
    units = 10 if mean else 100
    rounded = max(1 if figure else 0, (units * figure + ONE // 2) // ONE)
    return rounded if mean or figure >= ONE else min(rounded, 99)
