# SPDX-License-Identifier: MIT
"""Biscuit in words: for the log, the counting page and the end."""

from engine.biscuit.codes import BONUS, DRAWS, ELEVEN, OPENS, PARTNERS, PASSES, PLACE, STALE
from firmware.tables.biscuit import phrases
from firmware.ui.decktet_card import text


def cards_text(cards) -> str:
    """Cards as they look, with spaces."""
    return " ".join([text(card) for card in cards])


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: the move, then what came of it."""
    words = app.game_words()
    lines = []
    if move[0] == PLACE:
        lines.append(phrases.placed(app, before.turn, move[1]))
    bonuses = 0
    for event in after.events[after.fresh:]:
        reason = event[1]
        if reason == DRAWS:
            lines.append(phrases.drew(app, event[0]))
        elif reason == PASSES:
            lines.append(phrases.passed(app, event[0]))
        elif reason == STALE:
            lines.append(words.STALE)
        elif reason == OPENS:
            lines.append(" " + words.OPENS)
        elif reason == ELEVEN:
            lines.append(" " + phrases.eleven(app, event[0], phrases.hit(event)))
        elif reason == BONUS:
            seat = phrases.others_left(app, event, bonuses)
            lines.append(" " + phrases.bonus(app, event, seat) + ": " + cards_text(event[4:]))
            bonuses += 1
        else:
            lines.append(" " + phrases.scored(app, event))
    if after.turn >= 0 and len(after.board.main) == 1:
        lines.append(words.INITIAL % text(after.board.initial()))
    return lines


def shown(points_: int) -> int:
    """Points as they are shown at the end."""
    return points_


def result(app, view) -> list:
    """Lines for the page at the end: none."""
    return []


def together(view) -> bool:
    """Whether several winners are partners, and not equal rivals (BI-35, BI-36)."""
    winners = view.winners
    return bool(view.options[PARTNERS]) and len(winners) == 2
