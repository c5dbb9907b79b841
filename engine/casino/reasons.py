# SPDX-License-Identifier: MIT
"""The hard player's move with its reason: a key and the figures that the player went by.

The sentences to the keys are in firmware/texts/casino_hints_it.py and _en.py. Cards are given as
bytes, a chance as tenths, rounded.
"""

from engine.casino import legality
from engine.casino.codes import (
    CALL,
    CAPTURE,
    GROUPS,
    OWNER,
    RAISE,
    SWEEPS,
    TRAIL,
)
from engine.casino.groups import VALUES

POINTS = {0: 1, 1: 1, 2: 1, 3: 1, 7: 1, 37: 2}  # what single cards score
_SURE = 255  # a chance that is certain, as in judge.py
_MATCH = 50  # a result of Ending beyond this wins or loses the match


def of_ending(move: bytes, result: int) -> tuple:
    """Why a move was chosen with all cards known; result: the points ahead at the end."""
    card = move[1:2]
    if result > _MATCH:
        return "ending_wins", card
    if result < -_MATCH:
        return "ending_loses", card
    if result > 0:
        return "ending_ahead", card, result
    return ("ending_behind", card, -result) if result else ("ending_level", card)


def of_judge(judge, move: bytes) -> tuple:
    """Why a move was chosen by what it takes, prepares and leaves."""
    judge.value(move)
    if move[0] == CAPTURE:
        return _taken(judge.view, move)
    if move[0] == TRAIL:
        return _trailed(judge, move)
    return _united(judge, move)


def _taken(view, move: bytes) -> tuple:
    """Why a capture was chosen: the best that can be said of it."""
    unit = legality.unit_of(view, VALUES[move[1]]) if move[2] else None
    cards = move[1:2] + move[3:]
    if unit:
        cards += b"".join(unit[GROUPS])
    lying = len(view.table) + len(view.units)
    if view.options[SWEEPS] and lying == len(move[3:]) + move[2]:
        return "take_all", move[1:2]
    points = sum([POINTS.get(card, 0) for card in cards])
    if points:
        return "take_points", move[1:2], len(cards), points
    if unit:
        key = "take_own" if unit[OWNER] == view.seat else "take_theirs"
        if len(unit[GROUPS]) > 1:
            key += "_call"
        return key, move[1:2], len(cards)
    spades = len([card for card in cards if card & 3 == 3])
    if spades > 1:
        return "take_spades", move[1:2], len(cards), spades
    return "take_cards", move[1:2], len(cards)


def _united(judge, move: bytes) -> tuple:
    """Why a build, call or raise was chosen: with what it is taken, and who else can take it."""
    total = move[2]
    kept = [card for card in judge.hand if VALUES[card] == total and card != move[1]]
    key = "call" if move[0] == CALL else "raise" if move[0] == RAISE else "build"
    unseen = judge.unseen[total - 1]
    if not unseen:
        return key + "_safe", move[1:2], total, bytes(kept[:1])
    return key, move[1:2], total, bytes(kept[:1]), _tenths(judge.chances[0][unseen])


def _trailed(judge, move: bytes) -> tuple:
    """Why a card was trailed: whether it can be taken, and what is kept for the next turn."""
    card = move[1:2]
    verbs = [other[0] for other in legality.moves(judge.view, judge.view.seat, 1)]
    takers = 0
    for rank in range(13):
        if _takes(judge, card[0], rank):
            takers += judge.unseen[rank]
    if not takers:
        return "trail_safe", card
    key = "trail_only" if min(verbs) == TRAIL else "trail"
    chance = _tenths(judge.chances[0][takers])
    if chance > 9:
        return key + "_lost", card
    return key, card, chance


def _takes(judge, card: int, rank: int) -> bool:
    """Whether a card of the rank takes a trailed card, alone or in a group."""
    if card >> 2 == rank:
        return True
    total = rank + 1 if rank < 10 else 0
    if not VALUES[card] or VALUES[card] >= total:
        return False
    return bool(judge.groups[total - VALUES[card]])


def _tenths(lacking: int) -> int:
    """The chance that a hand has one of some cards, in tenths."""
    return ((_SURE - lacking) * 10 + _SURE // 2) // _SURE
