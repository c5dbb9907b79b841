# SPDX-License-Identifier: MIT
"""CircuitPython's `keypad`: keys behind a shift register, scanned beside the program.

Behaviour from shared-module/keypad/{__init__,EventQueue,ShiftRegisterKeys}.c. A full queue drops
the new event there, whatever the documentation says of the oldest.
"""

from collections import deque

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, kind, unknown

__getattr__ = unknown("keypad")


class Event(Strict):
    """One key going down or up. `timestamp` is of supervisor.ticks_ms."""

    __slots__ = ("key_number", "pressed", "timestamp")

    def __init__(
        self, key_number: int = 0, pressed: bool = True, timestamp: int | None = None
    ) -> None:
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = powered.machine().ticks() if timestamp is None else timestamp

    @property
    def released(self) -> bool:
        """The opposite of `pressed`."""
        return not self.pressed

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.key_number, self.pressed) == (other.key_number, other.pressed)

    def __hash__(self) -> int:
        return self.key_number << 1 | self.pressed


class EventQueue(Strict):
    """The events not yet read, the oldest first."""

    __slots__ = ("_events", "_most", "_overflowed")

    def __init__(self, most: int) -> None:
        self._events: deque[Event] = deque()
        self._most = most
        self._overflowed = False

    def _record(self, event: Event) -> None:
        if len(self._events) == self._most:
            self._overflowed = True
        else:
            self._events.append(event)

    def get(self) -> Event | None:
        """Take out the oldest event, None if there is none."""
        return self._events.popleft() if self._events else None

    def get_into(self, event: Event) -> bool:
        """Take the oldest event into `event`; False and `event` untouched if there is none."""
        kind(event, Event, "event")
        if not self._events:
            return False
        oldest = self._events.popleft()
        event.key_number = oldest.key_number
        event.pressed = oldest.pressed
        event.timestamp = oldest.timestamp
        return True

    def clear(self) -> None:
        """Forget all events and that some were lost."""
        self._events.clear()
        self._overflowed = False

    @property
    def overflowed(self) -> bool:
        """True if an event was lost because the queue was full; `clear` resets it."""
        return self._overflowed

    def __len__(self) -> int:
        return len(self._events)


class ShiftRegisterKeys(Strict):
    """Keys on a 74HC165, numbered in the order in which they are shifted out."""

    __slots__ = (
        "_clock", "_count", "_counters", "_data", "_due", "_events", "_inputs",
        "_interval", "_latch", "_pressed", "_threshold",
    )  # fmt: skip

    def __init__(
        self,
        *,
        clock: Pin,
        data: Pin,
        latch: Pin,
        key_count: int,
        value_when_pressed: bool,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        _least("key_count", key_count, 1)
        _least("max_events", max_events, 1)
        if not 1 <= debounce_threshold <= 127:
            raise ValueError("debounce_threshold must be 1-127")
        machine = powered.machine()
        self._data = machine.wires.claim(data, "data")
        self._clock = machine.wires.claim(clock, "clock")
        self._latch = machine.wires.claim(latch, "latch")
        _check_wiring(clock, data, latch)
        self._count = key_count
        self._pressed = bool(value_when_pressed)
        self._interval = round(interval * 1000)
        self._threshold = debounce_threshold
        self._events = EventQueue(max_events)
        machine.wires.drive(self._clock, False)
        machine.wires.drive(self._latch, True)
        # Counters start between up and down, so the first scan settles each key without an
        # event: a key held since power-on is not seen as pressed, unless reset() is called.
        self._counters = [0] * key_count
        self._scan(machine.clock.ms)
        machine.scanners.append(self._scan_if_due)

    @property
    def events(self) -> EventQueue:
        """The queue that the scans fill."""
        return self._events

    @property
    def key_count(self) -> int:
        """How many keys are scanned."""
        return self._count

    def reset(self) -> None:
        """Take all keys as up, then scan: a key still held gives a fresh press."""
        self._counters = [-self._threshold] * self._count
        self._scan(powered.machine().clock.ms)

    def _scan_if_due(self, now: int) -> None:
        if now < self._due:
            return
        # Nothing to read when no input moved and every counter rests at its end.
        if powered.machine().register.inputs == self._inputs:
            self._due = now + self._interval
        else:
            self._scan(now)

    def _scan(self, now: int) -> None:
        """Latch the register, shift its bits out, count each key's, release the latch."""
        self._due = now + self._interval
        machine = powered.machine()
        wires = machine.wires
        wires.drive(self._latch, True)
        for key in range(self._count):
            wires.drive(self._clock, False)
            pressed = wires.level(self._data) == self._pressed
            if self._debounced(key, pressed):
                self._events._record(Event(key, pressed, machine.ticks()))
            wires.drive(self._clock, True)
        wires.drive(self._latch, False)
        resting = all(abs(counter) == self._threshold for counter in self._counters)
        self._inputs = machine.register.inputs if resting else -1

    def _debounced(self, key: int, pressed: bool) -> bool:
        """Count one reading; True when it settles the key the other way."""
        counter = self._counters[key]
        step = 1 if pressed else -1
        if counter == step * self._threshold:
            return False
        counter += step
        self._counters[key] = step * self._threshold if counter == 0 else counter
        return counter == 0


def _check_wiring(clock: Pin, data: Pin, latch: Pin) -> None:
    machine = powered.machine()
    profile = machine.profile
    names = (profile.BUTTON_CLOCK, profile.BUTTON_DATA, profile.BUTTON_LATCH)
    if [clock, data, latch] != [machine.pins[name] for name in names]:
        raise ValueError(
            "The buttons' shift register is at clock=board.{}, data=board.{}, latch=board.{}; "
            "on other pins nothing answers.".format(*names)
        )


def _least(name: str, value: int, least: int) -> None:
    if value < least:
        raise ValueError(f"{name} must be >= {least}")
