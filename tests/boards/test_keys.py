# SPDX-License-Identifier: MIT
"""Key events: all of them, in order, and none stuck."""

from collections import deque, namedtuple

from boards.common import keys

MASKS = bytes((1, 2, 4, 8, 16, 32, 64, 128))
Event = namedtuple("Event", "key_number pressed")


class Scanner:
    """A keypad scanner with a queue of `most` events. Fingers: press(n), release(n)."""

    def __init__(self, most=64):
        self.events = self
        self.overflowed = False
        self._queue = deque()
        self._most = most
        self._down = set()

    def press(self, number):
        self._down.add(number)
        self._record(number, True)

    def release(self, number):
        self._down.discard(number)
        self._record(number, False)

    def _record(self, number, pressed):
        if len(self._queue) == self._most:
            self.overflowed = True
        else:
            self._queue.append((number, pressed))

    def get(self):
        return Event(*self._queue.popleft()) if self._queue else None

    def clear(self):
        self._queue.clear()
        self.overflowed = False

    def reset(self):
        for number in sorted(self._down):
            self._record(number, True)


def drain(queue):
    events = []
    while event := queue.key():
        events.append(event)
    return events


def test_presses_shorter_than_a_frame_arrive_in_order():
    scanner = Scanner()
    queue = keys.Keys(scanner, MASKS)
    assert queue.key() == 0
    for number in (1, 5, 1, 0, 7):
        scanner.press(number)
        scanner.release(number)
    assert drain(queue) == [2, -2, 32, -32, 2, -2, 1, -1, 128, -128]


def test_masks_map_the_key_numbers():
    scanner = Scanner()
    queue = keys.Keys(scanner, bytes(reversed(MASKS)))
    for number in range(8):
        scanner.press(number)
    assert drain(queue) == [128, 64, 32, 16, 8, 4, 2, 1]


def test_a_key_that_means_nothing_is_passed_over():
    scanner = Scanner()
    queue = keys.Keys(scanner, bytes((0, 2, 0, 8)))
    for number in (0, 2, 3, 0, 1):
        scanner.press(number)
    assert drain(queue) == [8, 2]


def test_after_an_overflow_nothing_is_stuck():
    scanner = Scanner(4)
    queue = keys.Keys(scanner, MASKS)
    for number in (3, 4, 5):
        scanner.press(number)
    scanner.release(5)
    assert drain(queue) == [8, 16, 32, -32]
    for _ in range(3):
        scanner.press(1)
        scanner.release(1)
    scanner.release(3)  # lost
    assert drain(queue) == [-8, -16, 16]  # 4 is still held
    scanner.release(4)
    scanner.press(1)
    assert drain(queue) == [-16, 2]
