# SPDX-License-Identifier: MIT
"""The baked pictures of firmware/art as sources for FrameBuffer.blit."""

import framebuf
from micropython import const

from boards.common.art_file import FOLDER, cell

_MOST = const(64)  # tiles that are kept cut out

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer


class Sheet:
    """The tiles of one size in a file of firmware/art (the form: art_file.py)."""

    bits = 4

    def __init__(self, name: str) -> None:
        with open(FOLDER + name, "rb") as file:
            self.width, self.height, self._across, rows = file.read(4)
            self._stride = (self._across * self.width * self.bits + 31) // 32 * 4
            # A FrameBuffer wants a buffer that could be written to.
            self._bitmap = bytearray(self._stride * rows * self.height)
            file.readinto(self._bitmap)
            self.rest = file.read()
        self.made: "dict[int, FrameBuffer | int]" = {}

    def shed(self) -> None:
        """Forget what has been cut out."""
        self.made.clear()

    def tile(self, number: int) -> "FrameBuffer | int":
        """One tile to blit from, or the one colour that it has everywhere.

        It is cut out once, since that takes memory and time, and then it is in `made`.
        """
        if len(self.made) == _MOST:
            self.made.clear()
        tile = self.made[number] = self._cut(number)
        return tile

    def _cut(self, number: int) -> "FrameBuffer | int":
        # Four bits a pixel and even widths: a tile begins with a byte.
        start = number // self._across * self.height * self._stride
        start += number % self._across * self.width // 2
        part = memoryview(self._bitmap)[start:]
        tile = framebuf.FrameBuffer(
            part, self.width, self.height, framebuf.GS4_HMSB, 2 * self._stride
        )
        colour = tile.pixel(0, 0)
        if not colour:
            return tile
        for pixel in range(1, self.width * self.height):
            if tile.pixel(pixel % self.width, pixel // self.width) != colour:
                return tile
        return colour


class Font(Sheet):
    """All letters in cells of one size."""

    bits = 1

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._extras = str(self.rest, "utf-8")
        self.rest = b""

    def cell(self, letter: str) -> int:
        """Which tile is `letter`; unknown letters are a box."""
        return cell(letter, self._extras)

    def _cut(self, number: int) -> "FrameBuffer":
        # A letter begins anywhere in a byte, so it is moved into a buffer of its own.
        width, height, across = self.width, self.height, self._across
        mono = framebuf.MONO_HLSB
        whole = framebuf.FrameBuffer(
            self._bitmap, 8 * self._stride, len(self._bitmap) // self._stride, mono
        )
        made = framebuf.FrameBuffer(bytearray((width + 7) // 8 * height), width, height, mono)
        made.blit(whole, -(number % across) * width, -(number // across) * height)
        return made
