# SPDX-License-Identifier: MIT
"""What happens at the Trash table in words: for the log, and for the end."""

from micropython import const

from engine.cards import JACK, NONE
from firmware.tables.trash.outcomes import shrunk, won
from firmware.tables.trash.phrases import card_text, rank_text

# As in engine/trash/codes.py.
_DISCARD = const(1)
_JACK = const(2)
_PLACES = const(0)
_DISCARDS = const(1)
_RESHUFFLES = const(2)
_WINS = const(3)
_SHRINKS = const(4)
_FULL = const(10)


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: where the card came from, what was placed, what came of it."""
    words = app.game_words()
    lines = []
    line = app.name(before.turn) + ":"
    if move[0] != _JACK:
        line += " " + (words.FROM_DISCARDS if move[0] == _DISCARD else words.FROM_STOCK)
    for event in after.events[after.fresh:]:
        if event[1] == _RESHUFFLES:
            lines.append(words.RESHUFFLED)
        elif event[1] == _PLACES:
            line += " " + _placed(event)
        elif event[1] == _DISCARDS:
            line += ", " + words.DISCARD % card_text(event[4])
    if after.turn == before.turn and after.hand != NONE:
        line += " " + card_text(after.hand)  # a Jack, whose place comes with the next move
    lines.append(line)
    for event in after.events[after.fresh:]:
        if event[1] == _WINS:
            lines.append(" " + won(app, event[0], after.turn < 0))
        elif event[1] == _SHRINKS:
            lines.append(" " + shrunk(app, event[0], event[3]))
    return lines


def _placed(event) -> str:
    """A card that was placed; a Jack with his position."""
    text = card_text(event[4])
    if event[4] >> 2 == JACK:
        return "%s→%s" % (text, rank_text(event[3] - 1))
    return text


def shown(points: int) -> int:
    """Points as they are shown: the cards that are left in the layout (TR-20)."""
    return _FULL - points


def result(app, view) -> list:
    """Lines for the page at the end: what the numbers are."""
    return [app.game_words().RESULT]


def together(view) -> bool:
    """Whether several winners are partners: here they are rivals who share the win."""
    return False
