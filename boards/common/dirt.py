# SPDX-License-Identifier: MIT
"""Which parts of a panel are to be drawn anew."""

from micropython import const

_MOST = const(6)  # rectangles; more are made one with the last
_SLACK = const(256)  # pixels that may be sent for nothing rather than begin another rectangle


class Dirt:
    """Rectangles (x1, y1, x2, y2) of a panel, ends excluded."""

    def __init__(self, width: int, height: int) -> None:
        self.areas: "list[tuple[int, int, int, int]]" = []
        self._width = width
        self._height = height

    def add(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """Something changed there; what lies outside the panel does not count."""
        x1, y1 = max(x1, 0), max(y1, 0)
        x2, y2 = min(x2, self._width), min(y2, self._height)
        if x1 >= x2 or y1 >= y2:
            return
        areas = self.areas
        at = len(areas) - 1
        while at >= 0:
            a1, b1, a2, b2 = areas[at]
            if a1 <= x1 and b1 <= y1 and a2 >= x2 and b2 >= y2:
                return
            u1, v1, u2, v2 = min(a1, x1), min(b1, y1), max(a2, x2), max(b2, y2)
            both = (a2 - a1) * (b2 - b1) + (x2 - x1) * (y2 - y1) + _SLACK
            if (u2 - u1) * (v2 - v1) <= both or len(areas) == _MOST:
                areas.pop(at)
                x1, y1, x2, y2 = u1, v1, u2, v2
                at = len(areas)  # what has grown may reach others
            at -= 1
        areas.append((x1, y1, x2, y2))
