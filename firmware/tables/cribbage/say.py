# SPDX-License-Identifier: MIT
"""What has happened at the cribbage table, for the log and the end."""

from engine.cards import VALUE
from engine.cribbage.codes import (
    AT_CRIB,
    AT_HAND,
    CUT,
    DEAL,
    DISCARD,
    FIRST,
    GOAL,
    PASSO,
    RESET,
)
from firmware.tables.cribbage.phrases import (
    card_text,
    cards_text,
    crib_of,
    cut_result,
    deals,
    hand_of,
    laid,
    last_cuts,
    scored,
)

_SKUNK = 91
_DOUBLE_SKUNK = 61


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: the move, then what came of it."""
    words = app.game_words()
    name = app.name(before.turn)
    if before.phase == FIRST:
        lines = last_cuts(app, after.cuts)[-1:]
        if before.turn == 1:
            lines.append(cut_result(app, after.cuts))
        return lines
    if move[0] == DISCARD:
        what = cards_text(move[1:]) if own_move else words.TWO_HIDDEN
        return [words.DISCARDED % (name, what)]
    if move[0] == DEAL:
        return [deals(app, after.dealer)]
    if move[0] == CUT:
        lines = [words.TURNED % card_text(after.starter)]
    else:
        count = before.count + VALUE[move[1] >> 2]
        lines = [laid(app, before.turn, move[1], count)]
    return lines + _events(app, after)


def _events(app, after) -> list:
    """Lines for what the last move caused; a whole hand is one line."""
    words = app.game_words()
    lines = []
    hands = []  # [seat, phase, points]
    for event in after.events[after.fresh:]:
        seat, reason, points, phase = event[:4]
        if phase in (AT_HAND, AT_CRIB):
            if not hands or hands[-1][:2] != [seat, phase]:
                hands.append([seat, phase, 0])
            hands[-1][2] += points
        elif reason == PASSO:
            lines.append(words.PASSO % app.name(seat))
        elif reason != RESET:
            lines.append(" %s: %s" % (app.name(seat), scored(app, event)))
    for seat, phase, points in hands:
        title = crib_of(app, seat) if phase == AT_CRIB else hand_of(app, seat)
        lines.append(words.HAND_POINTS % (title, points))
    return lines


def shown(points: int) -> int:
    """Points as they are shown: never past the goal (CR-19)."""
    return min(points, GOAL)


def result(app, view) -> list:
    """Lines for the page at the end: a skunk, where it is one (CR-21)."""
    words = app.game_words()
    lost = min(view.points)
    if lost < _DOUBLE_SKUNK:
        return [words.DOUBLE_SKUNK]
    return [words.SKUNK] if lost < _SKUNK else []


def together(view) -> bool:
    """Whether several winners are partners: here there is one."""
    return False
