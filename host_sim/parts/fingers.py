# SPDX-License-Identifier: MIT
"""The player's fingers: presses and touches wait in a queue until the machine can feel them."""

from collections import deque

from host_sim.parts.shift_register import ShiftRegister

# A press shorter than two key scans of 20 ms could pass unseen; no finger is that fast, but a
# browser's or a script's events are.
SHORTEST_PRESS_MS = 40
SHORTEST_TOUCH_MS = 100


class Buttons:
    """Eight buttons on a shift register. `press` and `release` may be called from any thread."""

    def __init__(self, register: ShiftRegister) -> None:
        self._register = register
        self._queue: deque[tuple[int, bool]] = deque()
        self._changed = [-SHORTEST_PRESS_MS] * 8

    def press(self, mask: int) -> None:
        """Push down the buttons of `mask`."""
        self._queue.append((mask, True))

    def release(self, mask: int) -> None:
        """Let go the buttons of `mask`."""
        self._queue.append((mask, False))

    def move(self, now: int) -> None:
        """Carry out what is queued, in order, each change held long enough to be scanned."""
        while self._queue:
            mask, down = self._queue[0]
            keys = [key for key in range(8) if mask >> key & 1]
            if any(now - self._changed[key] < SHORTEST_PRESS_MS for key in keys):
                return
            self._queue.popleft()
            for key in keys:
                self._changed[key] = now
            if down:
                self._register.inputs |= mask
            else:
                self._register.inputs &= ~mask


class Touch:
    """A touch overlay over the window. `touch` and `lift` may be called from any thread."""

    def __init__(self) -> None:
        self._queue: deque[tuple[int, int] | None] = deque()
        self._changed = -SHORTEST_TOUCH_MS
        self.point: tuple[int, int] | None = None

    def touch(self, x: int, y: int) -> None:
        """Put the finger on a pixel of the window."""
        self._queue.append((x, y))

    def lift(self) -> None:
        """Take the finger away."""
        self._queue.append(None)

    def move(self, now: int) -> None:
        """Carry out what is queued; a touch and a lift each last long enough to be polled."""
        while self._queue:
            lands = (self._queue[0] is None) != (self.point is None)
            if lands and now - self._changed < SHORTEST_TOUCH_MS:
                return
            self.point = self._queue.popleft()
            if lands:
                self._changed = now
