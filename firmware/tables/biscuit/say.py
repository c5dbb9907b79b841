# SPDX-License-Identifier: MIT
"""Biscuit in words: for the log, the counting page and the end."""

from micropython import const

from firmware.tables.biscuit import phrases, told
from firmware.ui.decktet_card import text

# As in engine/biscuit/codes.py.
_BONUS = const(5)
_DRAWS = const(8)
_ELEVEN = const(6)
_OPENS = const(7)
_PARTNERS = const(3)
_PASSES = const(9)
_PLACE = const(0)
_STALE = const(10)


def cards_text(cards) -> str:
    """Cards as they look, with spaces."""
    return " ".join([text(card) for card in cards])


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: the move, then what came of it."""
    words = app.game_words()
    lines = []
    if move[0] == _PLACE:
        lines.append(told.placed(app, before.turn, move[1]))
    bonuses = 0
    for event in after.last():
        reason = event[1]
        if reason == _DRAWS:
            lines.append(told.about(app, words.DRAWS, event[0]))
        elif reason == _PASSES:
            lines.append(told.about(app, words.PASSES, event[0]))
        elif reason == _STALE:
            lines.append(words.STALE[0])
        elif reason == _OPENS:
            lines.append(" " + words.OPENS[0])
        elif reason == _ELEVEN:
            lines.append(" " + phrases.eleven(app, event[0], phrases.hit(event)))
        elif reason == _BONUS:
            seat = told.others_left(app, event, bonuses)
            lines.append(" " + told.bonus(app, event, seat) + ": " + cards_text(event[4:]))
            bonuses += 1
        else:
            lines.append(" " + told.scored(app, event))
    if after.turn >= 0 and len(after.board.main) == 1:
        lines.append(words.INITIAL % text(after.board.initial()))
    return lines


def shown(points: int) -> int:
    """Points as they are shown at the end."""
    return points


def result(app, view) -> list:
    """Lines for the page at the end: none."""
    return []


def together(view) -> bool:
    """Whether several winners are partners, and not equal rivals (BI-35, BI-36)."""
    winners = view.winners
    return bool(view.options[_PARTNERS]) and len(winners) == 2
