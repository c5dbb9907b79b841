# SPDX-License-Identifier: MIT
"""What lies under everything on a framebuf stage, drawn once and then copied.

Under most frames are pixels of one tile that is repeated; to draw them tile by tile takes half of
the time of a screen.
"""

import framebuf

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boards.common.framebuf_things import Grid


class Ground:
    """As many rows of the whole panel as a tile has."""

    def __init__(self, width: int, high: int) -> None:
        self._rows = bytearray(2 * width * high)
        self._width = width
        self._high = high
        self._frame = framebuf.FrameBuffer(self._rows, width, high, framebuf.RGB565)
        self._top = 0
        self.spoil()

    def spoil(self) -> None:
        """Forget what was drawn: the colours are others now."""
        self._drawn: tuple = ()

    def render(self, grid: "Grid", key: int) -> None:
        """Draw the rows of a grid whose cells all show one tile."""
        number, sheet = grid.cells[0], grid.sheet
        wide = sheet.width
        phase = grid.left % wide
        self._top = grid.top
        drawn = (number, grid.palette, phase)
        if drawn == self._drawn:
            return
        self._drawn = drawn
        self._frame.fill(0)
        for x in range(phase - wide, self._width, wide):
            sheet.draw(self._frame, number, x, 0, key, grid.palette)

    def lay(self, band: memoryview, x1: int, y1: int, x2: int, y2: int) -> None:
        """Copy it into a band that shows that part of the panel."""
        rows, across, high = memoryview(self._rows), 2 * self._width, self._high
        width = 2 * (x2 - x1)
        at = 0
        while y1 < y2:
            row = (y1 - self._top) % high
            start = row * across + 2 * x1
            # Rows of the whole panel follow each other here as there.
            count = min(high - row, y2 - y1) if width == across else 1
            band[at : at + count * width] = rows[start : start + count * width]
            at += count * width
            y1 += count
