# SPDX-License-Identifier: MIT
"""What a move at the Trash table causes, shown one card after the other.

Generators that draw on the parts of the table and yield how long that stays.
"""

from engine import cards
from engine.cards import NONE
from engine.trash.codes import DISCARD, DISCARDS, JACK, PLACES, RESHUFFLES, SHRINKS, WINS
from firmware.tables import PRESS
from firmware.tables.trash import say
from firmware.ui import sound


class _Course:
    """What lies on the table while the happenings of a move are shown."""

    def __init__(self, table, before, move: bytes, after):
        self.table, self.before = table, before
        self.app = table.app
        self.words = table.app.game_words()
        self.seat = before.turn
        self.layouts = [bytearray(layout) for layout in before.layouts]
        self.stock = len(before.stock)
        self.discard = before.discard
        self.hand = before.hand
        self.left = NONE  # the Jack that waits for a place when all is shown
        if after.turn == self.seat:
            self.left = after.hand
        self.source = ""
        if move[0] == DISCARD:
            self.source = self.words.TAKEN
            self.hand = self.discard[len(self.discard) - 1]
            self.discard = self.discard[:len(self.discard) - 1]
        elif move[0] != JACK:
            self.source = self.words.DRAWN

    def draw(self) -> None:
        """Draw all of it."""
        self.table.draw(self.before, self.layouts, self.stock, self.discard, self.hand)

    def named(self, template: str, *more) -> str:
        """A line about the seat that moves."""
        return template % ((self.app.name(self.seat),) + more)


def happenings(table, before, move: bytes, after):
    """Show what the move caused, between two views of one seat."""
    course = _Course(table, before, move, after)
    events = after.events[after.fresh:]
    table.lines.news = ""
    if events and events[0][1] == RESHUFFLES:
        yield from _reshuffled(course)
        events = events[1:]
    if move[0] != JACK and move[0] != DISCARD:
        course.stock -= 1
    if not events:
        yield from _jack_drawn(course)
    for number, event in enumerate(events):
        reason = event[1]
        if reason == PLACES:
            below = events[number + 1] if number + 1 < len(events) else None
            yield from _placed(course, event, below)
        elif reason == DISCARDS:
            yield from _discarded(course, event[4])
        elif reason == WINS:
            yield from _won(course, events[number + 1:], after)
        elif reason == SHRINKS and before.first >= 0:
            table.lines.news = say.shrunk(table.app, event[0], event[3])
            table.lines.score("", "")
            yield PRESS


def _reshuffled(course):
    """The discards but for their top card become the new stock (TR-12)."""
    course.stock = len(course.discard) - 1
    course.discard = course.discard[course.stock:]
    course.draw()
    course.app.sound.play(sound.PASS)
    yield course.table.lines.pause(course.words.RESHUFFLED, course.words.RESHUFFLED_WHAT)


def _jack_drawn(course):
    """A Jack from the stock: where he goes is another move."""
    course.hand = course.left
    course.draw()
    course.app.sound.play(sound.CARD)
    lines = course.table.lines
    lines.news = course.named(course.source, say.card_text(course.hand))
    if course.seat != course.before.seat:
        yield lines.pause("", course.words.JACK_FREE)


def _placed(course, event, below):
    """A card comes to its place, and the one that lay there to hand."""
    card, place = event[4], event[3] - 1
    words = course.words
    layout = course.layouts[course.seat]
    freed = layout[place] >> 2 == cards.JACK
    layout[place] = card
    won = below is not None and below[1] == WINS
    course.hand = NONE if won else course.left if below is None else below[4]
    course.draw()
    course.table.placed(course.before, course.seat, place, card)
    course.app.sound.play(sound.CARD)
    text = say.card_text(card)
    if course.source:
        line = course.named(course.source, text)
    elif card >> 2 == cards.JACK:
        line = course.named(words.JACK_PLACED, say.rank_text(place))
    else:
        line = course.named(words.PLACED, text)
    course.source = ""
    course.table.lines.news = line
    if won:
        return
    second = words.FREED if freed else words.UNDER % say.card_text(course.hand)
    yield course.table.lines.pause("", second)


def _discarded(course, card: int):
    """A card without a place ends the turn."""
    second = say.useless(course.app, course.before, course.seat, card)
    course.hand = NONE
    course.discard = bytes(course.discard) + bytes((card,))
    course.draw()
    course.app.sound.play(sound.CARD)
    lines = course.table.lines
    lines.news = course.named(course.words.DISCARDED, say.card_text(card))
    yield lines.pause("", second)


def _won(course, shrinks, after):
    """A layout is complete: the hand is won, and it shrinks, or the match (TR-09, TR-17)."""
    lines, app = course.table.lines, course.app
    app.sound.play(sound.POINTS)
    seat = course.seat
    text = say.won(app, seat, after.turn < 0)
    second = course.words.LAST_CHANCE
    if after.turn < 0:
        second = course.words.LAST_CARD
    elif course.before.first >= 0:
        text, second = course.named(course.words.ALSO), ""
    elif shrinks:
        second = say.shrunk(app, seat, shrinks[0][3])
    lines.news = text
    lines.score(text, second)
    yield PRESS


def recalled(app, view) -> str:
    """The last happening, of what the view tells, for a table that did not see it happen."""
    words = app.game_words()
    if view.hand != NONE and view.turn >= 0 and not _placing(view):
        return words.DRAWN % (app.name(view.turn), say.card_text(view.hand))
    for number in range(len(view.events) - 1, -1, -1):
        event = view.events[number]
        name = app.name(event[0])
        if event[1] == PLACES:
            return words.PLACED % (name, say.card_text(event[4]))
        if event[1] == DISCARDS:
            return words.DISCARDED % (name, say.card_text(event[4]))
        if event[1] == WINS:
            return say.won(app, event[0])
    return words.NEW_HAND


def _placing(view) -> bool:
    """Whether the seat that has a Jack to place has placed another card just before."""
    if not view.events:
        return False
    last = view.events[len(view.events) - 1]
    return last[0] == view.turn and last[1] == PLACES
