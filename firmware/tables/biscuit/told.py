# SPDX-License-Identifier: MIT
"""Short lines about what else happens at the Biscuit table, for messages and the log."""

from micropython import const

from engine.biscuit.scoring import signed
from firmware.ui.decktet_card import text

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
