# SPDX-License-Identifier: MIT
"""What a move at the Trash table causes, shown one card after the other.

Generators that draw on the parts of the table and yield how long that stays.
"""

from micropython import const

from engine.cards import JACK, NONE
from firmware.tables import PRESS
from firmware.tables.trash import outcomes, phrases
from firmware.ui import sound

# As in engine/trash/codes.py.
_DISCARD = const(1)
_JACK = const(2)
_PLACES = const(0)
_DISCARDS = const(1)
_RESHUFFLES = const(2)
_WINS = const(3)
_SHRINKS = const(4)


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
        if move[0] == _DISCARD:
            self.source = self.words.TAKEN
            self.hand = self.discard[len(self.discard) - 1]
            self.discard = self.discard[:len(self.discard) - 1]
        elif move[0] != _JACK:
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
    if events and events[0][1] == _RESHUFFLES:
        yield from _reshuffled(course)
        events = events[1:]
    if move[0] != _JACK and move[0] != _DISCARD:
        course.stock -= 1
    if not events:
        yield from _jack_drawn(course)
    for number, event in enumerate(events):
        reason = event[1]
        if reason == _PLACES:
            below = events[number + 1] if number + 1 < len(events) else None
            yield from _placed(course, event, below)
        elif reason == _DISCARDS:
            yield from _discarded(course, event[4])
        elif reason == _WINS:
            yield from _won(course, events[number + 1:], after)
        elif reason == _SHRINKS and before.first >= 0:
            table.lines.news = outcomes.shrunk(table.app, event[0], event[3])
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
    lines.news = course.named(course.source, phrases.card_text(course.hand))
    if course.seat != course.before.seat:
        yield lines.pause("", course.words.JACK_FREE)


def _placed(course, event, below):
    """A card comes to its place, and the one that lay there to hand."""
    card, place = event[4], event[3] - 1
    words = course.words
    layout = course.layouts[course.seat]
    freed = layout[place] >> 2 == JACK
    layout[place] = card
    won = below is not None and below[1] == _WINS
    course.hand = NONE if won else course.left if below is None else below[4]
    course.draw()
    course.table.placed(course.before, course.seat, place, card)
    course.app.sound.play(sound.CARD)
    text = phrases.card_text(card)
    if course.source:
        line = course.named(course.source, text)
    elif card >> 2 == JACK:
        line = course.named(words.JACK_PLACED, phrases.rank_text(place))
    else:
        line = course.named(words.PLACED, text)
    course.source = ""
    course.table.lines.news = line
    if won:
        return
    second = words.FREED if freed else words.UNDER % phrases.card_text(course.hand)
    yield course.table.lines.pause("", second)


def _discarded(course, card: int):
    """A card without a place ends the turn."""
    second = outcomes.useless(course.app, course.before, course.seat, card)
    course.hand = NONE
    course.discard = bytes(course.discard) + bytes((card,))
    course.draw()
    course.app.sound.play(sound.CARD)
    lines = course.table.lines
    lines.news = course.named(course.words.DISCARDED, phrases.card_text(card))
    yield lines.pause("", second)


def _won(course, shrinks, after):
    """A layout is complete: the hand is won, and it shrinks, or the match (TR-09, TR-17)."""
    lines, app = course.table.lines, course.app
    app.sound.play(sound.POINTS)
    seat = course.seat
    text = outcomes.won(app, seat, after.turn < 0)
    second = course.words.LAST_CHANCE
    if after.turn < 0:
        second = course.words.LAST_CARD
    elif course.before.first >= 0:
        text, second = course.named(course.words.ALSO), ""
    elif shrinks:
        second = outcomes.shrunk(app, seat, shrinks[0][3])
    lines.news = text
    lines.score(text, second)
    yield PRESS
