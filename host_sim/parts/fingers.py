# SPDX-License-Identifier: MIT
"""The player's fingers: presses and touches wait in a queue until the machine can feel them."""

from collections import deque

# A press shorter than two key scans of 20 ms could pass unseen; no finger is that fast, but a
# browser's or a script's events are.
SHORTEST_PRESS_MS = 40
SHORTEST_TOUCH_MS = 100


class Fingers:
    """Pushes keys by name. `keys` are those of each mask, of which `press` takes the first.

    `push`, `pull`, `press` and `release` may be called from any thread. `down` are the keys that
    are pushed now, `moves` counts the changes.
    """

    def __init__(self, keys: dict[int, list[str]]) -> None:
        self._keys = keys
        self._queue: deque[tuple[list[str], bool]] = deque()
        self._ready: dict[str, int] = {}  # when it may move again
        self.down: set[str] = set()
        self.moves = 0

    def press(self, mask: int) -> None:
        """Push the keys of a mask of firmware/ui/buttons.py."""
        self._queue.append((self._of(mask), True))

    def release(self, mask: int) -> None:
        """Let go the keys of a mask."""
        self._queue.append((self._of(mask), False))

    def push(self, key: str) -> None:
        """Push one key of the board."""
        self._queue.append(([key], True))

    def pull(self, key: str) -> None:
        """Let it go."""
        self._queue.append(([key], False))

    def _of(self, mask: int) -> list[str]:
        return [names[0] for bit, names in self._keys.items() if mask & bit]

    def move(self, now: int) -> None:
        """Carry out what is queued, in order, each change held long enough to be scanned."""
        while self._queue:
            keys, down = self._queue[0]
            if any(now < self._ready.get(key, now) for key in keys):
                return
            self._queue.popleft()
            for key in keys:
                self._ready[key] = now + SHORTEST_PRESS_MS
            if down:
                self.down.update(keys)
            else:
                self.down.difference_update(keys)
            self.moves += 1


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
