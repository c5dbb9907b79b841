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
_PARTNERS = const(5)

_HEADS = b"\3\4\4\5\2"  # by verb: where the loose cards of a move begin

POINTS = {0: 1, 1: 1, 2: 1, 3: 1, 7: 1, 37: 2}  # what single cards score
_SURE = 255  # a chance that is certain, as in judge.py
_MOST_CHOICES = const(12)  # as in player.py
_AT_ONCE = const(3)  # so too

# What a move is worth in the eyes of the judge.
_MOVE = const(0)
_VALUE = const(1)
_NOW = const(2)
_LATER = const(3)
_LEFT = const(4)

_LEAVES = const(1)  # what a move is better in than another, 0 for nothing
_PREPARES = const(2)
_OPEN = const(1)  # how a majority stands for one side, 0 where it is decided
_OTHERS = const(2)  # only others can still win it


def told(view, judge, move: bytes, result):
    """Generator: yields None while it thinks, and last why a move was chosen.

    By the judge, or by a result (None for none) of an end played out.
    """
    if result is not None:
        from engine.casino import ending_reasons  # here, as it takes the place of the judge

        yield from ending_reasons.told(view, move, result)
        return
    chosen = _judge(judge, move)
    if move[0] != _CAPTURE and move[0] != _TRAIL:
        yield _united(judge, move)
        return
    alone, least, nearest = yield from _find(judge, chosen)
    if move[0] == _TRAIL:
        yield _trailed(judge, chosen, nearest)
    elif alone:
        yield "take_only_move", move[1:2], joined(view, move)
    else:
        yield _taken(judge, chosen, nearest) or _cards(judge, chosen, least)


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


# Moves beside each other


def _judge(judge, move: bytes) -> tuple:
    """A move and what the judge thinks of it."""
    return move, judge.value(move), judge.now, judge.later, judge.left


def _find(judge, chosen: tuple):
    """Generator: yields None while it thinks; returns what the other moves are.

    Whether there is none; the least that one leaves; and the best of those to be told of, or None:
    for a capture those that take more, for a card trailed those that do not trail.
    """
    view = judge.view
    nearest = least = None
    number = 0
    for move in legality.moves(view, view.seat, _MOST_CHOICES):
        number += 1
        if not number % _AT_ONCE:
            yield
        if move == chosen[_MOVE]:
            continue
        other = _judge(judge, move)
        if least is None or other[_LEFT] < least:
            least = other[_LEFT]
        if chosen[_MOVE][0] == _CAPTURE:
            told_of = move[0] == _CAPTURE and other[_NOW] > chosen[_NOW]
        else:
            told_of = move[0] != _TRAIL
        if told_of and (nearest is None or other[_VALUE] > nearest[_VALUE]):
            nearest = other
    return least is None, least, nearest


def _ahead(chosen: tuple, nearest: tuple) -> int:
    """What a move is better in than another: what it prepares, what it leaves, or nothing."""
    later = chosen[_LATER] - nearest[_LATER]
    left = nearest[_LEFT] - chosen[_LEFT]
    if left > 0 and left >= later:
        return _LEAVES
    return _PREPARES if later > 0 else 0


def _holds(judge, move: bytes) -> bytes:
    """The card that is to take most after a move."""
    hand = judge.hand
    best = -1
    kept = b""
    for card in hand:
        if card != move[1]:
            judge.hand = bytes((card,))
            judge.value(move)
            if judge.later > best:
                best = judge.later
                kept = judge.hand
    judge.hand = hand
    return kept


# Captures


def _taken(judge, chosen: tuple, nearest):
    """Why a capture was chosen, if it does not only take cards: the best that can be said."""
    view, move = judge.view, chosen[_MOVE]
    unit = legality.unit_of(view, VALUES[move[1]]) if move[2] else None
    others = joined(view, move)
    cards = move[1:2] + others
    if view.options[_SWEEPS] and len(view.table) + len(view.units) == len(move[3:]) + move[2]:
        return "take_all", move[1:2]
    points = sum([POINTS.get(card, 0) for card in cards])
    if points and not nearest:
        return "take_points", move[1:2], len(cards), points, others
    own = unit and unit[_OWNER] == view.seat
    whose = 0
    if own and not (nearest and nearest[_MOVE][2]):
        if _held(judge, judge.unseen[VALUES[move[1]] - 1]):
            whose = 1
        elif not any([legality.unbound(view, view.seat, held) for held in judge.hand]):
            whose = 2
    if nearest and not whose:
        return _beside(judge, chosen, nearest, "take")
    if unit and (whose or not own):
        return "take_a_unit", move[1:2], len(cards), int(len(unit[_GROUPS]) > 1), whose
    return None


