# SPDX-License-Identifier: MIT
"""What happens at the casino table in the words of the log, and what the end page asks."""

from micropython import const

from firmware.tables.casino import news, phrase
from firmware.tables.casino.names import short
from firmware.tables.casino.phrase import card_text

# As in engine/casino/codes.py.
_TRAIL = const(4)
_LEFTOVERS = const(11)
_PARTNERS = const(5)


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: the move, then what came of it."""
    line = news.of_move(app, before.turn, move)
    if move[0] != _TRAIL:
        parts = phrase.parts_text(app, before, move, card_text)
        line += ": " + parts if parts else ""
    lines = [line]
    fresh = after.latest[1:]
    words = app.game_words()
    for event in fresh:
        if event[1] == _LEFTOVERS:
            lines.append(news.by(app, event[0], words.LEFTOVERS))
        else:
            text = " %s: %s +%d"
            lines.append(text % (_side(app, after, event[0]), words.REASONS[event[1]], event[2]))
    if news.ended(before) and after.turn >= 0:
        lines.append(news.deals(app, after.dealer))
    return lines


def _side(app, view, seat: int) -> str:
    """The name of a seat, of both where it stands for partners."""
    if not view.options[_PARTNERS]:
        return app.name(seat)
    return "%s, %s" % (short(app, seat), short(app, seat + 2))


def shown(total: int) -> int:
    """Points as they are shown."""
    return total


def result(app, view) -> list:
    """Lines for the page at the end: there are none."""
    return []


def together(view) -> bool:
    """Whether several winners are partners (CA-31)."""
    return bool(view.options[_PARTNERS])
