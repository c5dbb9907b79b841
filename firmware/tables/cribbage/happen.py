# SPDX-License-Identifier: MIT
"""What a move at the cribbage table causes, shown one thing after the other.

Generators that draw on the parts of the table and yield how long that stays.
"""

from micropython import const

from engine.cards import VALUE
from engine.cribbage.codes import AT_CUT, AT_PLAY, CUT, FIRST, PASSO, PLAY
from firmware.tables import PRESS
from firmware.tables.cribbage import say
from firmware.ui import sound

_MANY = const(4)  # points that deserve the longer cue


def happenings(table, before, move: bytes, after):
    """Show what the move caused, between two views of one seat."""
    table.lines.news = ""
    if move[0] == PLAY:
        yield from _after_play(table, before, move[1], after)
    elif move[0] == CUT and before.phase == FIRST:
        yield from _after_first(table, before, after)
    elif move[0] == CUT:
        yield from _after_cut(table, before, after)


def _after_first(table, before, after):
    """The cut for the first deal: a card, and after the second who deals (CR-01)."""
    app = table.app
    texts = say.last_cuts(app, after.cuts)
    both = before.turn == 1
    table.cut.show(before, False)
    table.cut.cut_cards(after.cuts[-2:] if both else after.cuts[-1:])
    app.sound.play(sound.CARD)
    if both:
        table.lines.score(texts[1], say.cut_result(app, after.cuts))
        yield PRESS
    elif before.turn != before.seat:
        yield table.lines.pause(texts[0], "")


def _after_cut(table, before, after):
    """The starter, and his heels."""
    app, lines = table.app, table.lines
    table.lay_out(after, False)
    app.sound.play(sound.CARD)
    lines.news = app.game_words().TURNED % say.card_text(after.starter)
    lines.write("", "")
    for event in after.events[after.fresh:]:
        if event[3] == AT_CUT:
            _score(table, after, event)
            lines.score("", say.heels(app, event))
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
    news = lines.news = say.laid(app, before.turn, laid, count)
    gained = 0
    told = before.turn == before.seat
    for event in after.events[after.fresh:]:
        if event[3] != AT_PLAY:
            break
        if event[2]:
            gained += event[2]
            _score(table, after, event)
            lines.score(news, say.scored(app, event))
            lines.news = "%s +%d" % (news, gained)
            yield PRESS
            told = True
        elif event[1] == PASSO:
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
    table.row.tone(event[4:])
    table.app.sound.play(sound.POINTS if event[2] >= _MANY else sound.POINT)


def recalled(app, view) -> str:
    """The last happening, of what the view tells, for a table that did not see it happen."""
    gained = 0
    for event in view.events[view.fresh:]:
        gained += event[2]
        if event[1] == PASSO and view.pile:
            return app.game_words().PASSO % app.name(event[0])
    laid = view.pile or view.played
    if not laid:
        return app.game_words().TURNED % say.card_text(view.starter)
    seat, last = laid[-1] >> 6, laid[-1] & 63
    if view.pile:
        text = say.laid(app, seat, last, view.count)
    else:
        text = app.game_words().CUT_CARD % (app.name(seat), say.card_text(last))
    return "%s +%d" % (text, gained) if gained else text
