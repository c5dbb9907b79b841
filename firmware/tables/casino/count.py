# SPDX-License-Identifier: MIT
"""The counting page of casino: what each side has, in columns, and what it scores (CA-26)."""

from micropython import const

from engine.cards import NONE
from firmware.tables.casino.names import short
from firmware.ui.layout import roomy
from firmware.ui.text import at_right

# As in engine/casino/codes.py.
_CARDS = const(0)
_SPADES = const(1)
_ACE = const(4)
_SWEEP = const(5)
_CAPTURES = const(6)
_LEFTOVERS = const(11)
_SWEEPS = const(3)
_PARTNERS = const(5)
_LABEL = const(6)  # letters
_ROOM = const(20)  # letters of all columns
_LESS = const(4)  # letters less for them, and one for the label, where there is little room

DEALS = False


def pages(app, view) -> list:
    """One page, whose lines are rows of a table: there are no cards and no sums counted so far."""
    words = app.game_words()
    sides = 2 if view.options[_PARTNERS] else len(view.points)
    piles, events = _round(app.match, view, sides)
    wide = roomy(app.stage)
    names = [_name(app, view, side, sides, wide) for side in range(sides)]
    rows = [("", names)]
    labels = words.LABELS
    for reason, label in enumerate(labels[:2] + ("10♦", "2♠") + labels[2:4]):
        if reason == _SWEEP and not view.options[_SWEEPS]:
            continue
        rows.append((label, [_cell(piles, events, reason, side, wide) for side in range(sides)]))
    sums = [sum([event[2] for event in events if event[0] == side]) for side in range(sides)]
    rows.append((labels[4], ["+%d" % points for points in sums]))
    rows.append((labels[5], [str(view.points[side]) for side in range(sides)]))
    label_room = _LABEL if wide else _LABEL - 1
    room = (_ROOM if wide else _ROOM - _LESS) // sides
    lines = []
    for label, cells in rows:
        text = label + " " * (label_room - len(label))
        lines.append((b"", text + "".join([at_right(cell, room) for cell in cells]), None))
    return [(words.COUNT, b"", NONE, lines, "", ())]


def _name(app, view, side: int, sides: int, wide: bool) -> str:
    """Who heads a column."""
    if sides == len(view.points):
        return app.name(side) if sides == 2 and wide else short(app, side)
    return "%s+%s" % (short(app, side), short(app, side + 2))


def _cell(piles: list, events: list, reason: int, side: int, wide: bool) -> str:
    """What a side has of a kind, and what it scores for it."""
    points = sum([event[2] for event in events if event[0] == side and event[1] == reason])
    text = "+%d" % points if points else "  " if wide else ""
    if reason == _CARDS:
        return str(len(piles[side])) + text
    if reason == _SPADES:
        return str(len([card for card in piles[side] if card & 3 == 3])) + text
    return text if points else "- " if wide else "-"


def _round(match, view, sides: int) -> tuple:
    """The piles of the sides at the end of the round, and its events that score.

    The match goes back by the move that ended it and forth again: the next round may lie there
    already, and events begin with those of the play that ended the round before.
    """
    last = view.events
    events = []
    taken = view.taken
    if match.back():
        before = match.rules.view(view.seat)
        match.forward()
        for event in before.events:
            if event[1] <= _ACE:
                events.clear()  # so far it was the round before
            else:
                events.append(event)
        if view.turn < 0:
            last = last[len(before.events):]
        else:
            taken = before.taken
            for event in last:
                if event[1] in (_CAPTURES, _LEFTOVERS):
                    taken[event[0]] += event[4:]
    events += last
    piles = [b""] * sides
    for seat, pile in enumerate(taken):
        piles[seat % sides] += pile
    return piles, [event for event in events if event[2]]
