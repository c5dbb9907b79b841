# SPDX-License-Identifier: MIT
"""One match: game, players, seed and the log of moves; undo, redo, restart (CR-23, GE-03)."""

from engine import catalog
from engine.decks import Decks

PERSON = 0  # who sits at a seat; 1 easy, 2 medium, 3 hard computer
_ROOM = 512  # bytes of the log: 13 or 14 deals of cribbage
_LONG = 31  # length of a move from which on it has a byte of its own
_KEPT = 4  # checkpoints: the start and the latest deals; from before these one replays


class Match:
    """A game being played, from its first position to the present move and back.

    The log holds each move as seat << 5 | length, bytes, up to `_end`, with the length in a byte
    of its own from 31 on; what lies after `_at`, the present, can be redone. Its room is taken
    once, as a growing array would later need a gap in a heap full of crumbs. Checkpoints (made,
    offset, position) of deals keep going back short.
    """

    def __init__(self, game: str, players: bytes, seed: str, options: bytes = b"",
                 dealer: int = -1, decks=(), position: bytes = b""):
        from engine import beginning  # here, as it takes memory for a moment only

        self.game = game
        self.players = bytes(players)
        self.seed = seed
        self.options = beginning.options(game, options)
        self.dealer = dealer
        self.decks = decks
        self.position = position
        beginning.check(self)
        catalog.begun()
        self.restart()
        self._log = bytearray(getattr(self.rules, "room", _ROOM))

    def restart(self) -> None:
        """Begin again with the same cards."""
        module = catalog.load(self.game)
        decks = Decks(self.seed, self.decks)
        self.rules = module.Rules(len(self.players), self.options, decks, self.dealer)
        if self.position:
            self.rules.unpack(self.position)
        self.made = 0
        self._at = 0
        self._end = 0
        self._checkpoints = [(0, 0, self.rules.pack())]

    def rng(self):
        """Chance for the decision that is due now: the same whenever this position returns."""
        from engine.rng import CHOICES, Rng  # here, as at the table nothing is left to chance

        return Rng(self.seed, CHOICES + self.made)

    def play(self, move: bytes) -> None:
        """Make a move and forget what could be redone. ValueError where it is not allowed."""
        rules = self.rules
        if not rules.allows(move):
            from engine import beginning

            raise ValueError(beginning.refusal(rules))
        size = len(move)
        start = self._at + (1 if size < _LONG else 2)
        self._end = start + size
        if self._end > len(self._log):
            self._log += bytearray(_ROOM)
        self._log[start - 1] = size
        self._log[self._at] = rules.seat() << 5 | min(size, _LONG)
        self._log[start: self._end] = move
        self._step()

    def _entry(self, at: int) -> tuple:
        """Of the move that begins at `at` in the log: who made it, and where its bytes lie."""
        head = self._log[at]
        size = head & _LONG
        at += 1
        if size == _LONG:
            size = self._log[at]
            at += 1
        return head >> 5, at, at + size

    def coming(self) -> bytes:
        """The move of the log that comes next."""
        _, start, end = self._entry(self._at)
        return bytes(self._log[start: end])

    def _step(self) -> None:
        """Make it."""
        rules = self.rules
        deals = rules.deals
        rules.play(self.coming())
        self._at = self._entry(self._at)[2]
        self.made += 1
        if rules.deals != deals:
            self._checkpoints.append((self.made, self._at, rules.pack()))
            if len(self._checkpoints) > _KEPT:
                del self._checkpoints[1]

    def seek(self, made: int) -> None:
        """Go to the position after `made` moves of the log."""
        if made < self.made:
            while self._checkpoints[-1][0] > made:
                self._checkpoints.pop()
            self.made, self._at, packed = self._checkpoints[-1]
            self.rules.unpack(packed)
        while self.made < made:
            self._step()

    def back(self) -> bool:
        """Take back one move, whoever made it."""
        if not self.made:
            return False
        self.seek(self.made - 1)
        return True

    def forward(self) -> bool:
        """Make again the one move taken back last."""
        if not self.can_redo():
            return False
        self._step()
        return True

    def moves(self):
        """The log as (seat, move), the tail that can be redone included."""
        at = 0
        while at < self._end:
            seat, start, at = self._entry(at)
            yield seat, bytes(self._log[start: at])

    def _last_by_person(self) -> int:
        """How many moves came before the last one of a person, -1 where none made any."""
        found = -1
        n = 0
        at = 0
        while at < self._at:
            seat, _, at = self._entry(at)
            if self.players[seat] == PERSON:
                found = n
            n += 1
        return found

    def can_undo(self) -> bool:
        """Whether a person has made a move."""
        return self._last_by_person() >= 0

    def can_redo(self) -> bool:
        """Whether moves taken back can be made again."""
        return self._at < self._end

    def undo(self) -> bool:
        """Take back the last move of a person and every reply of the computer to it."""
        made = self._last_by_person()
        if made < 0:
            return False
        self.seek(made)
        return True

    def redo(self) -> bool:
        """Make again exactly what the last undo took back."""
        if not self.forward():
            return False
        while self.can_redo() and self.players[self._entry(self._at)[0]] != PERSON:
            self._step()
        return True
