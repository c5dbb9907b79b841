# SPDX-License-Identifier: MIT
"""The end of a round between two as numbers: cards are bits, what they score is summed in marks.

A mark is one number for some cards: how many they are, and from the bits 6, 10, 14, 15 and 16 on
how many spades, which Aces, the two of spades, the ten of diamonds, and what all are worth.
"""

from array import array

from micropython import const

from engine.casino.groups import VALUES
from engine.casino.legality import named, unbound, unit_of, ways

# As in codes.py.
_CAPTURE = const(0)
_BUILD = const(1)
_CALL = const(2)
_RAISE = const(3)
_TRAIL = const(4)
_GROUPS = const(3)
_MUST = const(0)
_COURT = const(1)
_SWEEPS = const(3)

_LITTLE = const(7)
_BIG = const(37)
_MOST_CARDS = const(24)  # on the table and in both hands: a record has no more bits
_MOST_GROUPS = const(400)
_MOST_SETS = const(60)  # of loose cards for one way to play a card
_HEADS = bytes((3, 4, 4, 5, 2))  # bytes of a move before its loose cards
_LOOSE = const(4)  # bytes of a record before its head
_RECORD = const(9)
# What the cards score by themselves, by the bits of their mark from 10 to 15.
PRIZES = (
    b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4\1\2\2\3\2\3\3\4\2\3\3\4\3\4\4\5"
    b"\2\3\3\4\3\4\4\5\3\4\4\5\4\5\5\6\3\4\4\5\4\5\5\6\4\5\5\6\5\6\6\7"
)


def mark(cards: bytes) -> int:
    """The mark of some cards."""
    marks = 0
    for card in cards:
        marks += 1 | VALUES[card] << 16
        if card & 3 == 3:
            marks += 64
        if card < 4:
            marks += 1024 << card
        elif card == _LITTLE:
            marks += 1 << 14
        elif card == _BIG:
            marks += 1 << 15
    return marks


