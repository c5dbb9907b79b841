# SPDX-License-Identifier: MIT
"""Machine time: milliseconds since power-on, and the sleep in which everything happens.

A clock has what boards/common/clock.py uses of CircuitPython's `time` module. While it sleeps
it calls `on_tick` every few milliseconds: keys are scanned there and the fronts act there.
"""

import time
from collections.abc import Callable


def _nothing() -> None:
    """Stand in for `on_tick` while no machine is attached."""


class VirtualClock:
    """Time for scripts and tests: a sleep returns at once, and only sleeping moves time."""

    STEP_MS = 10

    def __init__(self) -> None:
        self.ms = 0
        self.on_tick: Callable[[], None] = _nothing

    def restart(self) -> None:
        """Begin again at 0, at power-on."""
        self.ms = 0

    def sleep(self, seconds: float) -> None:
        """Let `seconds` of machine time pass, at least 1 ms: work takes time on a board too."""
        end = self.ms + max(1, round(seconds * 1000))
        while self.ms < end:
            self.ms = min(end, self.ms + self.STEP_MS)
            self.on_tick()

    def monotonic(self) -> float:
        """Return the seconds since power-on."""
        return self.ms / 1000


class RealClock:
    """Time for a person: a sleep takes as long as it says."""

    STEP_S = 0.005

    def __init__(self) -> None:
        self._start = time.monotonic()
        self.on_tick: Callable[[], None] = _nothing

    def restart(self) -> None:
        """Begin again at 0, at power-on."""
        self._start = time.monotonic()

    @property
    def ms(self) -> int:
        """Milliseconds since power-on."""
        return int((time.monotonic() - self._start) * 1000)

    def sleep(self, seconds: float) -> None:
        """Wait `seconds`, ticking at least once."""
        end = time.monotonic() + seconds
        self.on_tick()
        while (left := end - time.monotonic()) > 0:
            time.sleep(min(self.STEP_S, left))
            self.on_tick()

    def monotonic(self) -> float:
        """Return the seconds since power-on."""
        return time.monotonic() - self._start
