# SPDX-License-Identifier: MIT
"""What one hand card may do: the cards and units chosen for it so far, and what that means.

Legality is the engine's: `ways` and `allows` of engine/casino. No list of all moves is ever made;
there may be thousands.
"""

from micropython import const

from engine.casino.allowed import allows, sums
from engine.casino.groups import VALUES
from engine.casino.legality import named, ways
from firmware.tables.casino import reach
from firmware.tables.casino.phrase import loose_of, units_of

# As in engine/casino/codes.py.
_CAPTURE = const(0)
_BUILD = const(1)
_CALL = const(2)
_RAISE = const(3)
_TRAIL = const(4)
_COURT = const(1)

_UNIT = const(64)  # as in field.py
_OWN = const(-1)  # instead of the number of a proposal: a choice of one's own
_ALL = const(99)
_MOST = const(6)  # proposals for one way to play the card
_LITTLE = const(7)
_BIG = const(37)


class Plan:
    """loose: cards of the table chosen; units: values of the units chosen; meanings: the legal
    moves that are just these, the one that is meant at `at`.

    Proposals are found when they are wanted.
    """

    def __init__(self, view, card: int):
        self.view = view
        self.card = card
        self.row = bytes(sorted(view.table, reverse=True))
        self.ways = ways(view, view.seat, card)
        trail = bytes((_TRAIL, card))
        self.trail = trail if allows(view, view.seat, trail) else b""
        self._more = self.proposals()
        self.moves = []  # the proposals that are known
        self.choose(b"", b"")

    def choose(self, loose: bytes, units: bytes, last: bytes = b"", number: int = _OWN) -> None:
        """Choose just these, a proposal if it has a number; mean again what was meant last."""
        self.loose, self.units, self.number = loose, units, number
        self.meanings = []
        for head, total, _ in self.ways:
            move = named(head, loose, total)
            if self._meant(head) and allows(self.view, self.view.seat, move):
                self.meanings.append(move)
        if self.trail and not loose and not units:
            self.meanings.append(self.trail)
        self.at = 0
        for place, move in enumerate(self.meanings):
            if last and _alike(move, last):
                self.at = place

    def take(self, move: bytes, number: int = _OWN) -> None:
        """Choose what a move takes, and mean it."""
        self.choose(loose_of(move), units_of(move), move, number)

    def move(self) -> bytes:
        """The move that is meant, or nothing where the choice is none yet."""
        return self.meanings[self.at] if self.meanings else b""

    def toggle(self, item: int) -> None:
        """Choose a loose card or a unit, or no longer."""
        of = self.units if item & _UNIT else self.loose
        value = item & _UNIT - 1
        values = [held for held in of if held != value]
        if len(values) == len(of):
            values.append(value)
        values.sort(reverse=True)
        chosen = bytes(values)
        if item & _UNIT:
            self.choose(self.loose, chosen, self.move())
        else:
            self.choose(chosen, self.units, self.move())

    def _meant(self, head: bytes) -> bool:
        """Whether the units chosen are those of a head; one that merges by itself may lack."""
        takes = units_of(head)
        for value in self.units:
            if value not in takes:
                return False
        if head[0] == _RAISE:
            return head[4] in self.units
        return head[0] != _CAPTURE or bool(head[2]) == bool(self.units)

    # What may still be added

    def opens(self, loose: bytes, units: bytes) -> bool:
        """Whether some legal move has these cards and units, and perhaps more."""
        for head, total, bare in self.ways:
            takes = units_of(head)
            for value in units:
                if value not in takes:
                    break
            else:
                if not loose and bare or self._grows(head, total, loose):
                    return True
        return False

    def _grows(self, head: bytes, total: int, loose: bytes) -> bool:
        """Whether these loose cards, with more or without, may follow a head."""
        if not total:
            equal = self._equal()
            for card in loose:
                if card not in equal:
                    return False
            return bool(equal) and (len(loose) < 2 or bool(self.view.options[_COURT]))
        spare = bytes([card for card in self.row if card not in loose])
        held = VALUES[head[1]] if head[0] == _BUILD else 0
        if not loose and held in (0, total):
            return bool(sums(spare) >> total & 1)
        needed = reach.counts(loose)
        if needed[0]:
            return False
        needed[held] += 1
        needed[0] = 0
        return reach.completes(needed, reach.counts(spare), total)

    def _equal(self) -> bytes:
        return bytes([card for card in self.row if card >> 2 == self.card >> 2])

    # Proposals

    def propose(self) -> None:
        """Choose the first proposal."""
        if self._find(1):
            self.take(self.moves[0], 0)

    def _find(self, count: int) -> bool:
        """Whether there are so many; those that are not known yet are looked for."""
        while len(self.moves) < count:
            move = next(self._more, None)
            if move is None:
                return False
            self.moves.append(move)
        return True

    def several(self) -> bool:
        """Whether `turn` leads to anything else."""
        if self.number == _OWN:
            return bool(self.moves) or len(self.meanings) > 1
        return self._find(2)

    def turn(self, step: int) -> None:
        """Go to the next or the one before; a choice of one's own first has its meanings."""
        if self.number == _OWN and 0 <= self.at + step < len(self.meanings):
            self.at += step
            return
        number = self.number + step if self.number != _OWN or step > 0 else _ALL
        if number < 0 or not self._find(number + 1):
            self._find(_ALL)
            number = 0 if 0 <= number < _ALL else len(self.moves) - 1
        if self.moves:
            self.take(self.moves[number], number)

    def proposals(self):
        """Generator: moves worth a look. First captures to which nothing can be added (CA-04),
        then units made or raised with as much as can be, then trailing."""
        order = sorted([card for card in self.row if VALUES[card]], key=_wish, reverse=True)
        whole = False
        for head, total, bare in self.ways:
            if head[0] == _CAPTURE:
                if whole:
                    continue
                whole = bool(head[2])  # with the unit there is more of everything
            if total:
                yield from _proposed(head, total, bare, order)
                continue
            equal = self._equal()
            step = max(1, len(equal)) if self.view.options[_COURT] else 1
            for at in range(0, len(equal), step):
                yield head + equal[at:at + step]
        if self.trail:
            yield self.trail


def _proposed(head: bytes, total: int, bare: bool, order):
    """Generator: a few moves of one way, each with as many loose cards as can be."""
    left = _MOST
    for cards in reach.maximal(order, total, VALUES[head[1]] if head[0] == _BUILD else 0):
        yield named(head, cards, total)
        left -= 1
        if not left:
            return
    if bare and left == _MOST:
        yield named(head, b"", total)


def _wish(card: int) -> int:
    """Which cards to take first: 10♦, 2♠, Aces, spades, low cards."""
    wish = 63 - card
    if card == _BIG:
        wish += 6 << 6
    elif card == _LITTLE:
        wish += 5 << 6
    elif card < 4:
        wish += 3 + (card == 3) << 6
    elif card & 3 == 3:
        wish += 1 << 6
    return wish


def _alike(move: bytes, last: bytes) -> bool:
    """Whether a move does the same kind of thing as another, for the same value."""
    verbs = move[0], last[0]
    if move[0] != last[0] and (min(verbs) != _BUILD or max(verbs) != _CALL):
        return False
    return move[0] in (_CAPTURE, _TRAIL) or move[2] == last[2]
