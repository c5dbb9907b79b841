# SPDX-License-Identifier: MIT
"""What a move at the casino table causes, shown one thing after the other.

Generators that draw on the parts of the table and yield how long that stays.
"""

from micropython import const

from firmware.settings import STEPS
from firmware.tables import PAUSE, PRESS
from firmware.tables.casino import lay, news, phrase
from firmware.tables.casino.phrase import gathered, loose_of, units_of
from firmware.ui import sound
from firmware.ui.layout import columns
from firmware.ui.text import between

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_TRAIL = const(4)
_SWEEP = const(5)
_PARTNERS = const(5)  # an option, the others are verbs and reasons
_CAPTURES = const(6)
_LEFTOVERS = const(11)


def happenings(table, before, move: bytes, after):
    """Show what the move caused, between two views of one seat."""
    app, bar = table.app, table.bar
    table.hand.able = -1
    table.field.focus(-1)
    bar.keys(())
    bar.news = news.of_move(app, before.turn, move)
    held = before.hands[before.seat]
    table.hand.show(bytes([card for card in held if card != move[1]]))
    app.sound.play(sound.CARD)
    if before.turn != before.seat:
        if move[0] == _CAPTURE:
            _captured(table, before, move)
        else:
            _laid(table, before, move, after)
        yield _pause(table, bar.news, _how(app, before, move))
    for event in after.latest:
        if event[1] == _SWEEP:
            lay.cards(table.field, [], b"")
            lay.count(table, after, _points(after, event))
            app.sound.play(sound.POINTS)
            _score(bar, bar.news, news.by(app, event[0], app.game_words().SWEPT))
            yield PRESS
        elif event[1] == _LEFTOVERS:
            yield from _left(table, before, move, event)
    if news.dealt(before):
        yield from _dealt(table, after)


def _how(app, before, move: bytes) -> str:
    """The second line about another's move: what it is made of, or what it brings."""
    if move[0] == _TRAIL:
        return ""
    if move[0] == _CAPTURE:
        return phrase.brings(app, move[1:2] + gathered(before, move))
    room = columns(app.stage) - 2
    text = phrase.parts_text(app, before, move, phrase.card_text)
    return text if len(text) <= room else phrase.parts_text(app, before, move, phrase.rank_text)


def _captured(table, before, move: bytes) -> None:
    """The card that takes, and what it takes, lit."""
    field = table.field
    lay.cards(field, before.units, before.table, move[1:2])
    field.light(move[1:2] + loose_of(move), units_of(move))
    phrase.prizes(table.app, table.bar, before, move[1:2] + gathered(before, move))


def _laid(table, before, move: bytes, after) -> None:
    """The card or unit that lies there now, lit."""
    field = table.field
    if news.ended(before):  # the next round lies there already
        lay.cards(field, before.units, before.table + move[1:2])
    else:
        lay.cards(field, after.units, after.table)
    if move[0] == _TRAIL:
        field.light(move[1:2], b"")
    else:
        field.light(b"", move[2:3])
    table.bar.pack(before)


def _points(after, event) -> list:
    """The points of the seats when just this event had been counted."""
    points = after.points[:]
    for later in after.latest[after.latest.index(event) + 1:]:
        for seat in range(len(points)):
            if later[2] and _shares(after, seat, later[0]):
                points[seat] -= later[2]
    return points


def _shares(view, seat: int, scorer: int) -> bool:
    """Whether a seat has the points of another: its own, or its partner's (CA-31)."""
    return seat == scorer or bool(view.options[_PARTNERS]) and not (seat ^ scorer) & 1


def _left(table, before, move: bytes, event):
    """What was left lies there once more, and goes to the last who took (CA-22)."""
    app, field = table.app, table.field
    lay.cards(field, [], event[4:])
    field.light(event[4:], b"")
    phrase.prizes(app, table.bar, before, event[4:])
    app.sound.play(sound.PICK)
    words = app.game_words()
    _score(table.bar, news.by(app, event[0], words.LEFTOVERS), phrase.brings(app, event[4:]))
    yield PRESS


def _dealt(table, after):
    """Four more cards for each; the last ones are announced (CA-30)."""
    app, bar = table.app, table.bar
    words = app.game_words()
    lay.cards(table.field, after.units, after.table)
    lay.count(table, after, after.points)
    table.hand.show(after.hands[after.seat])
    bar.pack(after)
    bar.keys(())
    app.sound.play(sound.CARD)
    if after.stock:
        yield _pause(table, bar.news, words.DEALT[0])
    else:
        _score(bar, words.DEALT[1], words.DEALT[2])
        yield PRESS


def _score(bar, first: str, second: str) -> None:
    """Write both lines, and at the right end of the second the key that goes on."""
    bar.write(first, between(second, "Ⓐ", bar.columns))


def _pause(table, first: str, second: str) -> int:
    """Write what stays for a while; the key's sign only where every step waits for it."""
    if table.app.settings.speed == STEPS:
        _score(table.bar, first, second)
    else:
        table.bar.write(first, second)
    return PAUSE
