# SPDX-License-Identifier: MIT
"""A player that cheats, for tests alone: it looks at every card, and plays each move out."""

import itertools

from engine import catalog
from engine.rng import Rng
from host_sim.arena.sides import Insider, player

_MOST = 60  # moves that are tried; more are there in a few positions of casino
# How all play on, so far as is quick enough; greedy plays casino too badly to tell moves apart.
_ON = {"cribbage": "greedy", "casino": "medium", "biscuit": "medium", "trash": "greedy"}


class Peeker(Insider):
    """Takes the move after which the deal ends best for it, if all play on by a simple rule."""

    def __init__(self, game: str):
        self._game = game
        self._others = player(_ON[game], game, 0)

    def choose(self, rules, rng) -> bytes:
        """The move with the best end of the deal."""
        moves = list(itertools.islice(rules.moves(), _MOST))
        if len(moves) == 1:
            return moves[0]
        packed = rules.pack()
        seats = len(rules.scores())
        options = getattr(rules, "options", b"")
        if self._game == "trash":
            options = bytes((rules.packs, rules.lastchance))
        copy = catalog.load(self._game).Rules(seats, options, rules.decks, 0)
        return max(moves, key=lambda move: self._ahead(copy, packed, rules.seat(), move))

    def _ahead(self, copy, packed: bytes, seat: int, move: bytes) -> tuple:
        """Points over the best other seat when the deal or the match has ended; and how soon."""
        copy.unpack(packed)
        deals = copy.deals
        copy.play(move)
        steps = 0
        while not copy.over() and copy.deals == deals and not self._counted(copy):
            copy.play(self._others.choose(copy, Rng("peek", steps)))
            steps += 1
        scores = copy.scores()
        ahead = scores[seat] - max(score for i, score in enumerate(scores) if i != seat)
        won = seat in copy.winners() if copy.over() else 0
        return won - (copy.over() and not won), ahead, -steps if ahead > 0 else steps

    def _counted(self, copy) -> bool:
        """Whether a deal of cribbage has been counted, and only the next is to be dealt."""
        return self._game == "cribbage" and next(copy.moves()) == b"\3"
