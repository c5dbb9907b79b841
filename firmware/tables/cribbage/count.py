# SPDX-License-Identifier: MIT
"""The counting pages of cribbage: pone's hand, dealer's hand, crib (CR-16)."""

from micropython import const

from engine.cribbage.view import kept
from engine.match import PERSON
from firmware.tables.cribbage.dealt import crib_of, hand_of
from firmware.tables.cribbage.say import shown
from firmware.ui import card

# As in engine/cribbage/codes.py.
_AT_CRIB = const(3)
_AT_HAND = const(2)
_GOAL = const(121)

DEALS = True
CARDS = card


def pages(app, view) -> list:
    """A page for each hand: (title, cards, card apart or NONE, lines, note, points of the seats).

    A line is (cards, text, points): the sum counted so far in words, as one counts aloud. Where
    the match ended before a hand was counted, it is shown without points (CR-26).
    """
    words = app.game_words()
    points = view.points[:]
    counted = [e for e in view.events if e[3] in (_AT_HAND, _AT_CRIB)]
    for event in counted:
        points[event[0]] -= event[2]
    pone, dealer = 1 - view.dealer, view.dealer
    made = []
    over = max(points) >= _GOAL
    for seat, phase in ((pone, _AT_HAND), (dealer, _AT_HAND), (dealer, _AT_CRIB)):
        crib = phase == _AT_CRIB
        cards = bytes(sorted(view.crib)) if crib else kept(view, seat)
        title = crib_of(app, seat) if crib else hand_of(app, seat)
        lines = []
        total = 0
        for event in counted:
            if event[0] == seat and event[3] == phase:
                total += event[2]
                lines.append((event[4:], words.REASONS[event[1]], total))
        points[seat] += total
        note = words.NOT_COUNTED if over else words.NO_POINTS if not lines else ""
        made.append((title, cards, view.starter, lines, note, [shown(sum_) for sum_ in points]))
        over = over or max(points) >= _GOAL
    return made


def training(app, view, at: int) -> bool:
    """Whether page `at` is a hand that a person may count first (scenes/count.py)."""
    owner = view.dealer if at else 1 - view.dealer
    if app.match.players[owner] != PERSON:
        return False
    return pages(app, view)[at][4] != app.game_words().NOT_COUNTED
