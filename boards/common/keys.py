# SPDX-License-Identifier: MIT
"""Key events from a keypad scanner, as masks of firmware/ui/buttons.py."""

import keypad

TYPE_CHECKING = False
if TYPE_CHECKING:
    Scanner = keypad.Keys | keypad.KeyMatrix | keypad.ShiftRegisterKeys


class Keys:
    """One queue of presses and releases, in the order the fingers made them.

    The scanner fills its own queue in the background, so a press shorter than a frame is kept.
    `masks[n]` is the mask of key number n.
    """

    def __init__(self, scanner: "Scanner", masks: bytes) -> None:
        self._scanner = scanner
        self._events = scanner.events
        self._masks = masks
        self._event = keypad.Event()
        self._held = 0
        self._forgotten = 0

    def key(self) -> int:
        """The next event: the mask of a key pressed, minus the mask of one released, or 0."""
        if self._events.overflowed:
            self._start_afresh()
        if self._forgotten:
            return self._release_forgotten()
        if not self._events.get_into(self._event):
            return 0
        mask = self._masks[self._event.key_number]
        if self._event.pressed:
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
