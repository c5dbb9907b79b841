# SPDX-License-Identifier: MIT
"""The rules of cribbage for two, six cards, 121 (RULES.md 4)."""

from micropython import const

from engine import cards as french
from engine import catalog
from engine.cards import JACK, NONE, VALUE
from engine.cribbage import legal
from engine.cribbage.scoring import fits, pegged
from engine.cribbage.view import View, kept

# As in codes.py.
_DISCARD = const(1)
_PLAY = const(2)
_DEAL = const(3)
_FIRST = const(0)
_DISCARDING = const(1)
_CUTTING = const(2)
_PLAYING = const(3)
_SHOW = const(4)
_HEELS = const(0)
_GO = const(7)
_LAST = const(8)
_PASSO = const(11)
_RESET = const(12)
_AT_CUT = const(0)
_AT_PLAY = const(1)
_AT_HAND = const(2)
_AT_CRIB = const(3)
_GOAL = const(121)
_LIMIT = const(31)

_ROOM = const(40)  # events: more than most deals have


class Rules:
    """One position of a match and what may be done in it.

    A move is bytes: a verb of `codes` and its depth or cards. An event is
    bytes((seat, reason, points, phase)) and the cards that made it. The seat of `reset` is the
    one that leads. `pile` and `played` hold seat << 6 | card; `hands` stay sorted by code.
    """

    REASONS = (
        "heels", "fifteen", "thirtyone", "pair", "triplet", "quartet", "run",
        "go", "last", "flush", "nobs", "passo", "reset",
    )
    PHASES = ("cut", "play", "hand", "crib")
    CUTS = True  # the players cut for the first deal

    def __init__(self, seats: int, options: bytes, decks, dealer: int = -1):
        if seats != 2:
            raise ValueError("Cribbage is for 2 seats, not %d." % seats)
        self.decks = decks
        self.shuffles = 0  # how many the match has used
        self.deals = 0  # how many deals have begun, mod 256
        self.points = [0, 0]
        self.cuts = bytearray()
        self.events = [b""] * _ROOM
        self._clear()
        if dealer < 0:
            self.dealer = -1
            self.phase = _FIRST
            self.turn = 0
            self.stock = self._shuffled()
        else:
            self._deal(dealer)

    def _clear(self) -> None:
        """An empty table."""
        self.hands = [bytearray(), bytearray()]
        self.starter = NONE
        self.crib = bytearray()
        self.pile = bytearray()
        self.played = bytearray()
        self.count = 0
        self.passed = 0
        del self.events[:]  # keeps its room, which crumbs in the heap might not give again
        self.fresh = 0

    def _shuffled(self) -> bytearray:
        """The next pack of the match (CR-02, GE-01)."""
        cards = self.decks.shuffled(self.shuffles, french.pack())
        self.shuffles += 1
        return cards

    def _deal(self, dealer: int) -> None:
        """Deal six cards each, one at a time, from the pone."""
        self._clear()
        deck = self._shuffled()
        self.dealer = dealer
        hands = (bytearray(6), bytearray(6))
        for i in range(6):
            hands[1 - dealer][i] = deck[2 * i]
            hands[dealer][i] = deck[2 * i + 1]
        self.hands = [bytearray(sorted(hand)) for hand in hands]
        self.stock = deck[12:]
        self.phase = _DISCARDING
        self.turn = 1 - dealer
        self.deals = self.deals + 1 & 255  # only its change matters

    # Questions

    def seat(self) -> int:
        """The seat that decides now, -1 when the match is over."""
        return self.turn

    def over(self) -> bool:
        """Whether somebody has won."""
        return self.turn < 0

    def scores(self) -> list:
        """The sums of all events; past 121 too, the cap is for the eye (CR-19)."""
        return self.points[:]

    def winners(self) -> bytes:
        """The seat that reached 121, or nothing while the match goes on."""
        if not self.over():
            return b""
        return bytes((0 if self.points[0] >= _GOAL else 1,))

    def view(self, seat: int) -> View:
        """What a seat may know (GE-02)."""
        return View(self, seat)

    moves = legal.moves
    allows = legal.allows

    # Moves

    def play(self, move: bytes) -> None:
        """Make a move that `allows` has let through, and append its events."""
        self.fresh = len(self.events)
        verb = move[0]
        if verb == _PLAY:
            self._lay(move[1])
        elif verb == _DISCARD:
            self._discard(move[1], move[2])
        elif verb == _DEAL:
            self.cuts = bytearray()
            self._deal(1 - self.dealer)
        elif self.phase == _FIRST:
            self._cut_for_deal(move[1])
        else:
            self._cut_starter(move[1])

    def _event(self, seat: int, reason: int, points: int, phase: int, cards: bytes = b"") -> None:
        """Append an event and add its points (GE-05)."""
        self.events.append(bytes((seat, reason, points, phase)) + cards)
        self.points[seat] += points

    def _won(self) -> bool:
        """End the match where somebody has 121: asked after each act of scoring (CR-16)."""
        if max(self.points) < _GOAL:
            return False
        self.turn = -1
        return True

    def _cut_for_deal(self, depth: int) -> None:
        """Turn a card for the first deal; the lower rank deals, equal ranks cut again (CR-01)."""
        self.cuts.append(self.stock[depth - 1])
        if self.turn == 0:
            self.stock = self.stock[: depth - 1] + self.stock[depth:]
            self.turn = 1
            return
        first = self.cuts[len(self.cuts) - 2] >> 2
        second = self.cuts[len(self.cuts) - 1] >> 2
        if first == second:
            self.stock = self._shuffled()
            self.turn = 0
        else:
            self._deal(0 if first < second else 1)

    def _discard(self, first: int, second: int) -> None:
        """Lay two cards away into the crib: the pone, then the dealer (CR-03)."""
        hand = self.hands[self.turn]
        self.hands[self.turn] = bytearray([c for c in hand if c != first and c != second])
        self.crib.append(first)
        self.crib.append(second)
        if self.turn == self.dealer:
            self.phase = _CUTTING
        self.turn = 1 - self.turn

    def _cut_starter(self, depth: int) -> None:
        """Turn the starter; a Jack gives the dealer two before anything else (CR-04, CR-05)."""
        self.starter = self.stock[depth - 1]
        self.stock = self.stock[: depth - 1] + self.stock[depth:]
        if self.starter >> 2 == JACK:
            self._event(self.dealer, _HEELS, 2, _AT_CUT, bytes((self.starter,)))
            if self._won():
                return
        self.phase = _PLAYING

    def _lay(self, card: int) -> None:
        """Lay a card, score it, and find out who goes on."""
        seat = self.turn
        self.hands[seat] = bytearray([held for held in self.hands[seat] if held != card])
        self.pile.append(seat << 6 | card)
        self.count += VALUE[card >> 2]
        for reason, points, cards in pegged(bytes([c & 63 for c in self.pile]), self.count):
            self._event(seat, reason, points, _AT_PLAY, cards)
        if not self._won():
            self._pass_on(seat, card)

    def can_lay(self, seat: int) -> bool:
        """Whether a card of the seat fits the count."""
        for card in self.hands[seat]:
            if fits(card, self.count):
                return True
        return False

    def _pass_on(self, seat: int, card: int) -> None:
        """After `seat` laid `card`: the other, the same again, or a new count (CR-06 to CR-11)."""
        other = 1 - seat
        if self.can_lay(other):
            self.turn = other
            return
        spent = not self.hands[0] and not self.hands[1]
        if self.count < _LIMIT:
            # Passo is said to one who still holds cards, once a count.
            if self.hands[other] and self.hands[seat] and not self.passed >> other & 1:
                self.passed |= 1 << other
                self._event(other, _PASSO, 0, _AT_PLAY)
            if self.can_lay(seat):
                return
            self._event(seat, _LAST if spent else _GO, 1, _AT_PLAY, bytes((card,)))
            if self._won():
                return
        if spent:
            self.show()
        else:
            self._reset(other if self.hands[other] else seat)

    def _reset(self, leader: int) -> None:
        """Begin a new count; nothing combines across it (CR-10, CR-14)."""
        self.played += self.pile
        self.pile = bytearray()
        self.count = 0
        self.passed = 0
        self.turn = leader
        self._event(leader, _RESET, 0, _AT_PLAY)

    def show(self) -> None:
        """Count the hands and the crib, and stop at 121 (CR-16)."""
        self.phase = _SHOW
        self.turn = 1 - self.dealer  # who deals next
        self._count_all(catalog.part("cribbage", "counting").shown)
        catalog.drop("cribbage", "counting")  # the table needs the room again

    def _count_all(self, shown) -> None:
        """The pone's hand, the dealer's and the crib."""
        for seat in (1 - self.dealer, self.dealer):
            self._count(shown, seat, kept(self, seat), _AT_HAND)
            if self._won():
                return
        self._count(shown, self.dealer, bytes(self.crib), _AT_CRIB)
        self._won()

    def _count(self, shown, seat: int, hand: bytes, phase: int) -> None:
        """Add every score of a hand or crib."""
        for reason, points, cards in shown(hand, self.starter, phase == _AT_CRIB):
            self._event(seat, reason, points, phase, cards)

    # Texts and bytes: seldom needed, so they are imported when asked for.

    def text(self, move: bytes) -> str:
        """A move as people and REFEREE.md write it."""
        from engine.cribbage import moves

        return moves.text(move)

    def parse(self, line: str) -> bytes:
        """The move of a text; ValueError with a sentence where it is none."""
        from engine.cribbage import moves

        return moves.parse(line)

    def pack(self) -> bytes:
        """The whole position, events included."""
        from engine.cribbage import packing

        return packing.pack(self)

    def unpack(self, packed: bytes) -> None:
        """Take over the position of `packed`. ValueError where its lengths do not add up."""
        from engine.cribbage import packing

        packing.unpack(self, packed)
