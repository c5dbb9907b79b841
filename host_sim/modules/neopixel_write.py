# SPDX-License-Identifier: MIT
"""CircuitPython's `neopixel_write`: bytes out to the coloured lights."""

from digitalio import DigitalInOut

from host_sim import powered
from host_sim.strict import kind, unknown

__getattr__ = unknown("neopixel_write")


def neopixel_write(digitalinout: DigitalInOut, buf: bytes) -> None:
    """Clock out `buf`: green, red, blue of each light."""
    kind(digitalinout, DigitalInOut, "digitalinout")
    machine = powered.machine()
    name = machine.profile.LIGHTS
    if digitalinout._pin is not machine.pins[name]:
        raise ValueError(f"{digitalinout._pin.name} lights nothing: they are on board.{name}.")
    if not digitalinout._output:
        raise ValueError(f"board.{name} is still an input: call switch_to_output first.")
    machine.strip.shift_in(bytes(memoryview(buf)))
