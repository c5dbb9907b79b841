# SPDX-License-Identifier: MIT
"""What one seat may know of a hand of Trash."""

from engine.cards import HIDDEN


class View:
    """All that `seat` may know and nothing else; a copy, so that nobody changes the match.

    The names are those of Rules. Cards that lie face down are HIDDEN, to their owner too, and of
    the stock and the cards laid aside only the number is known (TR-18).
    """

    def __init__(self, rules, seat: int):
        self.seat = seat
        self.turn = rules.turn
        self.packs = rules.packs
        self.lastchance = rules.lastchance
        self.sizes = bytes(rules.sizes)
        self.up = rules.up[:]
        self.layouts = []
        for up, layout in zip(rules.up, rules.layouts):
            shown = bytearray(layout)
            for place in range(len(shown)):
                if not up >> place & 1:
                    shown[place] = HIDDEN
            self.layouts.append(shown)
        self.stock = bytes([HIDDEN]) * len(rules.stock)
        self.aside = bytes([HIDDEN]) * len(rules.aside)
        self.discard = bytes(rules.discard)
        self.hand = rules.hand
        self.first = rules.first
        self.events = rules.events
        self.fresh = rules.fresh
        self.winners = rules.winners()
