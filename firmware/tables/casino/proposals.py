# SPDX-License-Identifier: MIT
"""What LEFT and RIGHT on the bar show: other meanings of a choice, and other proposals."""

from micropython import const

_OWN = const(-1)  # instead of the number of a proposal: a choice of one's own
_ALL = const(99)


class Proposals:
    """The proposals of a plan, found when they are wanted; the first is chosen in it at once."""

    def __init__(self, plan):
        self._plan = plan
        self._more = plan.proposals()
        self._moves = []
        self._at = _OWN
        if self._find(1):
            self._at = 0
            plan.take(self._moves[0])

    def _find(self, count: int) -> bool:
        """Whether there are so many; those that are not known yet are looked for."""
        while len(self._moves) < count:
            move = next(self._more, None)
            if move is None:
                return False
            self._moves.append(move)
        return True

    def suggest(self, move: bytes) -> None:
        """Choose what a hint says."""
        self._at = _OWN
        self._plan.take(move)

    def changed(self) -> None:
        """The person has chosen something else."""
        self._at = _OWN

    def several(self) -> bool:
        """Whether `turn` leads to anything else."""
        if self._at == _OWN:
            return bool(self._moves) or len(self._plan.meanings) > 1
        return self._find(2)

    def turn(self, step: int) -> None:
        """Go to the next or the one before; a choice of one's own first has its meanings."""
        plan = self._plan
        if self._at == _OWN and 0 <= plan.at + step < len(plan.meanings):
            plan.at += step
            return
        at = self._at + step if self._at != _OWN or step > 0 else _ALL
        if at < 0 or not self._find(at + 1):
            self._find(_ALL)
            at = 0 if 0 <= at < _ALL else len(self._moves) - 1
        if not self._moves:
            return
        self._at = at
        plan.take(self._moves[at])
