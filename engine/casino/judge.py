# SPDX-License-Identifier: MIT
"""What a move of casino is worth: what it takes, what it prepares, and what it leaves to others.

All values are in 1/POINT of a point of the round.
"""

from micropython import const

from engine.casino.groups import VALUES

# As in codes.py.
_CAPTURE = const(0)
_RAISE = const(3)
_TRAIL = const(4)
_COURT = const(1)
_SWEEPS = const(3)
_PARTNERS = const(5)

POINT = const(40)
_CARD = const(12)  # a part of the majority of cards, as matches show it
_SPADE = const(10)
_ONE = const(255)  # certainty
_BITS = const(16)  # loose numerals that groups are made of; more are hardly ever there
_MASK = const(0xFFFF)
_MOST_GROUPS = const(300)


class Judge:
    """One decision, seen from the seat that decides.

    sharp: remember every card seen; else only what lies open counts. keen: see `prizes`.
    """

    def __init__(self, view, sharp: bool, keen: bool):
        self.view = view
        self.hand = view.hands[view.seat]
        self.prizes = prizes(view, keen)
        self._count(view, sharp)
        self._find_groups(view.table)
        self.units = [0] * 11
        for unit in view.units:
            self.units[unit[0]] = self.worth(b"".join(unit[3]))

    def worth(self, cards: bytes) -> int:
        """What cards are worth to the one who takes them."""
        prizes = self.prizes
        total = 0
        for card in cards:
            total += prizes[card]
        return total

    def _count(self, view, sharp: bool) -> None:
        """Count the cards unseen, and the chance that a hand has none of so many of them."""
        seen = self.hand + view.table
        for unit in view.units:
            seen += b"".join(unit[3])
        if sharp:
            seen += b"".join(view.taken)
        unseen = bytearray([4] * 13)
        for card in seen:
            unseen[card >> 2] -= 1
        self.unseen = unseen
        self.seen = seen
        seats = len(view.hands)
        others = [len(view.hands[(view.seat + i) % seats]) for i in range(1, seats)]
        if len(self.hand) == 1 and not max(others) and view.stock:
            others = [4] * (seats - 1)  # the next deal
        self.chances = [lacking(52 - len(seen), held) for held in others]

    def others(self) -> bytes:
        """The other hand of two, where nothing else is unseen; else nothing."""
        view = self.view
        if len(view.hands) > 2 or sum(self.unseen) != len(view.hands[1 - view.seat]):
            return b""
        return bytes([card for card in range(52) if bytes((card,)) not in self.seen])

    def _find_groups(self, table: bytes) -> None:
        """Every group of loose numerals by its value: worth << 16 | its places in the row."""
        self.row = bytes([card for card in table if VALUES[card]][:_BITS])
        groups = [[]] * 11  # one empty list for all
        made = 0
        for i in range(len(self.row)):
            counts = VALUES[self.row[i]]
            added = self.prizes[self.row[i]] << 16 | 1 << i
            for total in range(10 - counts, 0, -1):
                if made < _MOST_GROUPS:
                    made += len(groups[total])
                    larger = [group + added for group in groups[total]]
                    groups[total + counts] = groups[total + counts] + larger
            groups[counts] = groups[counts] + [added]
        for group in groups:
            group.sort(reverse=True)
        self.groups = groups

    def value(self, move: bytes) -> int:
        """What a move is worth; its parts stay in now, later and left."""
        verb = move[0]
        card = move[1]
        loose = move[(3, 4, 4, 5, 2)[verb]:]
        units = self.units[:]
        self.now = 0
        if verb == _CAPTURE:
            self.now = self.worth(move[1:2] + loose)
            if move[2]:
                self.now += units[VALUES[card]]
                units[VALUES[card]] = 0
            swept = len(loose) == len(self.view.table) and not any(units)
            if swept and self.view.options[_SWEEPS]:
                self.now += POINT
        elif verb != _TRAIL:
            total = move[2]
            units[total] += self.worth(move[1:2] + loose)
            if verb == _RAISE:
                units[total] += units[move[4]]
                units[move[4]] = 0
        takes = self._takes(loose, units, move[1:2] if verb == _TRAIL else b"")
        self._look_on(card, takes, units)
        return self.now + self.later - self.left

    def _takes(self, gone: bytes, units: list, trailed: bytes) -> list:
        """The most that a card of each rank takes from the table that a move leaves."""
        used = 0
        for i in range(len(self.row)):
            if self.row[i] in gone:
                used |= 1 << i
        takes = units[1:] + [0, 0, 0]
        added = VALUES[trailed[0]] if trailed else 0
        prize = self.worth(trailed)
        for total in range(1, 11):
            best = self._packed(total, used)
            if added and added <= total:
                best = max(best, self._packed_with(total, used, added, prize))
            takes[total - 1] += best
        for card in self.view.table + trailed:
            if card >= 40 and card not in gone:
                rank = card >> 2
                if self.view.options[_COURT]:
                    takes[rank] += self.prizes[card]
                else:
                    takes[rank] = max(takes[rank], self.prizes[card])
        if self.view.options[_SWEEPS]:
            left = [card for card in self.view.table + trailed if card not in gone]
            everything = self.worth(bytes(left)) + sum(units)
            takes = [take + POINT if take == everything else take for take in takes]
        return takes

    def _packed(self, total: int, used: int) -> int:
        """The worth of groups that share no card, the best ones first."""
        worth = 0
        for group in self.groups[total]:
            if not group & used & _MASK:
                worth += group >> 16
                used |= group
        return worth

    def _packed_with(self, total: int, used: int, added: int, prize: int) -> int:
        """The same with a group that a trailed card is in."""
        if added == total:
            return prize + self._packed(total, used)
        for group in self.groups[total - added]:
            if not group & used & _MASK:
                return prize + (group >> 16) + self._packed(total, used | group)
        return 0

    def _look_on(self, card: int, takes: list, units: list) -> None:
        """Set later, what one's next card may take, and left, what others may take before."""
        self.later = 0
        for held in self.hand:
            rank = held >> 2
            if held != card and takes[rank]:
                chance = 3840 if rank < 10 and units[rank + 1] else 2560  # of 4096
                for lacks in self.chances:
                    chance = chance * lacks[self.unseen[rank]] >> 8
                self.later = max(self.later, chance * (takes[rank] + self.prizes[held]) >> 12)
        order = [
            takes[rank] << 4 | rank for rank in range(13) if takes[rank] and self.unseen[rank]
        ]
        order.sort(reverse=True)
        self.left = 0
        for i in range(len(self.chances)):
            lacks = self.chances[i]
            met = 0
            without = _ONE
            expected = 0
            for take in order:
                met += self.unseen[take & 15]
                expected += (without - lacks[met]) * (take >> 4)
                without = lacks[met]
            if i == 1 and self.view.options[_PARTNERS]:
                expected = -expected
            self.left += expected >> 8 + i  # who comes later finds less of it