def _cards(judge, chosen: tuple, least: int) -> tuple:
    """Why cards were taken that score nothing by themselves."""
    view, move = judge.view, chosen[_MOVE]
    others = joined(view, move)
    cards = move[1:2] + others
    spades = len([card for card in cards if card & 3 == 3])
    majority = _most(view, False)
    if spades > (majority == _OPEN) and _most(view, True) == _OPEN:
        return "take_spades", move[1:2], len(cards), spades, others
    if majority:
        key = "take_cards" if majority == _OPEN else "take_denied"
        return key, move[1:2], len(cards), others
    return "take_decided", move[1:2], int(chosen[_LEFT] < least), others


def _beside(judge, chosen: tuple, nearest: tuple, key: str) -> tuple:
    """Why a move was chosen instead of one that takes more, or that does not trail."""
    move, other = chosen[_MOVE], nearest[_MOVE]
    better = _ahead(chosen, nearest)
    theirs = joined(judge.view, other)
    ours = joined(judge.view, move)
    if move[0] == _CAPTURE:
        how = _equal(theirs + other[1:2], ours + move[1:2])
    else:
        how = other[0] != _CAPTURE
    why = (move[1:2], theirs, other[1:2], int(how))
    if better == _PREPARES:
        return (key + "_for_next_turn",) + why + (_holds(judge, move), ours)
    return (key + "_leaving_less",) + why + (better, ours)


def _equal(ours: bytes, theirs: bytes) -> bool:
    """Whether only suits differ."""
    return sorted([card >> 2 for card in ours]) == sorted([card >> 2 for card in theirs])


def _held(judge, number: int) -> bool:
    """Whether anybody else may hold one of so many unseen cards before one's next turn."""
    return any([lacks[number] < _SURE for lacks in judge.chances])


def _most(view, suit: bool) -> int:
    """How the majority of cards (suit: of spades) stands for the side of the seat that looks."""
    sides = 2 if view.options[_PARTNERS] else len(view.hands)
    counts = [0] * sides
    for seat in range(len(view.taken)):
        for card in view.taken[seat]:
            counts[seat % sides] += not suit or card & 3 == 3
    rest = (13 if suit else 52) - sum(counts)
    mine = counts.pop(view.seat % sides)
    counts.sort()
    if mine <= counts[-1] + rest and mine + rest > counts[-1]:
        return _OPEN
    counts.append(mine)
    counts.sort()
    return _OTHERS if mine < counts[-1] and counts[-1] - counts[-2] <= rest else 0


def _united(judge, move: bytes) -> tuple:
    """Why a build, call or raise was chosen: with what it is taken, and who else can take it."""
    total = move[2]
    kept = [card for card in judge.hand if VALUES[card] == total and card != move[1]]
    key = "raise" if move[0] == _RAISE else "build"
    unseen = judge.unseen[total - 1]
    why = (move[1:2], total, bytes(kept[:1]), joined(judge.view, move), int(move[0] == _CALL))
    chance = _hundredths(judge.chances[0][unseen])
    return (key,) + why + (chance,) if unseen else (key + "_safe",) + why


# Trails


def _trailed(judge, chosen: tuple, nearest) -> tuple:
    """Why a card was trailed: why nothing was taken, whether it can be, and what is kept."""
    move = chosen[_MOVE]
    card = move[1:2]
    if nearest:
        return _beside(judge, chosen, nearest, "trail")
    if len(judge.hand) == 1:
        return "trail_only_card", card
    takers = _takers(judge, card[0])
    if not takers:
        return "trail_safe", card
    second: tuple = ()
    for held in judge.hand:
        fewer = _takers(judge, held)
        if fewer < takers or fewer == takers and second:
            other = _judge(judge, bytes((_TRAIL, held)))
            if fewer < takers or other[_VALUE] > second[_VALUE]:
                second = other
            takers = fewer
    if second:
        return _safe(judge, chosen, second)
    return "trail_only", card, _hundredths(judge.chances[0][takers])


def _safe(judge, chosen: tuple, second: tuple) -> tuple:
    """Why a card was trailed although a second one is harder to take."""
    move = chosen[_MOVE]
    better = _ahead(chosen, second)
    if better == _PREPARES:
        return "trail_at_risk_for_next_turn", move[1:2], second[_MOVE][1:2], _holds(judge, move)
    return "trail_at_risk", move[1:2], second[_MOVE][1:2], better


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
