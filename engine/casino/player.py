# SPDX-License-Identifier: MIT
"""The computer player of casino: it receives a view and ends with a move.

easy    takes what it sees and overlooks some of it, forgets what is gone, and thinks little of
        what it leaves for others.
medium  remembers every card, and weighs what a move takes and prepares against what it leaves.
hard    plays the end of a round between two out to the last card besides, and minds what the
        majorities still need.

The judge and what plays an end out are never in memory together.
"""

from micropython import const

from engine import catalog
from engine.casino import legality

_EASY = const(1)
_HARD = const(3)

_MOST_CHOICES = const(12)  # of loose cards for one way to play a card; more are hardly ever there
_AT_ONCE = const(3)  # moves that are weighed between two rests


def think(view, level: int, rng):
    """Generator: yields None while it thinks, and last the move of the seat that looks."""
    judge = _judge(view, level > _EASY, level == _HARD)
    if level == _EASY:
        from engine.casino import beginner  # here, as few matches need its memory

        yield beginner.choice(judge, rng)
        return
    others = judge.others() if level == _HARD else b""
    chosen = yield from _best(judge)
    if others:
        judge = None
        yield  # for a fresh stack: what lies in this one keeps the judge in memory
        ending = _ending(view, others)
        chosen = yield from ending.best(view.seat, chosen)
        ending = None
    judge = None
    drop("judge", "listing", "ending", "endgame")
    yield chosen


def _judge(view, sharp: bool, keen: bool):
    """A Judge, in the place of what plays an end out."""
    drop("ending", "endgame")
    return catalog.part("casino", "judge").Judge(view, sharp, keen)


def _ending(view, others: bytes):
    """An Ending, in the place of the judge."""
    drop("judge", "listing")
    return catalog.part("casino", "ending").Ending(view, others)


def drop(*leaves) -> None:
    """Forget modules, and those that play, deal and keep: thinking takes more room."""
    leaves += ("packing", "dealing", "counting", "effects", "allowed", "parting", "units")
    catalog.drop("casino", *leaves)


def _best(judge):
    """Generator: yields None while it thinks; returns the move that the judge likes best."""
    view = judge.view
    highest = 0
    chosen = b""
    left = _AT_ONCE
    for move in legality.moves(view, view.seat, _MOST_CHOICES):
        value = judge.value(move)
        if not chosen or value > highest:
            highest = value
            chosen = move
        left -= 1
        if not left:
            left = _AT_ONCE
            yield
    return chosen


def hint(view, rng):
    """Generator: yields None while it thinks, and last (move, why) of the hard player (CR-24).

    why: the key of a sentence in firmware/texts/casino_hints_*.py, and its figures.
    """
    judge = _judge(view, True, True)
    others = judge.others()
    chosen = yield from _best(judge)
    result = None
    if others:
        judge = None
        yield
        ending = _ending(view, others)
        chosen = yield from ending.best(view.seat, chosen)
        result = ending.result
        ending = None
    if result is None and judge is None:
        judge = _judge(view, True, True)
    for why in catalog.part("casino", "reasons").told(view, judge, chosen, result):
        yield why and (chosen, why)
