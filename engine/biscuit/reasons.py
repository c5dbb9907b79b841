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
    rival = None
    number = _rival(values, points, number)
    for other in look.choices(cards):
        if not number:
            yield from look.judge(other)
            rival = other
        number -= 1
    return choice, _why(look, choice, rival, len(values))


def _rival(values: list, points: bytearray, best: int) -> int:
    """Of the other choices with as many points the number of the most worth, or -1."""
    rival = -1
    for n in range(len(values)):
        if n != best and points[n] >= points[best]:
            if rival < 0 or values[n] > values[rival]:
                rival = n
    return rival


def _why(look, choice, rival, choices: int) -> tuple:
    """Key and figures of a choice."""
    side = 0 if choice.y else 1 if choice.x < 0 else 2
    height = 0 if not choice.y else 1 if choice.y > 0 else 2
    where = (bytes((choice.card,)), side, height)
    if len(look.hand) == 1:
        key = "out_partners" if look.view.options[_PARTNERS] else "out"
        return (key,) + where + (choice.now,)
    if choices == 1:
        return ("only",) + where + (choice.now,)
    if rival is None:
        key, figures = _scores(look, choice)
    else:
        key, figures = _advantage(choice, rival)
        figures = (choice.now,) + figures
    return (key,) + where + figures


def _scores(look, choice) -> tuple:
    """Key and figures of the choice that scores most now."""
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
    """Key and figures of what the choice has over a rival with as many points or more."""
    most = 0
    found = ("even",)
    for i in range(len(_PARTS)):
        ahead = choice.parts[i] - rival.parts[i]
        if ahead > most:
            told = _told(i, choice.figures[i], rival.figures[i])
            if told:
                most = ahead
                found = told
    return found[0], found[1:]


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
