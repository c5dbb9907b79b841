# SPDX-License-Identifier: MIT
"""The computer player of cribbage: it receives a view and ends with a move.

easy    sees the points that lie open: in the four cards it keeps, in the card it plays; now and
        then it overlooks some, and it never asks whose crib it is or what may be answered.
medium  knows roughly what a crib likes, and minds what its card lets the other score.
hard    knows the mean of its hand over the starters and of the crib, remembers what the play
        told, and plans its next card; near the end it keeps what is likely to win.
"""

from micropython import const

from engine.cribbage import discard
from engine.cribbage.lookahead import Lookahead

# As in codes.py.
_CUT = const(0)
_CUTTING = const(2)
_DEAL = const(3)
_DEEPEST = const(36)
_DISCARD = const(1)
_DISCARDING = const(1)
_FIRST = const(0)
_PLAY = const(2)
_PLAYING = const(3)
_SHALLOWEST = const(4)
_SHOW = const(4)

EASY = const(1)
MEDIUM = const(2)
HARD = const(3)


def think(view, level: int, rng):
    """Generator: yields None while it thinks, and last the move of the seat that looks."""
    if level != HARD:
        from engine.cribbage import beginner  # here, as a match of hard players needs it not

    if view.phase == _DISCARDING:
        hand = bytes(view.hands[view.seat])
        own = view.seat == view.dealer
        if level == HARD:
            found = yield from discard.best(hand, own, discard.needs(view))
            thrown = found[1]
        elif level == MEDIUM:
            thrown = beginner.throw_fairly(hand, own, rng)
        else:
            thrown = beginner.throw(hand, rng)
        yield bytes((_DISCARD,)) + thrown
    elif view.phase == _PLAYING:
        if level == EASY:
            card = beginner.lay(view, rng)
        else:
            card = yield from Lookahead(view, level == HARD).best()
        yield bytes((_PLAY, card))
    else:
        yield _idle(view, rng)


def _idle(view, rng) -> bytes:
    """A move that decides nothing: how deep to cut (CR-02, CR-04), or to deal on."""
    if view.phase == _FIRST:
        return bytes((_CUT, 1 + rng.below(51)))
    if view.phase == _CUTTING:
        return bytes((_CUT, _SHALLOWEST + rng.below(_DEEPEST - _SHALLOWEST + 1)))
    return bytes((_DEAL,))


def hint(view, rng):
    """Generator: yields None while it thinks, and last (move, why) of the hard player (CR-24).

    why: the key of a sentence in firmware/texts/cribbage_hints_*.py, and its figures.
    """
    from engine.cribbage import reasons  # here, as it takes memory once a hint is asked for

    if view.phase == _DISCARDING:
        thrown, why = yield from reasons.throw(view)
        yield bytes((_DISCARD,)) + thrown, why
    elif view.phase == _PLAYING:
        card, why = yield from reasons.lay(view)
        yield bytes((_PLAY, card)), why
    elif view.phase == _SHOW:
        yield _idle(view, rng), ("deal",)
    else:
        yield _idle(view, rng), ("cut_first" if view.phase == _FIRST else "cut_starter",)
