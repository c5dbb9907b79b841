# SPDX-License-Identifier: MIT
"""CircuitPython's `analogio`: a pin's voltage."""

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, unknown

__getattr__ = unknown("analogio")

_REFERENCE_MV = 3300


class AnalogIn(Strict):
    """A voltage from 0 to 3.3 V as 0 to 65535. The pin must have something that gives one."""

    __slots__ = ("_pin",)

    def __init__(self, pin: Pin) -> None:
        wires = powered.machine().wires
        self._pin = wires.claim(pin)
        if pin not in wires.voltages:
            raise ValueError(f"{pin.name} measures nothing: no part gives it a voltage.")

    @property
    def value(self) -> int:
        """The measured voltage."""
        pin_mv = powered.machine().wires.voltages[self._pin]()
        return max(0, min(65535, round(pin_mv / _REFERENCE_MV * 65536)))
