# SPDX-License-Identifier: MIT
"""Which parts of a panel are to be drawn anew."""

from micropython import const

_MOST = const(6)  # rectangles; more are made one with the last
_SLACK = const(256)  # pixels that may be sent for nothing rather than begin another rectangle


class Dirt:
    """Rectangles (x1, y1, x2, y2) of a panel, ends excluded."""

    def __init__(self, width: int, height: int) -> None:
        self.areas: "list[tuple[int, int, int, int]]" = []
        self.width = width
        self.height = height

    def add(self, left: int, top: int, right: int, bottom: int) -> None:
        """Something changed there; what lies outside the panel does not count."""
        left, top = max(left, 0), max(top, 0)
        right, bottom = min(right, self.width), min(bottom, self.height)
        if left >= right or top >= bottom:
            return
        areas = self.areas
        at = len(areas) - 1
        while at >= 0:
            a1, b1, a2, b2 = areas[at]
            if a1 <= left and b1 <= top and a2 >= right and b2 >= bottom:
                return
            u1, v1, u2, v2 = min(a1, left), min(b1, top), max(a2, right), max(b2, bottom)
            both = (a2 - a1) * (b2 - b1) + (right - left) * (bottom - top) + _SLACK
            if (u2 - u1) * (v2 - v1) <= both or len(areas) == _MOST:
                areas.pop(at)
                left, top, right, bottom = u1, v1, u2, v2
                at = len(areas)  # what has grown may reach others
            at -= 1
        areas.append((left, top, right, bottom))
