# SPDX-License-Identifier: MIT
"""The legs of the microcontroller and the wires that lead from them to other parts."""

from collections.abc import Callable
from typing import Any

from host_sim.strict import Strict, kind


class Pin(Strict):
    """One leg, by its port name ("PB31"). `microcontroller.Pin` to the board code."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"microcontroller.pin.{self.name}"


class Wires:
    """Every pin's level, who has claimed it, and which part is soldered to it.

    `voltages` tell the millivolts at a pin, `pulsed` take (duty 0.0 .. 1.0, hertz) of one,
    `sounders` are the parts that play waves from one pin or several, `buses` take the bytes that
    a clock and a data pin send, and `registers` are at (clock, data, latch).
    """

    def __init__(self) -> None:
        self._levels: dict[Pin, bool] = {}
        self._claimed: set[Pin] = set()
        self._listeners: dict[Pin, Callable[[bool], None]] = {}
        self._sources: dict[Pin, Callable[[], bool]] = {}
        self.voltages: dict[Pin, Callable[[], float]] = {}
        self.pulsed: dict[Pin, Callable[[float, int], None]] = {}
        self.sounders: dict[tuple[Pin, ...], Any] = {}
        self.timers: Any = None  # with claim(pin, hz, variable), where pins share them
        self.registers: set[tuple[Pin, Pin, Pin]] = set()
        self.buses: dict[tuple[Pin, Pin], Callable[[bytes], None]] = {}

    def claim(self, pin: object, name: str = "pin") -> Pin:
        """Reserve a pin. TypeError if it is none, ValueError if it is in use, as on a board."""
        kind(pin, Pin, name)
        assert isinstance(pin, Pin)
        if pin in self._claimed:
            raise ValueError(f"{pin.name} in use")
        self._claimed.add(pin)
        return pin

    def drive(self, pin: Pin, level: bool) -> None:
        """Set an output's level; the part at the other end sees it."""
        self._levels[pin] = level
        if pin in self._listeners:
            self._listeners[pin](level)

    def level(self, pin: Pin) -> bool:
        """Return what a pin reads now."""
        if pin in self._sources:
            return self._sources[pin]()
        return self._levels.get(pin, False)

    def answers(self, pin: Pin) -> bool:
        """Whether a part drives this pin."""
        return pin in self._sources

    def listen(self, pin: Pin, part: Callable[[bool], None]) -> None:
        """Solder an input of a part to a pin."""
        self._listeners[pin] = part

    def source(self, pin: Pin, part: Callable[[], bool]) -> None:
        """Solder an output of a part to a pin."""
        self._sources[pin] = part
