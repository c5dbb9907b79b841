# SPDX-License-Identifier: MIT
"""CircuitPython's `pwmio`: pulse trains for backlights, lamps and buzzers."""

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, unknown

__getattr__ = unknown("pwmio")


class _NoPulses(ValueError, NotImplementedError):
    """A ValueError, as on a board; Blinka's BusDisplay takes the other for its own backlight."""


class PWMOut(Strict):
    """A pulse train on a pin with a part that takes one."""

    __slots__ = ("_duty", "_hz", "_part", "_variable")

    def __init__(
        self,
        pin: Pin,
        *,
        duty_cycle: int = 0,
        frequency: int = 500,
        variable_frequency: bool = False,
    ) -> None:
        machine = powered.machine()
        wires, screen = machine.wires, machine.profile.SCREEN
        if pin not in wires.pulsed:
            raise _NoPulses(f"{pin.name} does nothing with pulses: no part there takes them.")
        wires.claim(pin)
        if pin is machine.pins[screen.light]:  # Blinka's BusDisplay knows no frequency for it
            frequency = screen.hertz
        if wires.timers:
            wires.timers.claim(pin, frequency, variable_frequency)
        self._part = wires.pulsed[pin]
        self._variable = variable_frequency
        self._hz = frequency
        self.duty_cycle = duty_cycle

    @property
    def duty_cycle(self) -> float:
        """How long the pin is high, of 65535. Blinka's BusDisplay writes it as a float."""
        return self._duty

    @duty_cycle.setter
    def duty_cycle(self, value: float) -> None:
        if not 0 <= value <= 65535:
            raise ValueError("duty_cycle must be between 0 and 65535 inclusive")
        self._duty = value
        self._part(value / 65535, self._hz)

    @property
    def frequency(self) -> int:
        """Pulses a second."""
        return self._hz

    @frequency.setter
    def frequency(self, value: int) -> None:
        if not self._variable:
            raise AttributeError(
                "PWM frequency not writable when variable_frequency is False on construction."
            )
        if value < 1:
            raise ValueError("Invalid PWM frequency")
        self._hz = value
        self._part(self._duty / 65535, value)
