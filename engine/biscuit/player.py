# SPDX-License-Identifier: MIT
"""The computer player of Biscuit: it receives a view and ends with a move.

easy    sees the points of the line that it makes longer; those of other lines and Elevensies it
        often overlooks, and it thinks of nothing that comes after.
medium  sees every point, likes Elevensies, keeps a place for its next card, and minds a little
        what it leaves to others.
hard    asks what the others may hold too: whether they find a place, what they score there, and
        whether one's own next card still finds one.
"""

from micropython import const

from engine.biscuit.legal import idle, playable
from engine.biscuit.outlook import Outlook

EASY = const(1)
MEDIUM = const(2)
HARD = const(3)
# As in codes.py.
_PLACE = const(0)
_ORIGIN = const(64)


def think(view, level: int, rng):
    """Generator: yields None while it thinks, and last the move of the seat that looks."""
    look = Outlook(view)
    yield
    if level == HARD:
        choice = yield from look.best(playable(view))
    else:
        from engine.biscuit import beginner  # here, as few matches need its memory

        choice = yield from beginner.best(look, playable(view), level == EASY, rng)
    yield placing(choice) if choice else idle(view)


def hint(view, rng):
    """Generator: yields None while it thinks, and last (move, why) of the hard player (CR-24).

    why: the key of a sentence in firmware/texts/biscuit_hints_*.py, and its figures.
    """
    from engine.biscuit import reasons  # here, as it takes memory once a hint is asked for

    look = Outlook(view)
    yield
    choice, why = yield from reasons.best(look, playable(view))
    if choice:
        yield placing(choice), why
    else:
        yield idle(view), ("draw" if view.stock else "pass",)


def placing(choice) -> bytes:
    """The move of a choice."""
    return bytes((_PLACE, choice.card, choice.x + _ORIGIN, choice.y + _ORIGIN))
