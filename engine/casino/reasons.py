# SPDX-License-Identifier: MIT
"""The hard player's move with its reason: a key and the figures that the player went by.

The sentences to the keys are in firmware/texts/casino_hints_it.py and _en.py. Cards are given as
bytes, the one played first; a chance in hundredths, rounded.
"""

from micropython import const

from engine.casino import legality
from engine.casino.groups import VALUES

# As in codes.py.
_CAPTURE = const(0)
_CALL = const(2)
_RAISE = const(3)
_TRAIL = const(4)
_OWNER = const(1)
_GROUPS = const(3)
_SWEEPS = const(3)

_HEADS = b"\3\4\4\5\2"  # by verb: where the loose cards of a move begin

POINTS = {0: 1, 1: 1, 2: 1, 3: 1, 7: 1, 37: 2}  # what single cards score
_SURE = 255  # a chance that is certain, as in judge.py
_LIKELY = 94  # hundredths from which on a chance is taken for granted
_MATCH = 50  # a result of Ending beyond this wins or loses the match


def of(view, judge, move: bytes, result) -> tuple:
    """Why a move was chosen: by the judge, or by a result (None for none) of an end played out."""
    return of_judge(judge, move) if result is None else of_ending(view, move, result)


def of_ending(view, move: bytes, result: int) -> tuple:
    """Why a move was chosen with all cards known; result: the points ahead at the end.

    The figures: the card, the points, 0 for taking, 1 for uniting or 2 for trailing, with what.
    """
    if result > _MATCH:
        key = "ending_wins"
    elif result < -_MATCH:
        key = "ending_loses"
    elif result:
        key = "ending_ahead" if result > 0 else "ending_behind"
    else:
        key = "ending_level"
    verb = 0 if move[0] == _CAPTURE else 2 if move[0] == _TRAIL else 1
    return key, move[1:2], abs(result), verb, joined(view, move)


def joined(view, move: bytes) -> bytes:
    """The cards on the table that a move takes or unites, those of units last."""
    verb = move[0]
    cards = move[_HEADS[verb]:]
    values = []
    if verb == _RAISE:
        values.append(move[4])
    if verb != _TRAIL and move[2 if verb == _CAPTURE else 3]:
        values.append(VALUES[move[1]] if verb == _CAPTURE else move[2])
    for value in values:
        cards += b"".join(legality.unit_of(view, value)[_GROUPS])
    return cards


def of_judge(judge, move: bytes) -> tuple:
    """Why a move was chosen by what it takes, prepares and leaves."""
    judge.value(move)
    if move[0] == _CAPTURE:
        return _taken(judge.view, move)
    if move[0] == _TRAIL:
        return _trailed(judge, move)
    return _united(judge, move)


def _taken(view, move: bytes) -> tuple:
    """Why a capture was chosen: the best that can be said of it."""
    unit = legality.unit_of(view, VALUES[move[1]]) if move[2] else None
    others = joined(view, move)
    cards = move[1:2] + others
    lying = len(view.table) + len(view.units)
    if view.options[_SWEEPS] and lying == len(move[3:]) + move[2]:
        return "take_all", move[1:2]
    points = sum([POINTS.get(card, 0) for card in cards])
    if points:
        return "take_points", move[1:2], len(cards), points, others
    if unit:
        key = "take_own" if unit[_OWNER] == view.seat else "take_theirs"
        if len(unit[_GROUPS]) > 1:
            key += "_call"
        return key, move[1:2], len(cards)
    spades = len([card for card in cards if card & 3 == 3])
    if spades > 1:
        return "take_spades", move[1:2], len(cards), spades, others
    return "take_cards", move[1:2], len(cards), others


def _united(judge, move: bytes) -> tuple:
    """Why a build, call or raise was chosen: with what it is taken, and who else can take it."""
    total = move[2]
    kept = [card for card in judge.hand if VALUES[card] == total and card != move[1]]
    key = "call" if move[0] == _CALL else "raise" if move[0] == _RAISE else "build"
    unseen = judge.unseen[total - 1]
    others = joined(judge.view, move)
    if not unseen:
        return key + "_safe", move[1:2], total, bytes(kept[:1]), others
    chance = _hundredths(judge.chances[0][unseen])
    return key, move[1:2], total, bytes(kept[:1]), others, chance


def _trailed(judge, move: bytes) -> tuple:
    """Why a card was trailed: whether it can be taken, and what is kept for the next turn."""
    card = move[1:2]
    takers = _takers(judge, card[0])
    if not takers:
        return "trail_safe", card
    verbs = [other[0] for other in legality.moves(judge.view, judge.view.seat, 1)]
    safest = min([_takers(judge, held) for held in judge.hand]) == takers
    # Where another card would be safer, what is kept is the reason.
    key = "trail_only" if safest and min(verbs) == _TRAIL else "trail"
    chance = _hundredths(judge.chances[0][takers])
    if chance > _LIKELY:
        return key + "_lost", card
    return key, card, chance


def _takers(judge, card: int) -> int:
    """How many unseen cards take it if it is trailed."""
    found = 0
    for rank in range(13):
        if _takes(judge, card, rank):
            found += judge.unseen[rank]
    return found


def _takes(judge, card: int, rank: int) -> bool:
    """Whether a card of the rank takes a trailed card, alone or in a group."""
    if card >> 2 == rank:
        return True
    total = rank + 1 if rank < 10 else 0
    if not VALUES[card] or VALUES[card] >= total:
        return False
    return bool(judge.groups[total - VALUES[card]])


def _hundredths(lacking: int) -> int:
    """The chance that a hand has one of some cards, in hundredths: no 100, as none is certain."""
    return min(99, ((_SURE - lacking) * 100 + _SURE // 2) // _SURE)
