# SPDX-License-Identifier: MIT
"""Turns the hal's keys and pointer into presses and taps, one a frame and none lost."""

from micropython import const

from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP

_HELD = UP | DOWN | LEFT | RIGHT  # only directions repeat
_FIRST = const(350)  # ms until a held direction repeats
_NEXT = const(110)


class Presses:
    """The only reader of hal.key() and hal.pointer()."""

    def __init__(self, hal):
        self._hal = hal
        self._held = 0
        self._since = 0
        self._pause = _FIRST
        self._touched = False

    def key(self) -> int:
        """Return the mask of the next key pressed, or of a held direction again, or 0."""
        hal = self._hal
        event = hal.key()
        while event < 0:
            if -event == self._held:
                self._held = 0
            event = hal.key()
        if event:
            self._held = event & _HELD
            self._since = hal.ticks()
            self._pause = _FIRST
            return event
        if self._held and hal.elapsed(self._since) >= self._pause:
            self._since = hal.ticks()
            self._pause = _NEXT
            return self._held
        return 0

    def tap(self):
        """Return (x, y) where the pointer has just come down, or None."""
        point = self._hal.pointer()
        if point is None:
            self._touched = False
            return None
        if self._touched:
            return None
        self._touched = True
        return point

    def forget(self) -> None:
        """Let no held key go on into another scene."""
        self._held = 0
