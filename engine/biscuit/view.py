# SPDX-License-Identifier: MIT
"""What one seat may know of a hand of Biscuit."""

from micropython import const

# As in engine/cards.py.
_HIDDEN = const(254)
_NONE = const(255)


class View:
    """All that `seat` may know and nothing else; a copy, so that nobody changes the match.

    The names are those of Rules, but `points` are those of each seat. The other hands and the pile
    are HIDDEN (BI-38), as is a card just drawn by another; the cards that lie face down are known
    to nobody (BI-04).
    """

    def __init__(self, rules, seat: int):
        self.seat = seat
        self.turn = rules.turn
        self.dealer = rules.dealer
        self.options = rules.options
        self.board = rules.board.copy()
        self.hands = []
        for i in range(len(rules.hands)):
            hand = rules.hands[i]
            self.hands.append(hand if i == seat else bytes([_HIDDEN]) * len(hand))
        self.stock = bytes([_HIDDEN]) * len(rules.stock)
        own = seat == rules.turn or rules.drawn == _NONE
        self.drawn = rules.drawn if own else _HIDDEN
        self.points = rules.scores()
        self.told = rules.told
        self.fresh = rules.fresh
        self.winners = rules.winners()

    @property
    def events(self) -> list:
        """What has happened in this hand, all of it public."""
        return list(listed(self.told))

    def last(self) -> list:
        """The events of the last move."""
        return list(listed(self.told, self.fresh))


def listed(told, first: int = 0):
    """Every event of `told`, where each comes after its length, from a number on."""
    at = 0
    while at < len(told):
        end = at + 1 + told[at]
        if first:
            first -= 1
        else:
            yield bytes(told[at + 1: end])
        at = end
