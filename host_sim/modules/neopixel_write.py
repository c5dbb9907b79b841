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
    pin = digitalinout._pin
    if pin is not machine.strip_pin:
        raise ValueError(f"{pin.name} lights nothing: no NeoPixels are there.")
    if not digitalinout._output:
        raise ValueError(f"{pin.name} is still an input: call switch_to_output first.")
    machine.strip.shift_in(bytes(memoryview(buf)))
