# SPDX-License-Identifier: MIT
"""What has happened at the casino table, in a line."""

from micropython import const

from firmware.tables.casino.phrase import card_text

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_TRAIL = const(4)
_SWEEP = const(5)
_CAPTURES = const(6)
_LEFTOVERS = const(11)
_REASONS = bytes((6, 7, 9, 8, 10))  # of the event that a verb makes


def by(app, seat: int, forms: tuple, *rest) -> str:
    """A sentence about a seat: (to the one who reads, about another)."""
    if app.own(seat):
        return forms[0] % rest
    return forms[1] % ((app.name(seat),) + rest)


def of_event(app, event) -> str:
    """What a seat did last, by its event."""
    reason = event[1] - _CAPTURES
    what = event[3] if 0 < reason < _TRAIL else card_text(event[4])
    return by(app, event[0], app.game_words().DONE[2 * reason: 2 * reason + 2], what)


def of_move(app, seat: int, move: bytes) -> str:
    """The same by its move."""
    reason = _REASONS[move[0]]
    total = move[2] if _CAPTURE < move[0] < _TRAIL else 0
    return of_event(app, bytes((seat, reason, 0, total, move[1])))


def deals(app, seat: int) -> str:
    """Who deals."""
    return by(app, seat, app.game_words().DEALS)


def recalled(app, view) -> str:
    """The last happening, of what the view tells, for a table that did not see it happen."""
    for event in view.latest:
        if event[1] < _SWEEP:
            return deals(app, view.dealer)
    for event in reversed(view.latest or view.events):
        if _CAPTURES <= event[1] < _LEFTOVERS:
            return of_event(app, event)
    return deals(app, view.dealer)


def ended(before) -> bool:
    """Whether the card that is played now is the last of the round."""
    return not before.stock and _held(before) == 1


def dealt(before) -> bool:
    """Whether cards are dealt again after the card that is played now."""
    return bool(before.stock) and _held(before) == 1


def _held(view) -> int:
    return sum([len(hand) for hand in view.hands])
