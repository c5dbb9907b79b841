# SPDX-License-Identifier: MIT
"""CircuitPython's `board`: the pins and the display of the board that is switched on.

`TOUCH` is an overlay that the simulator lays over any window, so that a mouse can be a finger. No
stock board has it.
"""

from typing import Any

from host_sim import powered
from host_sim.overlay import Overlay

TOUCH = Overlay()


def __getattr__(name: str) -> Any:
    machine = powered.machine()
    if name == "DISPLAY":
        return machine.display
    if name in machine.pins:
        return machine.pins[name]
    raise AttributeError(
        f"board.{name} is not on the {machine.board}: it has DISPLAY, {', '.join(machine.pins)}."
    )
