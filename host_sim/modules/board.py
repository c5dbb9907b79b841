# SPDX-License-Identifier: MIT
"""CircuitPython's `board`: the pins and the display of the board that is switched on.

`TOUCH` is an overlay that the simulator lays over any window, so that a mouse can be a finger: an
object with the `touch_point` of adafruit_touchscreen. No stock PyBadge has it.
"""

from typing import Any

from host_sim import powered
from host_sim.strict import Strict

_PRESSURE = 30000


class _Overlay(Strict):
    """The touch overlay."""

    __slots__ = ()

    @property
    def touch_point(self) -> tuple[int, int, int] | None:
        """Where it is touched now, as (x, y, pressure), or None."""
        point = powered.machine().finger.point
        return None if point is None else (*point, _PRESSURE)


TOUCH = _Overlay()


def __getattr__(name: str) -> Any:
    machine = powered.machine()
    if name == "DISPLAY":
        return machine.display
    if name in machine.pins:
        return machine.pins[name]
    raise AttributeError(
        f"board.{name} is not on the {machine.board}: it has DISPLAY, {', '.join(machine.pins)}."
    )
