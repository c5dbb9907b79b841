# SPDX-License-Identifier: MIT
"""The wires from a chip's SPI to a panel, where the board's own code drives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_sim.machine import Machine
    from host_sim.panel import Panel


class Link:
    """What the panel sees of its wires: it hears bytes while `cs` is low."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._chosen = False
        self._data = False

    def choose(self, level: bool) -> None:
        """Drive CS."""
        self._chosen = not level

    def select(self, level: bool) -> None:
        """Drive DC: high for data."""
        self._data = level

    def reset(self, level: bool) -> None:
        """Drive RST: low resets."""
        if not level:
            self._panel.reset()

    def write(self, data: bytes) -> None:
        """Take bytes off the bus."""
        if not self._chosen:
            return
        if self._data:
            self._panel.data(data)
        else:
            for byte in data:
                self._panel.command(byte)


@dataclass(frozen=True)
class SpiPanel:
    """A panel on these pins."""

    dc: str
    cs: str
    clock: str
    data: str
    reset: str

    def fit(self, machine: Machine) -> None:
        """Solder it in."""
        link = Link(machine.panel)
        pins, wires = machine.pins, machine.wires
        wires.listen(pins[self.dc], link.select)
        wires.listen(pins[self.cs], link.choose)
        wires.listen(pins[self.reset], link.reset)
        wires.buses[pins[self.clock], pins[self.data]] = link.write
