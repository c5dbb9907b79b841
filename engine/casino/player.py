# SPDX-License-Identifier: MIT
"""The computer player of casino: it receives a view and ends with a move.

easy    takes what it sees and overlooks some of it, forgets what is gone, and thinks little of
        what it leaves for others.
medium  remembers every card, and weighs what a move takes and prepares against what it leaves.
hard    plays the end of a round between two out to the last card besides, and minds what the
        majorities still need.
"""

from micropython import const

from engine.casino import legality
from engine.casino.judge import Judge

EASY = const(1)
MEDIUM = const(2)
HARD = const(3)

_MOST_CHOICES = const(12)  # of loose cards for one way to play a card; more are hardly ever there


def think(view, level: int, rng):
    """Generator: yields None while it thinks, and last the move of the seat that looks."""
    judge = Judge(view, level > EASY, level == HARD)
    if level == EASY:
        from engine.casino import beginner  # here, as few matches need its memory

        yield beginner.choice(judge, rng)
        return
    chosen = yield from _best(judge)
    ending = _ending(judge) if level == HARD else None
    if ending:
        judge = None  # its memory is needed now
        chosen = yield from ending.best(view.seat, chosen)
    yield chosen


def _best(judge):
    """Generator: yields None while it thinks; returns the move that the judge likes best."""
    view = judge.view
    highest = 0
    chosen = b""
    for move in legality.moves(view, view.seat, _MOST_CHOICES):
        value = judge.value(move)
        if not chosen or value > highest:
            highest = value
            chosen = move
        yield
    return chosen


def _ending(judge):
    """The rest of the round to be played out, where all of it is known; else None."""
    if len(judge.view.hands) > 2:
        return None
    # Imported at the first decision already: later it finds no gap in a heap full of crumbs.
    from engine.casino.ending import Ending

    others = judge.others()
    return Ending(judge.view, others, judge.prizes) if others else None


def hint(view, rng):
    """Generator: yields None while it thinks, and last (move, why) of the hard player (CR-24).

    why: the key of a sentence in firmware/texts/casino_hints_*.py, and its figures.
    """
    from engine.casino import reasons  # here, as it takes memory once a hint is asked for

    judge = Judge(view, True, True)
    chosen = yield from _best(judge)
    ending = _ending(judge)
    if ending:
        chosen = yield from ending.best(view.seat, chosen)
        if ending.result is not None:
            yield chosen, reasons.of_ending(chosen, ending.result)
            return
    yield chosen, reasons.of_judge(judge, chosen)
