# SPDX-License-Identifier: MIT
"""What one seat may know of a deal of cribbage."""

from micropython import const

from engine.cards import HIDDEN

# As in codes.py.
_SHOW = const(4)


class View:
    """All that `seat` may know and nothing else; a copy, so that nobody changes the match.

    The names are those of Rules. Cards that the seat may not know are HIDDEN: the other's hand
    and, of the crib, all but its own two. In the show and after the end everything is open.
    """

    def __init__(self, rules, seat: int):
        self.seat = seat
        self.turn = rules.turn
        self.phase = rules.phase
        self.dealer = rules.dealer
        self.starter = rules.starter
        self.count = rules.count
        self.passed = rules.passed
        self.points = rules.points[:]
        self.cuts = bytes(rules.cuts)
        self.pile = bytearray(rules.pile)
        self.played = bytearray(rules.played)
        self.events = rules.events[:]
        self.fresh = rules.fresh
        self.winners = rules.winners()
        self.hands = [bytearray(hand) for hand in rules.hands]
        self.crib = bytearray(rules.crib)
        if self.phase != _SHOW and not rules.over():
            self.hands[1 - seat] = bytearray([HIDDEN] * len(rules.hands[1 - seat]))
            # The pone discards first: the first two cards of the crib are the pone's.
            own = 2 if seat == self.dealer else 0
            for i in range(len(self.crib)):
                if not own <= i < own + 2:
                    self.crib[i] = HIDDEN


def kept(position, seat: int) -> bytes:
    """The cards that a seat kept for play and show, of Rules or a View, sorted by code."""
    cards = bytearray(position.hands[seat])
    for laid in (position.played, position.pile):
        for card in laid:
            if card >> 6 == seat:
                cards.append(card & 63)
    return bytes(sorted(cards))
