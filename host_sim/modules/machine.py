# SPDX-License-Identifier: MIT
"""MicroPython's `machine` on a Raspberry Pi Pico: only the calls that boards/ makes.

Behaviour from ports/rp2/{machine_pin,machine_spi,machine_pwm,machine_timer}.c.
"""

from collections.abc import Callable
from typing import Any

from host_sim import powered
from host_sim.strict import Strict, kind, unknown

__getattr__ = unknown("machine")


class Pin(Strict):
    """A pin by its number."""

    __slots__ = ("_leg", "_mode")

    IN, OUT = 0, 1
    PULL_UP = 1

    def __init__(
        self, id: int, mode: int = -1, pull: int = -1, *, value: int | None = None
    ) -> None:
        machine = powered.machine()
        if str(id) not in machine.pins:
            raise ValueError("invalid pin: not on the board")
        self._leg = machine.pins[str(id)]
        self._mode = mode
        if mode == self.IN and (pull != self.PULL_UP or not machine.wires.answers(self._leg)):
            raise NotImplementedError(f"Pin {id}: only keys that are pulled up are modelled.")
        if value is not None:
            self.value(value)

    def value(self, x: int | None = None) -> int | None:
        """Read the pin, or drive an output."""
        wires = powered.machine().wires
        if x is None:
            return int(wires.level(self._leg))
        if self._mode != self.OUT:
            raise ValueError("Only a pin with the mode OUT can be driven here.")
        wires.drive(self._leg, bool(x))
        return None

    def __call__(self, x: int | None = None) -> int | None:
        """The same as value()."""
        return self.value(x)


class SPI(Strict):
    """A bus that writes."""

    __slots__ = ("_write",)

    def __init__(
        self, id: int, baudrate: int = 1_000_000, *, sck: Pin, mosi: Pin, miso: Pin | None
    ) -> None:
        wires = powered.machine().wires
        self._write = wires.buses.get((sck._leg, mosi._leg))
        if self._write is None:
            raise ValueError(f"{sck._leg.name} and {mosi._leg.name} lead to nothing.")

    def write(self, buf: Any) -> None:
        """Send bytes."""
        self._write(bytes(memoryview(buf)))


class PWM(Strict):
    """A pulse train on a pin with a part that takes one."""

    __slots__ = ("_hz", "_part")

    def __init__(self, dest: Pin, *, freq: int, duty_u16: int) -> None:
        kind(dest, Pin, "dest")
        pulsed = powered.machine().wires.pulsed
        if dest._leg not in pulsed:
            raise ValueError(f"{dest._leg.name} does nothing with pulses: no part takes them.")
        self._part = pulsed[dest._leg]
        self._hz = freq
        self.duty_u16(duty_u16)

    def duty_u16(self, value: int) -> None:
        """Set how long the pin is high, of 65535."""
        self._part(min(value, 65535) / 65535, self._hz)


class Timer(Strict):
    """Calls `callback` every `period` milliseconds, between two steps of the program."""

    __slots__ = ("_callback", "_due", "_period")

    PERIODIC = 1

    def __init__(
        self, id: int, *, period: int, mode: int, callback: Callable[["Timer"], None]
    ) -> None:
        if id != -1:
            raise ValueError("Timer doesn't exist")
        if mode != self.PERIODIC:
            raise NotImplementedError("Only PERIODIC timers are modelled.")
        machine = powered.machine()
        self._period = period
        self._callback = callback
        self._due = machine.clock.ms + period
        machine.scanners.append(self._tick)

    def _tick(self, now: int) -> None:
        if now >= self._due:
            self._due = now + self._period
            self._callback(self)
