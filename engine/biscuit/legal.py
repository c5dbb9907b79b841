# SPDX-License-Identifier: MIT
"""What may be done in a position of Biscuit: the one truth, listed or asked (BI-07 to BI-10)."""

from micropython import const

from engine.decktet import touching

_NONE = const(255)  # as in engine/cards.py
# As in codes.py.
_PLACE = const(0)
_DRAW = const(1)
_PASS = const(2)
_ORIGIN = const(64)
_ELEVENSIES = const(1)
_DRAWN = const(2)
_PARTNERS = const(3)


def playable(rules) -> bytes:
    """The cards that may be placed where they fit: the drawn one alone, or the whole hand."""
    if rules.drawn != _NONE:
        return bytes((rules.drawn,))
    return rules.hands[rules.turn]


def stuck(rules, seat: int) -> bool:
    """Whether no card of a seat has a place: the only licence to draw (BI-07)."""
    for card in rules.hands[seat]:
        if rules.board.has_place(card):
            return False
    return True


def idle(rules) -> bytes:
    """What is done without placing a card: keep the drawn one, draw, or pass for want of both."""
    if rules.drawn != _NONE or not rules.stock:
        return bytes((_PASS,))
    return bytes((_DRAW,))


def moves(rules):
    """Every legal move, in a fixed order."""
    if rules.turn < 0:
        return
    found = False
    for card in playable(rules):
        for x, y, neighbour in rules.board.ends():
            if touching(card, neighbour):
                found = True
                yield bytes((_PLACE, card, x + _ORIGIN, y + _ORIGIN))
    if _may_idle(rules, found):
        yield idle(rules)


def allows(rules, move: bytes) -> bool:
    """Whether `moves` holds this move."""
    if rules.turn < 0 or not move:
        return False
    if move[0] == _PLACE:
        return (
            len(move) == 4 and move[1] in playable(rules)
            and rules.board.takes(move[1], move[2] - _ORIGIN, move[3] - _ORIGIN)
        )
    return move == idle(rules) and _may_idle(rules, not stuck(rules, rules.turn))


def _may_idle(rules, places: bool) -> bool:
    """Whether a seat that has a place for a card, or none, may leave it at that (BI-08)."""
    if rules.drawn != _NONE:
        return not rules.options[_DRAWN]
    return not places


def rivals_hit(position, seat: int) -> list:
    """The opponents that a seat's Elevensies make draw, clockwise; of Rules or a View (BI-02)."""
    seats = len(position.hands)
    hit = []
    fewest = 99
    for i in range(1, seats):
        rival = (seat + i) % seats
        held = len(position.hands[rival])
        if position.options[_PARTNERS] and rival % 2 == seat % 2:  # BI-36
            continue
        if seats == 4 and not position.options[_PARTNERS]:
            if position.options[_ELEVENSIES]:
                return [rival]
            if held < fewest:
                fewest = held
                hit = []
            elif held > fewest:
                continue
        hit.append(rival)
    return hit
