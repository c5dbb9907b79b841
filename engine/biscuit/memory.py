# SPDX-License-Identifier: MIT
"""What a seat remembers: the cards it has not seen, and what the others cannot hold."""

from micropython import const

from engine import decktet
from engine.biscuit.ends import fitting
from engine.biscuit.view import listed

_HIDDEN = const(254)  # as in engine/cards.py
# As in codes.py.
_DECK = const(0)
_OUT = const(4)
_ELEVEN = const(6)
_DRAWS = const(8)
_PASSES = const(9)
_STALE = const(10)


def unseen(view) -> bytes:
    """The cards that may be in other hands, the pile or face down, in order of their codes."""
    deck = view.options[_DECK]
    cards = decktet.pack(deck >= 2, deck >= 4, deck % 2 == 1)
    for card, _, _ in view.board.cards():
        cards[_place(cards, card)] = _HIDDEN
    for card in view.hands[view.seat]:
        cards[_place(cards, card)] = _HIDDEN
    return bytes(cards).replace(bytes((_HIDDEN,)), b"")


def _place(cards: bytearray, card: int) -> int:
    """Where a card is among those of a deck."""
    return cards.find(bytes((card,)))


class Lacks:
    """What a seat showed when it drew or passed: `cards` of its hand have none of `suits`."""

    def __init__(self, view, seat: int):
        self.suits = 0
        self.others = 0  # cards in its hand of which nothing is known
        drew = False  # whether its last happening was to draw
        for event in listed(view.told):
            reason = event[1]
            own = event[0] == seat
            if drew and not (own and reason == _PASSES):
                self.others = 0  # the card drawn was placed at once
            drew = own and reason == _DRAWS
            if reason == _OUT or reason == _STALE:
                self.suits = 0  # that was the hand before
            elif reason == _ELEVEN and event[3] >> seat & 1:
                self.others += 1
            elif own and reason in (_DRAWS, _PASSES) and event[3]:
                self.suits = event[3]
                self.others = 1 if drew else 0
        held = len(view.hands[seat])
        self.cards = max(0, held - self.others) if self.suits else 0

    def may_hold(self, card: int) -> bool:
        """Whether one of these cards may be this one: the Excuse would have been placed."""
        return fitting(card) & self.suits == 0