def lacking(unseen: int, held: int) -> bytes:
    """The chance, of _ONE, that a hand has none of n certain cards, by n."""
    chance = _ONE << 10
    chances = bytearray((_ONE,))
    for n in range(unseen):
        chance = chance * max(0, unseen - n - held) // (unseen - n)
        chances.append(chance >> 10)
    return chances


def prizes(view, keen: bool) -> bytes:
    """What each card is worth to the one who takes it: its points, and its part of majorities.

    keen: a majority that is decided counts no more.
    """
    plain = _CARD
    spade = _SPADE
    if keen:
        sides = 2 if view.options[_PARTNERS] else len(view.hands)
        cards = [0] * sides
        spades = [0] * sides
        for seat in range(len(view.hands)):
            for card in view.taken[seat]:
                cards[seat % sides] += 1
                spades[seat % sides] += card & 3 == 3
        plain *= _open(cards, 52)
        spade *= _open(spades, 13)
    worth = bytearray(bytes((plain,)) * 52)
    for card in range(3, 52, 4):
        worth[card] += spade
    for card in b"\0\1\2\3\7\45\45":  # aces, the two of spades, the ten of diamonds twice
        worth[card] += POINT
    return bytes(worth)


def _open(counts: list, whole: int) -> bool:
    """Whether who has most can still change, or be caught up with."""
    counts.sort()
    return counts[-1] - counts[-2] <= whole - sum(counts)
