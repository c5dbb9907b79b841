# SPDX-License-Identifier: MIT
"""What a side's thinking costs: instructions of MicroPython, and from them PyBadge seconds.

Counted are decisions with a choice in the tournament's first match: the same cards, the same
counts, on any machine at any load.
"""

from pathlib import Path
from typing import NamedTuple

from engine.rng import CHOICES, Rng
from host_sim import callgrind
from host_sim.arena.matches import Setting
from host_sim.arena.sides import NAMES

DECISIONS = 40  # of each side
_ROOT = Path(__file__).resolve().parents[2]
_OUTSIDE = "not counted: it thinks in a process of its own."
_SCRIPT = "host_sim/arena/decide.py"


class Thinking(NamedTuple):
    """Instructions of some decisions: the one in the middle and the longest."""

    decisions: int
    median: int
    worst: int

    def __str__(self) -> str:
        return (
            f"median {_cost(self.median)}, worst {_cost(self.worst)} "
            f"({self.decisions} decisions)"
        )


def _cost(instructions: int) -> str:
    """Instructions, and the time that they take a PyBadge."""
    seconds = instructions / callgrind.PER_MS / 1000
    return f"{instructions / 1e6:.2f} M instructions = {seconds:.3f} s"


def measured(setting: Setting, sides: tuple) -> list:
    """The Thinking of both sides, or for one a sentence that says why it is not counted."""
    absent = callgrind.lacking()
    if absent:
        return [f"not counted. {absent}"] * 2
    known = [side for side in sides if side in NAMES]
    if not known:
        return [_OUTSIDE] * 2
    mine = setting.seatings(0)[0]
    seated = [
        side if side in NAMES else known[0]
        for side in (sides[seat not in mine] for seat in range(setting.seats))
    ]
    spans = _spans(setting, seated)
    return [_of(side, spans, seated) for side in sides]


def _of(side: str, spans: list, seated: list):
    """The Thinking of one side."""
    if side not in NAMES:
        return _OUTSIDE
    counts = sorted(count for seat, count in spans if seated[seat] == side)
    if not counts:
        return "not counted: in its first match it had no choice."
    return Thinking(len(counts), counts[len(counts) // 2], counts[-1])


def _spans(setting: Setting, seated: list) -> list:
    """Seat and instructions of every marked decision."""
    seed = f"{setting.seed}/0"
    dealer = Rng(seed, CHOICES - 1).below(setting.seats)
    spans, seats = callgrind.counts(
        _SCRIPT, _ROOT, setting.game, setting.options.hex(), seed, dealer, DECISIONS, *seated,
        folder=_ROOT,
    )
    return list(zip(map(int, seats), spans[1::2], strict=True))
