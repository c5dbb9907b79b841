# SPDX-License-Identifier: MIT
"""What one seat may know of a round of casino."""

from micropython import const

from engine.packing import piles

_HIDDEN = const(254)  # as in engine/cards.py


class View:
    """All that `seat` may know and nothing else; a copy, so that nobody changes the match.

    The names are those of Rules. The other hands and the pack are HIDDEN. Captured piles are
    known: every card in them was seen when it was taken (CA-32).
    """

    def __init__(self, rules, seat: int):
        self.seat = seat
        self.turn = rules.turn
        self.dealer = rules.dealer
        self.options = rules.options
        self.table = bytes(rules.table)
        self.units = [unit[:3] + [unit[3][:]] for unit in rules.units]
        self.hands = [bytes((_HIDDEN,)) * len(hand) for hand in rules.hands]
        self.hands[seat] = bytes(rules.hands[seat])
        self.stock = bytes((_HIDDEN,)) * len(rules.stock)
        self.taken = [bytes(pile) for pile in rules.taken]
        self.last = rules.last
        self.points = rules.points[:]
        self._told = rules.earlier + [rules.told]
        self.fresh = rules.fresh
        self.winners = rules.winners()

    @property
    def events(self) -> list:
        """The events of this round so far."""
        return piles(b"".join(self._told), 0)

    @property
    def latest(self) -> list:
        """Those of the last move: a list of all may be too much."""
        found = []
        left = self.fresh
        for told in self._told:
            at = 0
            while at < len(told):
                end = at + 1 + told[at]
                if left:
                    left -= 1
                else:
                    found.append(told[at + 1: end])
                at = end
        return found
