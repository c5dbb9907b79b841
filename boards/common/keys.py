# SPDX-License-Identifier: MIT
"""Key events from a keypad scanner, as masks of firmware/ui/buttons.py."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Keys:
    """One queue of presses and releases, in the order the fingers made them.

    `scanner` is one of CircuitPython's keypad, or another with its `events` and reset(): it fills
    its own queue in the background, so a press shorter than a frame is kept.
    `masks[n]` is the mask of key number n, 0 of a key that means nothing.
    """

    def __init__(self, scanner: "Any", masks: bytes) -> None:
        self._scanner = scanner
        self._events = scanner.events
        self._masks = masks
        self._held = 0
        self._forgotten = 0

    def key(self) -> int:
        """The next event: the mask of a key pressed, minus the mask of one released, or 0."""
        if self._events.overflowed:
            self._start_afresh()
        if self._forgotten:
            return self._release_forgotten()
        mask = 0
        while not mask:
            event = self._events.get()
            if event is None:
                return 0
            mask = self._masks[event.key_number]
        if event.pressed:
            self._held |= mask
            return mask
        self._held &= ~mask
        return -mask

    def _start_afresh(self) -> None:
        """Drop a queue that lost events: what was held is released first, what is held now is
        pressed anew by the scanner, so no key stays down for ever."""
        self._events.clear()
        self._scanner.reset()
        self._forgotten = self._held
        self._held = 0

    def _release_forgotten(self) -> int:
        mask = self._forgotten & -self._forgotten
        self._forgotten ^= mask
        return -mask
