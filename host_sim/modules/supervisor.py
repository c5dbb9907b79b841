# SPDX-License-Identifier: MIT
"""CircuitPython's `supervisor`: the millisecond counter and two switches."""

from host_sim import powered
from host_sim.strict import Strict, unknown

__getattr__ = unknown("supervisor")


class _StatusBar(Strict):
    """The bar above the terminal."""

    __slots__ = ("display",)

    def __init__(self) -> None:
        self.display = True


class _Runtime(Strict):
    """What the supervisor does by itself."""

    __slots__ = ("autoreload",)

    def __init__(self) -> None:
        self.autoreload = True


status_bar = _StatusBar()
runtime = _Runtime()


def ticks_ms() -> int:
    """Return milliseconds that wrap at 2**29, for the first time 65 s after power-on."""
    return powered.machine().ticks()
