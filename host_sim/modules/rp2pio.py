# SPDX-License-Identifier: MIT
"""CircuitPython's `rp2pio`: programs that do nothing but set one pin high and low.

Instructions as in the RP2040 data sheet, 3.4: here only SET PINS with its delay.
"""

from array import array

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, unknown

__getattr__ = unknown("rp2pio")

_SET_PINS = 0xE000  # with the delay in bits 8..12 and the level in bit 0
_SLOWEST = 150_000_000 / 65536  # hertz: the divider's end on an RP2350


class StateMachine(Strict):
    """A program of SET instructions, which runs round and round from the start on."""

    __slots__ = ("_high", "_hz", "_part", "_running", "_steps")

    def __init__(self, program: array, frequency: int, *, first_set_pin: Pin) -> None:
        wires = powered.machine().wires
        wires.claim(first_set_pin, "first_set_pin")
        if first_set_pin not in wires.pulsed:
            raise ValueError(f"{first_set_pin.name} does nothing with pulses.")
        self._part = wires.pulsed[first_set_pin]
        levels = [_level(instruction) for instruction in program]
        self._steps = sum(steps for _, steps in levels)
        self._high = sum(steps for level, steps in levels if level)
        self._running = True
        self.frequency = frequency

    @property
    def frequency(self) -> int:
        """Steps a second."""
        return self._hz

    @frequency.setter
    def frequency(self, value: int) -> None:
        if not _SLOWEST <= value <= 150_000_000:
            raise ValueError("frequency out of range")
        self._hz = value
        self._tell()

    def restart(self) -> None:
        """Run from the first instruction."""
        self._running = True
        self._tell()

    def stop(self) -> None:
        """Stand still; the pin stays as it is."""
        self._running = False
        self._tell()

    def run(self, instructions: array) -> None:
        """Carry out some instructions at once."""
        for instruction in instructions:
            level, _ = _level(instruction)
            if not self._running:
                self._part(level, 0)

    def _tell(self) -> None:
        if self._running:
            self._part(self._high / self._steps, round(self._hz / self._steps))
        else:
            self._part(1, 0)  # it may have been high


def _level(instruction: int) -> tuple[int, int]:
    """Return the level that an instruction sets, and the steps that it takes."""
    if instruction & 0xE0FE != _SET_PINS:
        raise NotImplementedError(f"Only SET PINS is modelled, not {instruction:#06x}.")
    return instruction & 1, 1 + (instruction >> 8 & 31)
