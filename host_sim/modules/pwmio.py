# SPDX-License-Identifier: MIT
"""CircuitPython's `pwmio`, for the backlight: BusDisplay opens one and sets its duty."""

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, unknown

__getattr__ = unknown("pwmio")


class PWMOut(Strict):
    """A pulse train on the backlight's pin."""

    __slots__ = ("_duty", "_pin")

    def __init__(self, pin: Pin, *, duty_cycle: int = 0, frequency: int = 500) -> None:
        machine = powered.machine()
        self._pin = machine.wires.claim(pin)
        name = machine.profile.BACKLIGHT
        if pin is not machine.pins[name]:
            raise ValueError(f"{pin.name} dims nothing: the backlight is on board.{name}.")
        self.duty_cycle = duty_cycle

    @property
    def duty_cycle(self) -> float:
        """How long the light is on, of 65535. Blinka's BusDisplay writes it as a float."""
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, value: float) -> None:
        if not 0 <= value <= 65535:
            raise ValueError("duty_cycle must be between 0 and 65535 inclusive")
        self._duty = value
        powered.machine().panel.backlight = value / 65535
