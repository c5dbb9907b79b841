# SPDX-License-Identifier: MIT
"""Short lines about what happens at the Biscuit table, for messages and the log."""

from micropython import const

from engine.biscuit.scoring import signed
from firmware.tables.biscuit.strip import short
from firmware.ui.decktet_card import text
from firmware.ui.layout import columns

# In WHO_DRAWS of the words, after one, several, oneself, oneself and others.
_LIST = const(4)
_ALL = const(5)
_NOBODY = const(6)
# As in engine/biscuit/codes.py.
_OUT = const(4)


def about(app, pair: tuple, seat: int) -> str:
    """Of two sentences the one about another, with its name, or about the one who looks."""
    return pair[1] if app.own(seat) else pair[0] % app.name(seat)


def placed(app, seat: int, card: int) -> str:
    """A card laid on the table."""
    return app.game_words().PLACED % (app.name(seat), text(card))


def points(number: int) -> str:
    """Points as they are added: with partners they may be lost (BI-36)."""
    return "%d" % number if number < 0 else "+%d" % number


def scored(app, event) -> str:
    """A score by its reason: `Scala di 3 +3`."""
    words = app.game_words()
    reason, more = event[1], signed(event[2])
    if reason == _OUT:
        what = about(app, words.OUT, event[0])
    else:
        what = words.REASONS[reason]
        if "%" in what:  # a straight has its length
            what %= more
    return "%s %s" % (what, points(more))


def bonus(app, event, seat: int) -> str:
    """What the cards left in a seat's hand bring the one who went out."""
    left = about(app, app.game_words().LEFT_TO, seat)
    return "%s %s" % (left, points(signed(event[2])))


def others_left(app, event, before: int) -> int:
    """Whose cards a bonus tells of: the bonuses of a hand go round from the one who went out."""
    return (event[0] + 1 + before) % len(app.match.players)


def hit(event) -> list:
    """The seats that have drawn because of Elevensies."""
    return [seat for seat in range(8) if event[3] >> seat & 1]


def eleven(app, seat: int, seats: list) -> str:
    """Elevensies of a seat, and who draws, in one line and as many words as fit (BI-21)."""
    words = app.game_words()
    who = words.WHO_DRAWS
    if not seats:
        return words.ELEVEN % who[_NOBODY]
    if len(seats) > 1 and len(seats) == len(app.match.players) - 1:
        return words.ELEVEN % who[_ALL]
    own = 0
    names = []
    for one in seats:
        if app.own(one):
            own = 2
            names.insert(0, app.name(one).lower())
        else:
            names.append(app.name(one))
    draw = who[own + len(names) - 1]
    line = ""
    for letters in (8, 5):
        listed = short(names[0], letters)
        if len(names) > 1:
            listed = who[_LIST] % (listed, short(names[1], letters))
        for what in (draw % listed, listed):
            line = words.ELEVEN % what
            if len(line) + 2 <= columns(app.stage):
                return line
    return line
