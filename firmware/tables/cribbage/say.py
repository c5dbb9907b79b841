# SPDX-License-Identifier: MIT
"""What has happened at the cribbage table, for the log and the end."""

from micropython import const

from engine.cards import VALUE
from firmware.tables.cribbage.dealt import crib_of, cut_result, deals, hand_of, last_cuts
from firmware.tables.cribbage.phrases import card_text, cards_text, laid, scored

# As in engine/cribbage/codes.py.
_AT_CRIB = const(3)
_AT_HAND = const(2)
_CUT = const(0)
_DEAL = const(3)
_DISCARD = const(1)
_FIRST = const(0)
_GOAL = const(121)
_PASSO = const(11)
_RESET = const(12)

STUDIED = True  # study.py
_SKUNK = 91
_DOUBLE_SKUNK = 61


def story(app, before, move: bytes, after, own_move: bool) -> list:
    """Lines for the log: the move, then what came of it."""
    words = app.game_words()
    name = app.name(before.turn)
    if before.phase == _FIRST:
        lines = last_cuts(app, after.cuts)[-1:]
        if before.turn == 1:
            lines.append(cut_result(app, after.cuts))
        return lines
    if move[0] == _DISCARD:
        what = cards_text(move[1:]) if own_move else words.TWO_HIDDEN
        return [words.DISCARDED % (name, what)]
    if move[0] == _DEAL:
        return [deals(app, after.dealer)]
    if move[0] == _CUT:
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
        if phase in (_AT_HAND, _AT_CRIB):
            if not hands or hands[-1][:2] != [seat, phase]:
                hands.append([seat, phase, 0])
            hands[-1][2] += points
        elif reason == _PASSO:
            lines.append(words.PASSO % app.name(seat))
        elif reason != _RESET:
            lines.append(" %s: %s" % (app.name(seat), scored(app, event)))
    for seat, phase, points in hands:
        title = crib_of(app, seat) if phase == _AT_CRIB else hand_of(app, seat)
        lines.append(words.HAND_POINTS % (title, points))
    return lines


def shown(points: int) -> int:
    """Points as they are shown: never past the goal (CR-19)."""
    return min(points, _GOAL)


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
