# SPDX-License-Identifier: MIT
"""Which moves of cribbage are legal: methods of Rules."""

from micropython import const

from engine.cribbage.scoring import fits

# As in codes.py.
_CUT = const(0)
_DISCARD = const(1)
_PLAY = const(2)
_DEAL = const(3)
_FIRST = const(0)
_DISCARDING = const(1)
_CUTTING = const(2)
_PLAYING = const(3)
_SHOW = const(4)
_SHALLOWEST = const(4)
_DEEPEST = const(36)


def moves(rules):
    """Every legal move, in a fixed order."""
    turn = rules.turn
    phase = rules.phase
    if turn < 0:
        return
    hand = rules.hands[turn]
    if phase == _FIRST:
        for depth in range(1, 52):
            yield bytes((_CUT, depth))
    elif phase == _DISCARDING:
        for i in range(len(hand)):
            for j in range(i + 1, len(hand)):
                yield bytes((_DISCARD, hand[i], hand[j]))
    elif phase == _CUTTING:
        for depth in range(_SHALLOWEST, _DEEPEST + 1):
            yield bytes((_CUT, depth))
    elif phase == _PLAYING:
        for card in hand:
            if fits(card, rules.count):
                yield bytes((_PLAY, card))
    else:
        yield bytes((_DEAL,))


def allows(rules, move: bytes) -> bool:
    """Whether `moves` holds this move."""
    phase = rules.phase
    if rules.turn < 0 or not move:
        return False
    if phase == _SHOW:
        return move == bytes((_DEAL,))
    verb = move[0]
    hand = bytes(rules.hands[rules.turn])  # MicroPython looks for a number in bytes only
    if phase == _DISCARDING:
        return (
            verb == _DISCARD and len(move) == 3 and move[1] < move[2]
            and move[1] in hand and move[2] in hand
        )
    if len(move) != 2:
        return False
    if phase == _PLAYING:
        return verb == _PLAY and move[1] in hand and fits(move[1], rules.count)
    if phase == _FIRST:
        return verb == _CUT and 1 <= move[1] <= 51
    return verb == _CUT and _SHALLOWEST <= move[1] <= _DEEPEST
