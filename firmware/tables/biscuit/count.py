# SPDX-License-Identifier: MIT
"""The page at the end of a hand: what going out brought, the cards left, and the points of all."""

from micropython import const

from engine.biscuit.dealing import TARGETS
from engine.biscuit.scoring import left_value, signed
from firmware.tables.biscuit import told
from firmware.ui import decktet_card
from firmware.ui.layout import columns
from firmware.ui.text import between, headed

DEALS = False
CARDS = decktet_card
# As in engine/cards.py and engine/biscuit/codes.py.
_NONE = const(255)
_BONUS = const(5)
_OUT = const(4)
_TARGET = const(4)
_WIDE = const(28)  # letters of a line, as in scenes/score.py


def pages(app, view) -> list:
    """One page: the cards that were left, a line for going out and one for each of these hands,
    with its points, which lights those that bring some; the sum of all in the title."""
    words = app.game_words()
    letters = columns(app.stage)
    lines = []
    title = words.STALE[2]
    total = bonuses = 0
    cards = b""
    for event in view.last():
        worth = b""
        if event[1] == _OUT:
            title = told.about(app, words.OUT, event[0])
            label = words.OUT_POINTS
        elif event[1] == _BONUS:
            seat = told.others_left(app, event, bonuses)
            label = told.about(app, words.LEFT_TO, seat)
            bonuses += 1
            cards += event[4:]
            worth = bytes([left for left in event[4:] if left_value(left)])
        else:
            continue
        more = signed(event[2])
        total += more
        lines.append((worth, between(label, told.points(more), min(letters, _WIDE)), None))
    if lines:
        title = (headed if cards else between)(title, told.points(total), letters - 2)
    else:
        lines.append((b"", words.STALE[0], None))
    target = TARGETS[view.options[_TARGET]]
    goal = words.GOAL[1] % target if target else words.GOAL[0]
    return [(title, cards, _NONE, lines, goal, view.points[:])]
