# SPDX-License-Identifier: MIT
"""What a move at the cribbage table causes, shown one thing after the other.

Generators that draw on the parts of the table and yield how long that stays.
"""

from micropython import const

from engine.cards import VALUE
from firmware.tables import PRESS, SOON
from firmware.tables.cribbage import phrases
from firmware.ui import sound

# As in engine/cribbage/codes.py.
_AT_CUT = const(0)
_AT_PLAY = const(1)
_CUT = const(0)
_FIRST = const(0)
_PASSO = const(11)
_PLAY = const(2)

_MANY = const(4)  # points that deserve the longer cue


def happenings(table, before, move: bytes, after):
    """Show what the move caused, between two views of one seat."""
    table.lines.news = ""
    if move[0] == _PLAY:
        yield from _after_play(table, before, move[1], after)
    elif move[0] == _CUT and before.phase == _FIRST:
        yield from _after_first(table, before, after)
    elif move[0] == _CUT:
        yield from _after_cut(table, before, after)


def _after_first(table, before, after):
    """The cut for the first deal: a card, and after the second who deals (CR-01)."""
    app = table.app
    texts = phrases.last_cuts(app, after.cuts)
    both = before.turn == 1
    table.chooser.show(before, False)
    table.chooser.cut_cards(after.cuts[-2:] if both else after.cuts[-1:])
    app.sound.play(sound.CARD)
    if both:
        table.lines.score(texts[1], phrases.cut_result(app, after.cuts))
        yield PRESS
    elif before.turn != before.seat:
        yield table.lines.pause(texts[0], "")


def _after_cut(table, before, after):
    """The starter, and his heels."""
    app, lines = table.app, table.lines
    table.lay_row()
    yield SOON
    table.lay_out(after, False)
    app.sound.play(sound.CARD)
    lines.news = app.game_words().TURNED % phrases.card_text(after.starter)
    lines.write("", "")
    for event in after.events[after.fresh:]:
        if event[3] == _AT_CUT:
            _score(table, after, event)
            lines.score("", phrases.heels(app, event))
            yield PRESS
    if before.turn != before.seat:
        yield lines.pause("", "")


def _after_play(table, before, laid: int, after):
    """A card laid, each score that it made, and each Passo."""
    app, lines = table.app, table.lines
    count = before.count + VALUE[laid >> 2]
    table.hand.show(after.hands[after.seat])
    pile = bytes(before.pile) + bytes((before.turn << 6 | laid,))
    table.row.show(before, before.played, pile, count)
    table.seats.show(after, before.points, before.events)
    app.sound.play(sound.CARD)
    news = lines.news = phrases.laid(app, before.turn, laid, count)
    gained = 0
    told = before.turn == before.seat
    for event in after.events[after.fresh:]:
        if event[3] != _AT_PLAY:
            break
        if event[2]:
            gained += event[2]
            _score(table, after, event)
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


def _score(table, after, event) -> None:
    """Light the cards of a score and move the peg."""
    number = after.events.index(event, after.fresh) + 1
    points = after.points[:]
    for later in after.events[number:]:
        points[later[0]] -= later[2]
    table.seats.show(after, points, after.events[:number])
    if table.row is not None:  # heels may end the match before there is one
        table.row.tone(event[4:])
    table.app.sound.play(sound.POINTS if event[2] >= _MANY else sound.POINT)