class Endgame:
    """A position with open hands: the names that legality and effects know, and its moves.

    table: the bits of the loose cards; the groups of a unit are marks. bits: of each card. able:
    whether all of it can be looked at; where very many cards lie it cannot.
    """

    def __init__(self, view, others: bytes):
        self.options = view.options
        self.hands = [others, others]
        self.hands[view.seat] = view.hands[view.seat]
        self.units = [unit[:3] + [[mark(group) for group in unit[3]]] for unit in view.units]
        row = self.row = bytes(sorted(view.table + self.hands[0] + self.hands[1]))
        self.able = len(row) <= _MOST_CARDS
        self.bits = {}
        self.marks = {}  # by bit, as are the promises
        self._promise = {}
        self._alike = 0  # the cards that are as good as the one before them in the row
        self.groups = [array("I") for _ in range(11)]  # of numerals, as bits, by their value
        marks = rank = -1
        for i in range(len(row) if self.able else 0):
            bit = 1 << i
            if mark(row[i: i + 1]) == marks and row[i] >> 2 == rank:
                self._alike |= bit
            marks, rank = mark(row[i: i + 1]), row[i] >> 2
            self.bits[row[i]] = bit
            self.marks[bit] = marks
            self._promise[bit] = _promise(marks)
        self.table = self.mask(view.table) if self.able else 0

    def _find_groups(self):
        """Generator: find every group, and rest after each card; those in hand may lie later."""
        groups = self.groups
        made = 0
        for card in self.row:
            counts = VALUES[card]
            for total in range(10 - counts, 0, -1) if counts else ():
                made += len(groups[total])
                if made > _MOST_GROUPS:
                    self.able = False
                    return
                for group in groups[total]:
                    groups[total + counts].append(group | self.bits[card])
            groups[counts].append(self.bits[card])
            yield

    def mask(self, cards: bytes) -> int:
        """The bits of cards."""
        mask = 0
        for card in cards:
            mask |= self.bits[card]
        return mask

    def marked(self, mask: int) -> int:
        """The mark of the cards of some bits."""
        marks = 0
        while mask:
            bit = mask & -mask
            marks += self.marks[bit]
            mask ^= bit
        return marks

    def sums(self) -> int:
        """What loose cards add up to: a bit for each sum to 10, and the lowest one."""
        sums = 1
        mask = self.table
        while mask:
            bit = mask & -mask
            sums |= sums << (self.marks[bit] >> 16) & 2047
            mask ^= bit
        return sums

    def takes(self, card: int) -> bool:
        """Whether a card may take anything."""
        total = VALUES[card]
        if not total:
            return bool(self._equal(card))
        return bool(self.sums() >> total & 1 or self.units and unit_of(self, total))

    def _equal(self, card: int) -> int:
        """The loose cards of a rank."""
        mask = 0
        for suit in range(4):
            mask |= self.bits.get(card & 60 | suit, 0)
        return mask & self.table

    # Moves

    def tries(self, seat: int) -> bytearray:
        """The moves of a seat as records, one after the other; of moves that are alike, one.

        A record: how promising it is; the bits of the loose cards in three bytes; and the head of
        the move (legality.ways) in five.
        """
        found = bytearray()
        hand = self.hands[seat]
        theirs = bytes([(card >> 2) + 1 for card in self.hands[1 - seat]])
        trails = not self.options[_MUST] or not any([self.takes(card) for card in hand])
        # With one card each to take is never worse, as the rest goes to the last who took.
        final = len(hand) + len(theirs) == 2 and not self.options[_SWEEPS]
        sums = self.sums()
        before = 0
        for card in hand:
            bit = self.bits[card]
            if bit & self._alike and before << 1 == bit:
                continue
            before = bit
            for head, total, bare in ways(self, seat, card, sums):
                self.add(found, head, total, bare, theirs)
            if trails and not (final and found) and (not self.units or unbound(self, seat, card)):
                promise = self._promise[bit]
                promise = 128 - (2 * promise if (card >> 2) + 1 in theirs else promise)
                found += bytes((promise, 0, 0, 0, _TRAIL, card, 0, 0, 0))
        return found

    def add(self, found: bytearray, head: bytes, total: int, bare: bool, theirs: bytes) -> None:
        """Append the records of a head: what can be taken soon is promising, for either."""
        promises = self._promise
        own = promises[self.bits[head[1]]]
        if self.units:
            if head[2 if head[0] == _CAPTURE else 3]:
                own += _promise(sum(unit_of(self, total)[_GROUPS]))
            if head[0] == _RAISE:
                own += _promise(sum(unit_of(self, head[4])[_GROUPS]))
        against = head[0] != _CAPTURE and total in theirs
        alike = self._alike & self.table << 1
        head += bytes(5 - len(head))
        for mask in self._choices(head, total):
            if mask & alike & ~(mask << 1) or not mask and not bare:
                continue
            promise = own
            left = mask
            while left:
                bit = left & -left
                promise += promises[bit]
                left ^= bit
            promise = max(0, 128 - promise) if against else min(128 + promise, 255)
            found += bytes((promise, mask >> 16, mask >> 8 & 255, mask & 255))
            found += head

    def _choices(self, head: bytes, total: int) -> list:
        """The loose cards that may follow a head, as bits, 0 among them."""
        if not total:
            equal = self._equal(head[1])
            if not equal or self.options[_COURT]:
                return [equal]
            return [bit for bit in self.marks if bit & equal]
        table = self.table
        counts = VALUES[head[1]]
        if head[0] == _BUILD and counts < total:
            found = [group for group in self.groups[total - counts] if group & table == group]
        else:
            found = [0]
        for group in self.groups[total]:
            if group & table == group:
                for i in range(len(found)):
                    if not found[i] & group and found[i] | group not in found:
                        found.append(found[i] | group)
                if len(found) > _MOST_SETS:
                    self.able = False
                    break
        return found

    def record(self, move: bytes) -> bytes:
        """A move as a record that comes first."""
        size = _HEADS[move[0]]
        mask = self.mask(move[size:])
        verb = _BUILD if move[0] == _CALL else move[0]
        head = bytes((255, mask >> 16, mask >> 8 & 255, mask & 255, verb)) + move[1:size]
        return head + bytes(_RECORD - len(head))

    def move(self, record: bytes) -> bytes:
        """The move of a record."""
        mask = record[1] << 16 | record[2] << 8 | record[3]
        loose = [card for card in self.row if self.bits[card] & mask]
        head = record[_LOOSE: _LOOSE + _HEADS[record[_LOOSE]]]
        return named(head, bytes(sorted(loose, reverse=True)), record[_LOOSE + 2])


def _promise(marks: int) -> int:
    """What cards promise to the one who takes them."""
    return 3 * (marks & 63) + 2 * (marks >> 6 & 15) + 10 * PRIZES[marks >> 10 & 63]
