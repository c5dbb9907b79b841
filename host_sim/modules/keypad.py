# SPDX-License-Identifier: MIT
"""CircuitPython's `keypad`: keys on pins or behind a shift register, scanned beside the program.

Behaviour from shared-module/keypad/{__init__,EventQueue,Keys,ShiftRegisterKeys}.c. A full queue
drops the new event there, whatever the documentation says of the oldest.
"""

from collections import deque
from collections.abc import Sequence

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


class _Scanner(Strict):
    """Scans its keys every `interval` seconds; a subclass says how one scan reads them."""

    __slots__ = ("_count", "_counters", "_due", "_events", "_interval", "_moves", "_threshold")

    def _start(self, count: int, interval: float, max_events: int, threshold: int) -> None:
        _least("max_events", max_events, 1)
        if not 1 <= threshold <= 127:
            raise ValueError("debounce_threshold must be 1-127")
        machine = powered.machine()
        self._count = count
        self._interval = round(interval * 1000)
        self._threshold = threshold
        self._events = EventQueue(max_events)
        # Counters start between up and down, so the first scan settles each key without an
        # event: a key held since power-on is not seen as pressed, unless reset() is called.
        self._counters = [0] * count
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
        # Nothing to read when no key moved and every counter rests at its end.
        if powered.machine().fingers.moves == self._moves:
            self._due = now + self._interval
        else:
            self._scan(now)

    def _scan(self, now: int) -> None:
        """Count each key's reading; what settles is an event."""
        self._due = now + self._interval
        machine = powered.machine()
        for key, pressed in enumerate(self._read()):
            if self._debounced(key, pressed):
                self._events._record(Event(key, pressed, machine.ticks()))
        resting = all(abs(counter) == self._threshold for counter in self._counters)
        self._moves = machine.fingers.moves if resting else -1

    def _read(self) -> list[bool]:
        """Return which keys are pressed."""
        raise NotImplementedError

    def _debounced(self, key: int, pressed: bool) -> bool:
        """Count one reading; True when it settles the key the other way."""
        counter = self._counters[key]
        step = 1 if pressed else -1
        if counter == step * self._threshold:
            return False
        counter += step
        self._counters[key] = step * self._threshold if counter == 0 else counter
        return counter == 0


class Keys(_Scanner):
    """A key on each pin, numbered in their order."""

    __slots__ = ("_pins", "_pressed")

    def __init__(
        self,
        pins: Sequence[Pin],
        *,
        value_when_pressed: bool,
        pull: bool = True,
        interval: float = 0.020,
        max_events: int = 64,
        debounce_threshold: int = 1,
    ) -> None:
        if not pull:
            raise NotImplementedError("Only keys that the chip pulls (pull=True) are modelled.")
        wires = powered.machine().wires
        self._pins = [wires.claim(pin) for pin in pins]
        self._pressed = bool(value_when_pressed)
        for pin in pins:
            if not wires.answers(pin):
                raise ValueError(f"{pin.name} has no key: no part answers there.")
        self._start(len(pins), interval, max_events, debounce_threshold)

    def _read(self) -> list[bool]:
        level = powered.machine().wires.level
        return [level(pin) == self._pressed for pin in self._pins]


class ShiftRegisterKeys(_Scanner):
    """Keys on a 74HC165, numbered in the order in which they are shifted out."""

    __slots__ = ("_clock", "_data", "_latch", "_pressed")

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
        wires = powered.machine().wires
        self._data = wires.claim(data, "data")
        self._clock = wires.claim(clock, "clock")
        self._latch = wires.claim(latch, "latch")
        if (clock, data, latch) not in wires.registers:
            raise ValueError(
                f"clock={clock.name}, data={data.name}, latch={latch.name}: no shift register "
                "answers there."
            )
        self._pressed = bool(value_when_pressed)
        wires.drive(clock, False)
        wires.drive(latch, True)
        self._start(key_count, interval, max_events, debounce_threshold)

    def _read(self) -> list[bool]:
        """Latch the register, shift its bits out, release the latch."""
        wires = powered.machine().wires
        wires.drive(self._latch, True)
        pressed = []
        for _ in range(self._count):
            wires.drive(self._clock, False)
            pressed.append(wires.level(self._data) == self._pressed)
            wires.drive(self._clock, True)
        wires.drive(self._latch, False)
        return pressed


def _least(name: str, value: int, least: int) -> None:
    if value < least:
        raise ValueError(f"{name} must be >= {least}")
