# SPDX-License-Identifier: MIT
"""Why the hard player places a card there: a key and the figures that it went by.

The sentences to the keys are in firmware/texts/biscuit_hints_it.py and _en.py. The first figures
are always the card as bytes, 1 for left or 2 for right of the main line, 1 for the top or 2 for
the bottom of a cross line, and points; a figure is given in tenths, a mean as points and tenths.
"""

from micropython import const

from engine.biscuit.outlook import ONE
from engine.biscuit.scoring import placed

# As in codes.py.
_PARTNERS = const(3)
# By reason of an event, which are 0 to 3; and by part of a value, as in outlook.Choice.
_KINDS = ("straight", "hot", "hotcross", "biscuit")
_PARTS = ("eleven", "block", "safe", "room", "follow")


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
    hits, blocked, danger, stuck, follow = choice.figures
    figures = (hits,), (_tenths(blocked),), _mean(danger), (_tenths(stuck),), _mean(follow)
    most = 0
    found = -1
    for i in range(len(_PARTS)):
        ahead = choice.parts[i] - rival.parts[i]
        told = figures[i] not in ((0,), (0, 0)) or i in (2, 3)  # of good things only what there is
        if ahead > most and told:
            most = ahead
            found = i
    if found < 0:
        return "even", ()
    return _PARTS[found], figures[found]


def _tenths(figure: int) -> int:
    """A figure in tenths, rounded."""
    return (10 * figure + ONE // 2) // ONE


def _mean(points: int) -> tuple:
    """A mean as whole points and tenths, rounded."""
    tenths = _tenths(points)
    return tenths // 10, tenths % 10
