# SPDX-License-Identifier: MIT
"""The page at the end of a hand: what going out brought, and the points of all."""

from micropython import const

from engine.biscuit.dealing import TARGETS
from engine.biscuit.scoring import signed
from firmware.tables.biscuit import phrases

DEALS = False
# As in engine/cards.py and engine/biscuit/codes.py.
_NONE = const(255)
_BONUS = const(5)
_OUT = const(4)
_TARGET = const(4)


def pages(app, view) -> list:
    """One page: a line for going out and one for each hand that was left."""
    words = app.game_words()
    lines = []
    title = words.STALE[2]
    total = bonuses = 0
    for event in view.last():
        if event[1] == _OUT:
            title = phrases.about(app, words.OUT, event[0])
            label = words.OUT_POINTS
        elif event[1] == _BONUS:
            seat = phrases.others_left(app, event, bonuses)
            label = phrases.about(app, words.LEFT_TO, seat)
            bonuses += 1
        else:
            continue
        total += signed(event[2])
        lines.append((b"", label, total))
    if not lines:
        lines.append((b"", words.STALE[0], None))
    target = TARGETS[view.options[_TARGET]]
    goal = words.GOAL[1] % target if target else words.GOAL[0]
    return [(title, b"", _NONE, lines, goal, view.points[:])]
