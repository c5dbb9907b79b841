# SPDX-License-Identifier: MIT
"""The counting pages of cribbage: pone's hand, dealer's hand, crib (CR-16)."""

from engine.cribbage.codes import AT_CRIB, AT_HAND, GOAL
from engine.cribbage.view import kept
from firmware.tables.cribbage.phrases import crib_of, hand_of
from firmware.tables.cribbage.say import shown

DEALS = True


def pages(app, view) -> list:
    """A page for each hand: (title, cards, card apart or NONE, lines, note, points of the seats).

    A line is (cards, text, points): the sum counted so far in words, as one counts aloud. Where
    the match ended before a hand was counted, it is shown without points (CR-26).
    """
    words = app.game_words()
    points = view.points[:]
    counted = [e for e in view.events if e[3] in (AT_HAND, AT_CRIB)]
    for event in counted:
        points[event[0]] -= event[2]
    pone, dealer = 1 - view.dealer, view.dealer
    made = []
    over = max(points) >= GOAL
    for seat, phase in ((pone, AT_HAND), (dealer, AT_HAND), (dealer, AT_CRIB)):
        crib = phase == AT_CRIB
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
        over = over or max(points) >= GOAL
    return made
