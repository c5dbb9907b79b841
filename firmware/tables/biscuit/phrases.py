# SPDX-License-Identifier: MIT
"""Short lines about what happens at the Biscuit table, for messages and the log."""

from engine.biscuit.codes import OUT, PLACE, STRAIGHT
from engine.biscuit.scoring import signed
from firmware.tables.biscuit.strip import short
from firmware.ui.decktet_card import text
from firmware.ui.layout import columns

_SHORT = 5


def placed(app, seat: int, card: int) -> str:
    """A card laid on the table."""
    return app.game_words().PLACED % (app.name(seat), text(card))


def drew(app, seat: int) -> str:
    """A card drawn because none could be played."""
    words = app.game_words()
    return words.YOU_DRAW if app.own(seat) else words.DRAWS % app.name(seat)


def passed(app, seat: int, drew: bool = False) -> str:
    """A turn that passes, perhaps after a card was drawn."""
    words = app.game_words()
    if app.own(seat):
        return words.YOU_DRAW_PASS if drew else words.YOU_PASS
    return (words.DRAWS_PASSES if drew else words.PASSES) % app.name(seat)


def points(number: int) -> str:
    """Points as they are added: with partners they may be lost (BI-36)."""
    return "%d" % number if number < 0 else "+%d" % number


def scored(app, event) -> str:
    """A score by its reason: `Scala di 3 +3`."""
    words = app.game_words()
    reason, more = event[1], signed(event[2])
    if reason == STRAIGHT:
        text_ = words.STRAIGHT % more
    elif reason == OUT:
        text_ = words.YOU_OUT if app.own(event[0]) else words.OUT % app.name(event[0])
    else:
        text_ = words.REASONS[reason]
    return "%s %s" % (text_, points(more))


def left_to(app, seat: int) -> str:
    """The cards left in a seat's hand."""
    words = app.game_words()
    return words.LEFT_TO_YOU if app.own(seat) else words.LEFT_TO % app.name(seat)


def bonus(app, event, seat: int) -> str:
    """What they bring the one who went out."""
    return "%s %s" % (left_to(app, seat), points(signed(event[2])))


def hit(event) -> list:
    """The seats that have drawn because of Elevensies."""
    return [seat for seat in range(8) if event[3] >> seat & 1]


def eleven(app, seat: int, seats: list) -> str:
    """Elevensies of a seat, and who draws, in one line and as many words as fit (BI-21)."""
    words = app.game_words()
    if not seats:
        return words.ELEVEN % words.NOBODY_DRAWS
    if len(seats) > 1 and len(seats) == len(app.match.players) - 1:
        return words.ELEVEN % words.OTHERS_DRAW
    you = [one for one in seats if app.own(one)]
    others = [app.name(one) for one in seats if one not in you]
    names = [app.name(one).lower() for one in you] + others
    if you:
        draw = words.YOU_AND_MORE_DRAW if others else words.YOU_ALONE_DRAW
    else:
        draw = words.ONE_DRAWS if len(names) == 1 else words.MORE_DRAW
    line = ""
    for letters in (8, 5):
        shortened = [short(name, letters) for name in names]
        listed = shortened[0] if len(names) == 1 else words.AND % tuple(shortened)
        for who in (draw % listed, listed):
            line = words.ELEVEN % who
            if len(line) + 2 <= columns(app.stage):
                return line
    return line


def others_left(app, event, before: int) -> int:
    """Whose cards a bonus tells of: the bonuses of a hand go round from the one who went out."""
    return (event[0] + 1 + before) % len(app.match.players)


def recalled(app, view) -> str:
    """The last happening, for a table that did not see it happen: all of it is public (BI-38)."""
    if len(view.board.main) == 1:
        return app.game_words().INITIAL % text(view.board.initial())
    last = (view.seat, b"")
    made = app.match.made
    for one in app.match.moves():
        if made:
            last = one
            made -= 1
    seat, move = last
    if move[:1] != bytes((PLACE,)):
        return passed(app, seat) if seat != view.turn else ""
    gained = sum([signed(event[2]) for event in view.events[view.fresh:]])
    line = placed(app, seat, move[1])
    return line + " " + points(gained) if gained else line
