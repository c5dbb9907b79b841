# SPDX-License-Identifier: MIT
"""CircuitPython's `digitalio`: one pin as an output."""

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, unknown

__getattr__ = unknown("digitalio")


class DigitalInOut(Strict):
    """A pin of its own, an input until it is switched to output."""

    __slots__ = ("_output", "_pin")

    def __init__(self, pin: Pin) -> None:
        self._pin = powered.machine().wires.claim(pin)
        self._output = False

    def switch_to_output(self, value: bool = False) -> None:
        """Drive the pin to `value`."""
        self._output = True
        powered.machine().wires.drive(self._pin, bool(value))

    @property
    def value(self) -> bool:
        """The pin's level."""
        return powered.machine().wires.level(self._pin)

    @value.setter
    def value(self, level: bool) -> None:
        if not self._output:
            raise AttributeError("Cannot set value when direction is input.")
        powered.machine().wires.drive(self._pin, bool(level))
