# SPDX-License-Identifier: MIT
"""Keys on pins, scanned beside the program on MicroPython, as CircuitPython's keypad does."""

from machine import Pin, Timer
from micropython import const

_INTERVAL = const(10)  # ms between scans; a key that bounces for less makes one event
_ROOM = const(64)  # events that wait; a power of two
_PRESSED = const(0x80)


class Event:
    """One key going down or up."""

    def __init__(self, key_number: int, pressed: bool) -> None:
        self.key_number = key_number
        self.pressed = pressed


class Events:
    """The events not yet read: a ring of bytes, which the scan fills and the program empties."""

    def __init__(self) -> None:
        self.overflowed = False
        self._ring = bytearray(_ROOM)
        self._read = self._written = 0

    def record(self, code: int) -> None:
        """Add an event: a key's number, and _PRESSED where it goes down."""
        after = (self._written + 1) & (_ROOM - 1)
        if after == self._read:
            self.overflowed = True
            return
        self._ring[self._written] = code
        self._written = after

    def get(self) -> "Event | None":
        """Take out the oldest event, None if there is none."""
        if self._read == self._written:
            return None
        code = self._ring[self._read]
        self._read = (self._read + 1) & (_ROOM - 1)
        return Event(code & ~_PRESSED, code >= _PRESSED)

    def clear(self) -> None:
        """Forget all events and that some were lost."""
        self._read = self._written
        self.overflowed = False


class PinScanner:
    """Keys that pull their pins low, numbered in the order of `pins`."""

    def __init__(self, pins: "tuple[int, ...]") -> None:
        self.events = Events()
        self._pins = [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in pins]
        # A key held since power-on counts as down already, as with keypad.
        self._down = [not pin.value() for pin in self._pins]
        self._timer = Timer(-1, period=_INTERVAL, mode=Timer.PERIODIC, callback=self._scan)

    def reset(self) -> None:
        """Take all keys as up: one still held gives a fresh press."""
        for key in range(len(self._down)):
            self._down[key] = False

    def _scan(self, timer: Timer) -> None:
        """Note the keys that changed."""
        down = self._down
        key = 0
        for pin in self._pins:
            now = not pin.value()
            if now != down[key]:
                down[key] = now
                self.events.record(key | _PRESSED if now else key)
            key += 1
