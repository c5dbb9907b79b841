# SPDX-License-Identifier: MIT
"""CircuitPython's `analogio`: the battery's pin."""

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, unknown

__getattr__ = unknown("analogio")

_REFERENCE_MV = 3300
_DIVIDER = 2


class AnalogIn(Strict):
    """A voltage from 0 to 3.3 V as 0 to 65535. Only the battery's pin has anything connected."""

    __slots__ = ("_pin",)

    def __init__(self, pin: Pin) -> None:
        machine = powered.machine()
        self._pin = machine.wires.claim(pin)
        name = machine.profile.BATTERY
        if pin is not machine.pins[name]:
            raise ValueError(f"{pin.name} measures nothing: the battery is on board.{name}.")

    @property
    def value(self) -> int:
        """The measured voltage."""
        pin_mv = powered.machine().battery_mv / _DIVIDER
        return max(0, min(65535, round(pin_mv / _REFERENCE_MV * 65536)))
