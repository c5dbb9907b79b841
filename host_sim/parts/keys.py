# SPDX-License-Identifier: MIT
"""How the keys of a board are wired: a profile lists these, the machine solders them in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from host_sim.parts.shift_register import ShiftRegister

if TYPE_CHECKING:
    from host_sim.machine import Machine

_MIDDLE_MV, _THROW_MV = 1650, 1600


@dataclass(frozen=True)
class Register:
    """Keys on a shift register, in the order in which they come out."""

    clock: str
    data: str
    latch: str
    keys: tuple[str, ...]

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        down = machine.fingers.down
        register = ShiftRegister(
            lambda: sum((key in down) << bit for bit, key in enumerate(self.keys))
        )
        clock, data, latch = (machine.pins[pin] for pin in (self.clock, self.data, self.latch))
        machine.wires.listen(clock, register.clock)
        machine.wires.listen(latch, register.latch)
        machine.wires.source(data, register.output)
        machine.wires.registers.add((clock, data, latch))


@dataclass(frozen=True)
class Plain:
    """A key for each of `pins` (key: pin), which pulls the pin to `pressed`."""

    pins: dict[str, str]
    pressed: bool = False

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        for key, pin in self.pins.items():
            machine.wires.source(machine.pins[pin], self._level(machine.fingers.down, key))

    def _level(self, down: set[str], key: str) -> Callable[[], bool]:
        return lambda: (key in down) == self.pressed


@dataclass(frozen=True)
class Stick:
    """A stick of two potentiometers; each axis names the keys of its low and its high end."""

    x: str
    y: str
    ends: tuple[str, str, str, str] = ("LEFT", "RIGHT", "UP", "DOWN")

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        voltages, down = machine.wires.voltages, machine.fingers.down
        for pin, low, high in ((self.x, *self.ends[:2]), (self.y, *self.ends[2:])):
            voltages[machine.pins[pin]] = self._axis(down, low, high)

    def _axis(self, down: set[str], low: str, high: str) -> Callable[[], float]:
        return lambda: _MIDDLE_MV + _THROW_MV * ((high in down) - (low in down))


@dataclass(frozen=True)
class Keyboard:
    """A keyboard that the runtime itself scans; the names of its keys by their numbers."""

    keys: tuple[str, ...]

    def fit(self, machine: Machine) -> None:
        """Lay it before the player."""
        machine.keyboard = self.keys
