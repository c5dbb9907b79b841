# SPDX-License-Identifier: MIT
"""What a player hears and sees besides the screen, and the cell that feeds it.

A profile lists these parts, the machine solders them in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_sim.machine import Machine


class Speaker:
    """What is heard: a wave of `wave_hz`, 0 for none, while the amplifier is on."""

    def __init__(self) -> None:
        self.wave_hz = 0
        self.amplifier = True

    def enable(self, level: bool) -> None:
        """Switch the amplifier."""
        self.amplifier = level

    def pulse(self, duty: float, hz: int) -> None:
        """Take a pulse train: a tone, unless it stands still."""
        self.wave_hz = hz if 0 < duty < 1 else 0

    @property
    def tone(self) -> int:
        """The pitch heard now in hertz, 0 for silence."""
        return self.wave_hz if self.amplifier else 0


class Lights:
    """Coloured lights, each red, green, blue of 0 to 255."""

    def __init__(self, count: int) -> None:
        self.rgb = bytes(3 * count)

    def shift_in(self, grb: bytes) -> None:
        """Take what was clocked out to NeoPixels; those without new bytes keep their colour."""
        rgb = bytearray(self.rgb)
        for light in range(min(len(grb), len(rgb)) // 3):
            green, red, blue = grb[3 * light : 3 * light + 3]
            rgb[3 * light : 3 * light + 3] = bytes((red, green, blue))
        self.rgb = bytes(rgb)

    def part(self, at: int, power: float) -> None:
        """Set one of the three parts of the first light, 0.0 to 1.0."""
        rgb = bytearray(self.rgb)
        rgb[at] = round(255 * power)
        self.rgb = bytes(rgb)


@dataclass(frozen=True)
class WaveSpeaker:
    """A speaker that is fed waves by one pin (a DAC) or three (I2S), `enable` on its amplifier."""

    pins: tuple[str, ...]
    enable: str = ""

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        pins = tuple(machine.pins[pin] for pin in self.pins)
        machine.wires.sounders[pins] = machine.speaker
        _amplify(machine, self.enable)


@dataclass(frozen=True)
class PulseSpeaker:
    """A speaker or piezo on a pin that is switched to and fro."""

    pin: str
    enable: str = ""

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        machine.wires.pulsed[machine.pins[self.pin]] = machine.speaker.pulse
        _amplify(machine, self.enable)


def _amplify(machine: Machine, enable: str) -> None:
    if enable:
        machine.speaker.amplifier = False
        machine.wires.listen(machine.pins[enable], machine.speaker.enable)


@dataclass(frozen=True)
class NeoPixels:
    """A chain of `count` lights on a pin."""

    pin: str
    count: int

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        machine.strip = Lights(self.count)
        machine.strip_pin = machine.pins[self.pin]


@dataclass(frozen=True)
class Lamp:
    """One light of three colours, each on a pin; `low`: a pin that is low lights it."""

    pins: tuple[str, str, str]
    low: bool

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        machine.strip = Lights(1)
        for at, pin in enumerate(self.pins):
            machine.wires.pulsed[machine.pins[pin]] = self._colour(machine.strip, at)

    def _colour(self, lights: Lights, at: int):
        return lambda duty, hz: lights.part(at, 1 - duty if self.low else duty)


@dataclass(frozen=True)
class Cell:
    """The battery, of which a pin sees one part in `divider`."""

    pin: str
    divider: int

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        pin = machine.pins[self.pin]
        machine.wires.voltages[pin] = lambda: machine.battery_mv / self.divider
