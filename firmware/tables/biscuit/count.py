# SPDX-License-Identifier: MIT
"""The page at the end of a hand: what going out brought, and the points of all."""

from micropython import const

from engine.biscuit.dealing import TARGETS
from engine.biscuit.scoring import signed
from firmware.tables.biscuit import told
from firmware.ui.layout import columns
from firmware.ui.text import between

DEALS = False
# As in engine/cards.py and engine/biscuit/codes.py.
_NONE = const(255)
_BONUS = const(5)
_OUT = const(4)
_TARGET = const(4)
_WIDE = const(28)  # letters of a line, as in scenes/score.py


def pages(app, view) -> list:
    """One page: a line for going out and one for each hand that was left, each with its points,
    and their sum in the title."""
    words = app.game_words()
    letters = columns(app.stage)
    lines = []
    title = words.STALE[2]
    total = bonuses = 0
    for event in view.last():
        if event[1] == _OUT:
            title = told.about(app, words.OUT, event[0])
            label = words.OUT_POINTS
        elif event[1] == _BONUS:
            seat = told.others_left(app, event, bonuses)
            label = told.about(app, words.LEFT_TO, seat)
            bonuses += 1
        else:
            continue
        more = signed(event[2])
        total += more
        lines.append((b"", between(label, told.points(more), min(letters, _WIDE)), None))
    if lines:
        title = between(title, told.points(total), letters - 2)
    else:
        lines.append((b"", words.STALE[0], None))
    target = TARGETS[view.options[_TARGET]]
    goal = words.GOAL[1] % target if target else words.GOAL[0]
    return [(title, b"", _NONE, lines, goal, view.points[:])]
