# SPDX-License-Identifier: MIT
"""The timers behind a chip's pulse trains, as far as their sharing can go wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from host_sim.parts.pins import Pin

if TYPE_CHECKING:
    from host_sim.machine import Machine


class Slices:
    """Eight slices of two channels on an RP2040 or RP2350, GPIO n on slice n // 2 modulo 8.

    Both channels of a slice have one frequency (CircuitPython, ports/raspberrypi/common-hal/
    pwmio/PWMOut.c, pwmout_allocate).
    """

    def __init__(self) -> None:
        self._channels: set[tuple[int, int]] = set()
        self._slices: dict[int, int] = {}  # slice: its frequency, 0 where that may change

    def claim(self, pin: Pin, hz: int, variable: bool) -> None:
        """Take a channel; RuntimeError where another pin's use stands against it."""
        number = int(pin.name.removeprefix("GPIO"))
        channel = number // 2 % 8, number % 2
        there = self._slices.get(channel[0])
        if channel in self._channels or there is not None and (variable or there != hz):
            raise RuntimeError(f"Internal resource(s) in use: the timer of {pin.name}")
        self._channels.add(channel)
        self._slices[channel[0]] = 0 if variable else hz


@dataclass(frozen=True)
class Rp2:
    """The chip is an RP2040 or RP2350."""

    def fit(self, machine: Machine) -> None:
        """Let pulse trains share its slices."""
        machine.wires.timers = Slices()
