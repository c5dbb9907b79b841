# SPDX-License-Identifier: MIT
"""How the firmware's pixels become those of a panel."""

from micropython import const

TILE = const(8)  # what the firmware reckons with, at any density
LETTER_WIDTH = const(6)
LETTER_HEIGHT = const(10)


class Density:
    """`up` pixels of the panel for `down` that the firmware draws in, along each edge; up >= down.

    A whole density shows each pixel as a square of `scale` by `scale`, from the art of density 1.
    Any other has art of its own, which a file's name tells by the size of its cells: tiles and
    letters must come to whole pixels. There x stands at x * up // down, and no two x meet.
    """

    def __init__(self, up: int, down: int) -> None:
        self.scale = 1 if up % down else up // down
        self._up, self._down = (up, down) if up % down else (1, 1)
        self.atlas = "atlas%d.bin" % self.out(TILE)
        self.font = "font%dx%d.bin" % (self.out(LETTER_WIDTH), self.out(LETTER_HEIGHT))

    def out(self, x: int) -> int:
        """Where x of the firmware stands, in pixels of the art."""
        return x * self._up // self._down

    def back(self, x: int) -> int:
        """Which x of the firmware covers a pixel of the art."""
        return -(-(x + 1) * self._down // self._up) - 1

    def logical(self, x: int) -> int:
        """Which x of the firmware covers a pixel of the panel."""
        return self.back(x // self.scale)
