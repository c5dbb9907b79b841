# SPDX-License-Identifier: MIT
"""The rules of Trash for 2 to 6 players (RULES.md 6)."""

from micropython import const

from engine import cards as french
from engine import catalog
from engine.cards import NONE
from engine.trash import legal
from engine.trash.events import Events
from engine.trash.view import View

# As in codes.py.
_DISCARD = const(1)
_JACK = const(2)
_PLACES = const(0)
_DISCARDS = const(1)
_RESHUFFLES = const(2)
_WINS = const(3)
_SHRINKS = const(4)
_FULL = const(10)
_JACKS = const(10)  # their rank
_SIZE = const(5)  # of an event in `told`, as in events.py


class Rules:
    """One position of a match and what may be done in it.

    `layouts` hold a card for each position, `up` a bit for each that lies face up; `stock` has its
    top first, `discard` its top last; `hand` is the Jack that waits for a place, or the card left
    over from the last hand. Options: packs (0: from the seats), last chance (TR-10).

    A move is bytes: a verb of `codes`, and the place of a Jack. An event is
    bytes((seat, reason, points, number)) and a card where there is one; the number is the position
    from 1 of `places`, the new size of `shrinks`, else 0. Events begin with those of the last move
    before the deal, as that move won the hand before. `told` has them in five bytes each.
    """

    REASONS = ("places", "discards", "reshuffles", "wins", "shrinks")
    PHASES = ("play",)

    def __init__(self, seats: int, options: bytes, decks, dealer: int = -1):
        if not 2 <= seats <= 6:
            raise ValueError("Trash is for 2 to 6 seats, not %d." % seats)
        few = (seats + 1) // 2
        self.packs = options[0] if options and options[0] else few  # for the match (TR-15)
        if self.packs < few:
            raise ValueError(
                "%d players need %d packs or more, not %d." % (seats, few, self.packs)
            )  # with fewer nobody might be able to go on (TR-14)
        for deck in decks.given:
            if len(deck) != 52 * self.packs:
                raise ValueError("A deck has the %d cards here, not %d."
                                 % (52 * self.packs, len(deck)))
        self.room = 540 * seats - 430  # bytes of a match's log: measured, 59 of 60 need less
        self.decks = decks
        self.lastchance = bool(options and options[1])
        self.deals = 0
        self.reshuffles = 0  # of the match
        self.sizes = bytearray([_FULL] * seats)
        self.told = bytearray()
        self.fresh = 0
        self._deal((dealer + 1) % seats)

    def _deal(self, starter: int) -> None:
        """Deal a hand, one card at a time from the starter, positions ascending (TR-19)."""
        deck = self.decks.shuffled(self.deals, bytearray(bytes(french.pack()) * self.packs))
        self.deals += 1
        seats = len(self.sizes)
        self.layouts = [bytearray(size) for size in self.sizes]
        at = 0
        for place in range(_FULL):
            for i in range(starter, starter + seats):
                if place < self.sizes[i % seats]:
                    self.layouts[i % seats][place] = deck[at]
                    at += 1
        self.up = [0] * seats
        self.stock = bytes(deck[at:])
        self.discard = bytearray()  # no card is turned up (TR-02)
        self.aside = b""  # out until the next deal
        self.hand = NONE
        self.first = -1  # the seat that won the hand, while others have their last chance
        self.turn = starter

    # Questions

    @property
    def events(self) -> Events:
        """What has happened in this hand, as a list that cannot be changed."""
        return Events(self.told)

    def seat(self) -> int:
        """The seat that decides now, -1 when the match is over."""
        return self.turn

    def over(self) -> bool:
        """Whether somebody has won a hand with a layout of one position (TR-17)."""
        return self.turn < 0

    def scores(self) -> list:
        """The hands that each seat has won: so much smaller is its layout (TR-20)."""
        return [
            _FULL - self.sizes[seat] + legal.complete(self, seat)
            for seat in range(len(self.sizes))
        ]

    def winners(self) -> bytes:
        """The seats that won the match, or nothing while it goes on."""
        if not self.over():
            return b""
        return bytes([
            seat for seat in range(len(self.sizes))
            if self.sizes[seat] == 1 and legal.complete(self, seat)
        ])

    def view(self, seat: int) -> View:
        """What a seat may know (TR-18, GE-02)."""
        return View(self, seat)

    moves = legal.moves
    allows = legal.allows

    # Moves

    def play(self, move: bytes) -> None:
        """Make a move that `allows` has let through, and append its events."""
        self.fresh = len(self.told) // _SIZE
        if move[0] == _JACK:
            self._place(move[1] - 1)
        elif move[0] == _DISCARD:
            last = len(self.discard) - 1
            self.hand = self.discard[last]
            self.discard = self.discard[:last]
        else:
            if not self.stock:
                self._reshuffle()
            self.hand = self.stock[0]
            self.stock = self.stock[1:]
        self._go_on()

    def _event(self, reason: int, points: int = 0, number: int = 0, card: int = NONE) -> None:
        """Append an event of the seat to move (GE-05)."""
        self.told += bytes((self.turn, reason, points, number, card))

    def _reshuffle(self) -> None:
        """Make a new stock of the discard pile but for its top card (TR-12)."""
        last = len(self.discard) - 1
        self.stock = bytes(self.decks.mixed(self.reshuffles, self.discard[:last]))
        self.reshuffles += 1
        self.discard = self.discard[last:]
        self._event(_RESHUFFLES)

    def _place(self, place: int) -> None:
        """Lay the card in hand on a position and pick up what was there."""
        layout = self.layouts[self.turn]
        card = self.hand
        self.hand = layout[place]
        layout[place] = card
        self.up[self.turn] |= 1 << place
        self._event(_PLACES, 0, place + 1, card)

    def _go_on(self) -> None:
        """Place card after card until a Jack asks where to or the turn ends (TR-04 to TR-09)."""
        while not legal.complete(self, self.turn):
            card = self.hand
            if card >> 2 == _JACKS:
                return
            if not legal.places(self, self.turn, card):
                self.hand = NONE
                self.discard.append(card)
                self._event(_DISCARDS, 0, 0, card)
                break
            self._place(card >> 2)
        else:
            self._event(_WINS, 1)
            if self.first < 0:
                self.first = self.turn
        after = (self.turn + 1) % len(self.sizes)
        if self.first < 0 or self.lastchance and after != self.first:
            self._pass_to(after)
        else:
            self._end()

    def _pass_to(self, seat: int) -> None:
        """The turn passes; the card left over from a finished layout is laid aside (TR-09)."""
        if self.hand != NONE:
            self.aside += bytes((self.hand,))
            self.hand = NONE
        self.turn = seat

    def _end(self) -> None:
        """The hand ends: who is complete shrinks, or has won the match (TR-11, TR-17)."""
        done = [seat for seat in range(len(self.sizes)) if legal.complete(self, seat)]
        if min([self.sizes[seat] for seat in done]) == 1:
            self.turn = -1
            return
        for seat in done:
            self.turn = seat
            self._event(_SHRINKS, 0, self.sizes[seat] - 1)
            self.sizes[seat] -= 1
        self.told = self.told[_SIZE * self.fresh:]
        self.fresh = 0
        self._deal(self.first)

    # Texts and bytes

    def text(self, move: bytes) -> str:
        """A move as people and REFEREE.md write it."""
        from engine.trash import moves  # here, as a handheld needs no texts of moves

        return moves.text(move)

    def parse(self, line: str) -> bytes:
        """The move of a text; ValueError with a sentence where it is none."""
        from engine.trash import moves

        return moves.parse(line)

    def pack(self) -> bytes:
        """The whole position as bytes, events included."""
        from engine.trash import packing  # here, as it takes memory for a moment only

        packed = packing.pack(self)
        catalog.drop("trash", "packing")
        return packed

    def unpack(self, packed: bytes) -> None:
        """Take the position of bytes made by `pack`."""
        from engine.trash import packing

        packing.unpack(self, packed)
