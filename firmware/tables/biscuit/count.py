# SPDX-License-Identifier: MIT
"""The page at the end of a hand: what going out brought, and the points of all."""

from engine.biscuit.codes import BONUS, OUT, TARGET
from engine.biscuit.rules import TARGETS
from engine.biscuit.scoring import signed
from engine.cards import NONE
from firmware.tables.biscuit import phrases
from firmware.ui.layout import columns
from firmware.ui.text import between

DEALS = False
_SUM = 3  # letters of the sum


def pages(app, view) -> list:
    """One page: a line for going out and one for each hand that was left."""
    words = app.game_words()
    wide = columns(app.stage) - _SUM
    lines = []
    title = words.STALE_TITLE
    total = bonuses = 0
    for event in view.events[view.fresh:]:
        if event[1] == OUT:
            mine = app.own(event[0])
            title = words.YOU_OUT if mine else words.OUT % app.name(event[0])
            label = words.OUT_POINTS
        elif event[1] == BONUS:
            label = phrases.left_to(app, phrases.others_left(app, event, bonuses))
            bonuses += 1
        else:
            continue
        total += signed(event[2])
        lines.append((b"", between(label, "", wide), total))
    if not lines:
        lines.append((b"", words.STALE, None))
    target = TARGETS[view.options[TARGET]]
    goal = words.GOAL % target if target else words.ONE_HAND
    return [(title, b"", NONE, lines, goal, view.points[:])]
