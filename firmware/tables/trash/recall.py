# SPDX-License-Identifier: MIT
"""What happened last at a Trash table that did not see it happen."""

from micropython import const

from engine.cards import NONE
from firmware.tables.trash import outcomes
from firmware.tables.trash.phrases import card_text

# As in engine/trash/codes.py.
_PLACES = const(0)
_DISCARDS = const(1)
_WINS = const(3)


def recalled(app, view) -> str:
    """One line, of what the view tells."""
    words = app.game_words()
    if view.hand != NONE and view.turn >= 0 and not _placing(view):
        return words.DRAWN % (app.name(view.turn), card_text(view.hand))
    for number in range(len(view.events) - 1, -1, -1):
        event = view.events[number]
        name = app.name(event[0])
        if event[1] == _PLACES:
            return words.PLACED % (name, card_text(event[4]))
        if event[1] == _DISCARDS:
            return words.DISCARDED % (name, card_text(event[4]))
        if event[1] == _WINS:
            return outcomes.won(app, event[0])
    return words.NEW_HAND


def _placing(view) -> bool:
    """Whether the seat that has a Jack to place has placed another card just before."""
    count = len(view.events)
    if not count:
        return False
    last = view.events[count - 1]
    return last[0] == view.turn and last[1] == _PLACES
