# SPDX-License-Identifier: MIT
"""What a move at the cribbage table causes, shown one thing after the other.

A generator that draws on the parts of the table and yields how long that stays. What cuts cause is
in opening.py.
"""

from micropython import const

from engine.cards import VALUE
from firmware.tables import PRESS
from firmware.tables.cribbage import phrases
from firmware.ui import sound

# As in engine/cribbage/codes.py.
_AT_PLAY = const(1)
_PASSO = const(11)

_MANY = const(4)  # points that deserve the longer cue


def happenings(table, before, move: bytes, after):
    """Show a card laid, each score that it made, and each Passo, between two views of one seat."""
    app, lines = table.app, table.lines
    laid = move[1]
    count = before.count + VALUE[laid >> 2]
    table.hand.show(after.hands[after.seat])
    pile = bytes(before.pile) + bytes((before.turn << 6 | laid,))
    table.row.show(before, before.played, pile, count)
    table.seats.show(after, before.points, before.events)
    app.sound.play(sound.CARD)
    news = lines.news = phrases.laid(app, before.turn, laid, count)
    gained = 0
    told = before.turn == before.seat
    before = None
    for event in after.events[after.fresh:]:
        if event[3] != _AT_PLAY:
            break
        if event[2]:
            gained += event[2]
            score(table, after, event)
            lines.score(news, phrases.scored(app, event))
            lines.news = "%s +%d" % (news, gained)
            yield PRESS
            told = True
        elif event[1] == _PASSO:
            app.sound.play(sound.PASS)
            lines.news = app.game_words().PASSO % app.name(event[0])
            yield lines.pause(news, lines.news)
            told = True
    if not told:
        yield lines.pause(news, "")


def score(table, after, event) -> None:
    """Light the cards of a score and move the peg."""
    number = after.events.index(event, after.fresh) + 1
    points = after.points[:]
    for later in after.events[number:]:
        points[later[0]] -= later[2]
    table.seats.show(after, points, after.events[:number])
    if table.row is not None:  # heels may end the match before there is one
        table.row.tone(event[4:])
    table.app.sound.play(sound.POINTS if event[2] >= _MANY else sound.POINT)
