# SPDX-License-Identifier: MIT
"""The counting pages of casino: what each side scores, with its cards, then a table of all."""

from micropython import const

from engine.cards import HIDDEN, NONE
from firmware.tables.casino.names import short
from firmware.tables.casino.phrase import card_text
from firmware.ui import card
from firmware.ui.layout import columns, roomy
from firmware.ui.text import at_right, between, headed

# As in engine/casino/codes.py.
_CARDS = const(0)
_SPADES = const(1)
_ACE = const(4)
_SWEEP = const(5)
_CAPTURES = const(6)
_LEFTOVERS = const(11)
_SWEEPS = const(3)
_PARTNERS = const(5)
_FEW = const(5)  # cards that a line can name
_LABEL = const(6)  # letters
_ROOM = const(20)  # letters of all columns
_BOTH = const(5)  # letters of a column: 30+3 and a space before it
_LESS = const(4)  # letters less for them, and one for the label, where there is little room
_WIDE = const(28)  # letters of a line, as in scenes/score.py

DEALS = False
CARDS = card


def pages(app, view) -> list:
    """A page for each side that scored, whose lines light cards, then the table (CA-26)."""
    sides = 2 if view.options[_PARTNERS] else len(view.points)
    piles, events = _round(app.match, view, sides)
    made = []
    for side in range(sides):
        own = [event for event in events if event[0] % sides == side]
        if own:
            made.append(_side(app, side, sides, own))
    made.append(_table(app, view, piles, events))
    return made


def _side(app, side: int, sides: int, events: list) -> tuple:
    """What a side scores: a line for each kind, with the cards of all its events.

    The pile itself is a card face down: it is lit where it has most cards.
    """
    room = columns(app.stage) - 2
    shown = pile = b""
    lines = []
    total = 0
    for reason in range(_SWEEP + 1):
        own = [event for event in events if event[1] == reason]
        points = sum([event[2] for event in own])
        if not points:
            continue
        total += points
        cards = bytes(sorted(b"".join([event[4:] for event in own])))
        text = _kind(app.game_words(), reason, cards)
        if reason == _CARDS:
            cards = pile = bytes((HIDDEN,))
        else:
            shown += bytes([one for one in cards if one not in shown])
        lines.append((cards, _ends(text, points, min(room + 2, _WIDE)), None))
    name = app.name(side)
    if sides < len(app.match.players):
        name += " + " + app.name(side + sides)
        if len(name) + len(" ▲▼ +00") > room:
            name = _name(app, side, sides, False)
    return headed(name, "+%d" % total, room), shown + pile, NONE, lines, "", ()


def _kind(words, reason: int, cards: bytes) -> str:
    """What scores, with its number of cards, or with the cards where they are few."""
    text = words.REASONS[reason]
    if reason >= _ACE and len(cards) > 1:
        text = words.LABELS[reason - 2]
    text = text[0].upper() + text[1:]
    if reason <= _SPADES:
        return text + " %d" % len(cards)
    if reason < _ACE:
        return text  # it names its card
    if len(cards) > _FEW:
        return text + " %d" % len(cards)
    return text + " " + " ".join([card_text(one) for one in cards])


def _ends(text: str, points: int, room: int) -> str:
    """A text and its points at the ends of a line; without spaces if it is too long."""
    more = "+%d" % points
    if len(text) + 1 + len(more) > room:
        text = text.replace(" ", "")
    return between(text, more, room)


def _table(app, view, piles: list, events: list) -> tuple:
    """The table: its lines are rows, with no cards and no sums counted so far."""
    words = app.game_words()
    sides = len(piles)
    wide = roomy(app.stage)
    label_room = _LABEL if wide else _LABEL - 1
    room = (_ROOM if wide else _ROOM - _LESS) // sides
    rows = [("", [_name(app, side, sides, wide) for side in range(sides)])]
    labels = words.LABELS
    for reason, label in enumerate(labels[:2] + ("10♦", "2♠") + labels[2:4]):
        if reason == _SWEEP and not view.options[_SWEEPS]:
            continue
        rows.append((label, [_cell(piles, events, reason, side, room) for side in range(sides)]))
    sums = [sum([event[2] for event in events if event[0] % sides == side])
            for side in range(sides)]
    rows.append((labels[4], ["+%d" % points for points in sums]))
    rows.append((labels[5], [str(view.points[side]) for side in range(sides)]))
    lines = []
    for label, cells in rows:
        text = label + " " * (label_room - len(label))
        lines.append((b"", text + "".join([at_right(cell, room) for cell in cells]), None))
    return words.COUNT, b"", NONE, lines, "", ()


def _name(app, side: int, sides: int, wide: bool) -> str:
    """Who heads a column."""
    if sides == len(app.match.players):
        return app.name(side) if sides == 2 and wide else short(app, side)
    return "%s+%s" % (short(app, side), short(app, side + 2))


def _cell(piles: list, events: list, reason: int, side: int, room: int) -> str:
    """What a side has of a kind, and what it scores for it where there is room for both."""
    sides = len(piles)
    points = sum([event[2] for event in events
                  if event[0] % sides == side and event[1] == reason])
    text = "+%d" % points if points else "  "
    if reason > _SPADES:
        return text if points else "- "
    held = piles[side] if reason == _CARDS else [one for one in piles[side] if one & 3 == 3]
    return str(len(held)) + (text if room >= _BOTH else "")


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
