# SPDX-License-Identifier: MIT
"""The touch overlay over the window."""

from host_sim import powered
from host_sim.strict import Strict

_PRESSURE = 30000


class Overlay(Strict):
    """An object with the `touch_point` of adafruit_touchscreen."""

    __slots__ = ()

    @property
    def touch_point(self) -> tuple[int, int, int] | None:
        """Where it is touched now, as (x, y, pressure), or None."""
        point = powered.machine().finger.point
        return None if point is None else (*point, _PRESSURE)
