# SPDX-License-Identifier: MIT
"""What one hand card may do: the cards and units chosen for it so far, and what that means.

Legality is the engine's: `ways` and `allows` of engine/casino/legality.py. No list of all moves is
ever made; there may be thousands.
"""

from micropython import const

from engine.casino import legality
from engine.casino.groups import VALUES, worth
from firmware.tables.casino import reach
from firmware.tables.casino.parts import loose_of, units_of

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_BUILD = const(1)
_CALL = const(2)
_RAISE = const(3)
_TRAIL = const(4)
_COURT = const(1)
_MOST_PROPOSALS = const(6)  # for one way to play the card
_PRIZES = {37: 6, 7: 5, 3: 4, 0: 3, 1: 3, 2: 3}  # 10D, 2S and the Aces: to be taken first


class Plan:
    """loose: cards of the table chosen; units: values of the units chosen; meanings: the legal
    moves that are just these, the one that is meant at `at`."""

    def __init__(self, view, card: int):
        self.view = view
        self.card = card
        self._row = bytes(sorted(view.table, reverse=True))
        self._ways = list(legality.ways(view, view.seat, card))
        trail = bytes((_TRAIL, card))
        self._trail = trail if legality.allows(view, view.seat, trail) else b""
        self.clear()

    def clear(self) -> None:
        """Choose nothing."""
        self.loose = b""
        self.units = b""
        self._mean(b"")

    def move(self) -> bytes:
        """The move that is meant, or nothing where the choice is none yet."""
        return self.meanings[self.at] if self.meanings else b""

    def able(self) -> bool:
        """Whether the card may be played at all."""
        return bool(self._trail) or any([self._open(way, b"", b"") for way in self._ways])

    # Choosing one by one

    def shown(self) -> bytes:
        """The values of the units that what is chosen takes along."""
        move = self.move()
        return units_of(move) if move else self.units

    def toggle(self, card: int) -> None:
        """Choose a loose card, or no longer."""
        cards = [held for held in self.loose if held != card]
        if len(cards) == len(self.loose):
            cards.append(card)
        cards.sort(reverse=True)
        self.loose = bytes(cards)
        self._mean(self.move())

    def toggle_unit(self, total: int) -> None:
        """Choose a unit by its value, or no longer."""
        values = [value for value in self.units if value != total]
        if len(values) == len(self.units):
            values.append(total)
        self.units = bytes(values)
        self._mean(self.move())

    def adds(self, card: int) -> bool:
        """Whether a loose card may still be added: some legal move has it and all chosen."""
        return self._opens(self.loose + bytes((card,)), self.units)

    def adds_unit(self, total: int) -> bool:
        """Whether a unit may still be added."""
        return self._opens(self.loose, self.units + bytes((total,)))

    def _opens(self, loose: bytes, units: bytes) -> bool:
        for way in self._ways:
            if self._open(way, loose, units):
                return True
        return False

    def _open(self, way: tuple, loose: bytes, units: bytes) -> bool:
        """Whether a way leads on from these cards and units to a legal move."""
        head, total, bare = way
        takes = units_of(head)
        for value in units:
            if value not in takes:
                return False
        if not loose and bare:
            return True
        if not total:
            return self._open_court(loose)
        needed = reach.counts(loose)
        if needed[0]:
            return False
        held = head[1:2] if head[0] == _BUILD else b""
        needed[VALUES[held[0]] if held else 0] += 1
        needed[0] = 0
        spare = reach.counts([card for card in self._row if card not in loose])
        spare[0] = 0
        if loose or held and VALUES[held[0]] < total:
            return reach.completes(needed, spare, total)
        return self._any_group(spare, total)

    def _any_group(self, spare, total: int) -> bool:
        for value in range(1, total + 1):
            if spare[value]:
                one = bytearray(reach.VALUES_END)
                one[value] = 1
                spare[value] -= 1
                if reach.completes(one, spare, total):
                    return True
                spare[value] += 1
        return False

    def _open_court(self, loose: bytes) -> bool:
        """A court card takes one of its rank, or all (CA-05)."""
        equal = self._equal()
        for card in loose:
            if card not in equal:
                return False
        return bool(equal) and (len(loose) < 2 or bool(self.view.options[_COURT]))

    def _equal(self) -> bytes:
        return bytes([card for card in self._row if card >> 2 == self.card >> 2])

    # What it means

    def _mean(self, last: bytes) -> None:
        """Find the legal moves with just what is chosen; mean again what was meant last."""
        self.meanings = []
        for head, total, _ in self._ways:
            move = self._named(head, total, self.loose)
            if self._meant(head) and legality.allows(self.view, self.view.seat, move):
                self.meanings.append(move)
        if self._trail and not self.loose and not self.units:
            self.meanings.append(self._trail)
        self.at = 0
        for number, move in enumerate(self.meanings):
            if last and _alike(move, last):
                self.at = number

    def _meant(self, head: bytes) -> bool:
        """Whether the units chosen are those of a head; one that merges by itself may lack."""
        takes = units_of(head)
        for value in self.units:
            if value not in takes:
                return False
        if head[0] == _RAISE:
            return head[4] in self.units
        return head[0] != _CAPTURE or bool(head[2]) == bool(self.units)

    def _named(self, head: bytes, total: int, loose: bytes) -> bytes:
        """The move of a head and loose cards: a unit of several groups is a call."""
        if head[0] == _BUILD and (head[3] or worth(head[1:2] + loose) > total):
            return bytes((_CALL,)) + head[1:] + loose
        return head + loose

    # Proposals

    def proposals(self):
        """Generator: moves worth a look. First captures to which nothing can be added (CA-04),
        then units made or raised with as much as can be, then trailing."""
        order = sorted(
            [card for card in self._row if VALUES[card]],
            key=lambda card: _PRIZES.get(card, 1 if card & 3 == 3 else 0) << 6 | 63 - card,
            reverse=True,
        )
        whole = False
        for way in self._ways:
            captures = way[0][0] == _CAPTURE
            if not (captures and whole):
                yield from self._proposed(way, order)
            if captures and way[0][2]:
                whole = True  # with the unit there is more of everything
        if self._trail:
            yield self._trail

    def _proposed(self, way: tuple, order):
        """Generator: a few moves of one way, each with as many loose cards as can be."""
        head, total, bare = way
        if not total:
            equal = self._equal()
            if equal and self.view.options[_COURT]:
                yield head + equal
                return
            for card in equal:
                yield head + bytes((card,))
            return
        held = VALUES[head[1]] if head[0] == _BUILD else 0
        left = _MOST_PROPOSALS
        for cards in reach.maximal(order, total, held):
            yield self._named(head, total, bytes(sorted(cards, reverse=True)))
            left -= 1
            if not left:
                return
        if bare and left == _MOST_PROPOSALS:
            yield self._named(head, total, b"")

    def take(self, move: bytes) -> None:
        """Choose what a move takes, and mean it."""
        self.loose = loose_of(move)
        self.units = units_of(move)
        self._mean(move)


def _alike(move: bytes, last: bytes) -> bool:
    """Whether a move does the same kind of thing as another, for the same value."""
    verbs = move[0], last[0]
    if move[0] != last[0] and (min(verbs) != _BUILD or max(verbs) != _CALL):
        return False
    return move[0] in (_CAPTURE, _TRAIL) or move[2] == last[2]
