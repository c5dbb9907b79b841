# SPDX-License-Identifier: MIT
"""The baked pictures of firmware/art as sources for FrameBuffer.blit."""

import framebuf
from micropython import const

from boards.common.art_file import FOLDER, cell

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

_SLOTS = const(48)
_TILES = const(256)
_ONE_COLOUR = const(128)  # and the colour: what `at` says of a tile that needs no slot


class Sheet:
    """The tiles of one size in a file of firmware/art (the form: art_file.py).

    blit() takes whole buffers, so the tiles in use are copied into slots. These are made once, at
    the start: objects that come and go would leave holes where the modules of a scene must fit.
    """

    bits = 4

    def __init__(self, name: str) -> None:
        with open(FOLDER + name, "rb") as file:
            self.width, self.height, self._across, rows = file.read(4)
            stride = (self._across * self.width * self.bits + 31) // 32 * 4
            bitmap = bytearray(stride * rows * self.height)
            file.readinto(bitmap)
            self.rest = file.read()
        form = framebuf.GS4_HMSB if self.bits > 1 else framebuf.MONO_HLSB
        size = (self.width * self.bits + 7) // 8 * self.height
        self._whole = framebuf.FrameBuffer(
            bitmap, stride * 8 // self.bits, rows * self.height, form
        )
        self.slots = [
            framebuf.FrameBuffer(bytearray(size), self.width, self.height, form)
            for _ in range(_SLOTS)
        ]
        self.at = bytearray(_TILES)  # the slot of each tile, plus 1, or 0, or one colour
        self._held = bytearray(_SLOTS)  # which tile is in each slot
        self._next = 0

    def draw(
        self, frame: "FrameBuffer", number: int, x: int, y: int, key: int, palette: "FrameBuffer"
    ) -> None:
        """Draw a tile at x, y of a frame, save for the colour `key`."""
        at = self.at[number] or self._cut(number)
        if at < _ONE_COLOUR:
            frame.blit(self.slots[at - 1], x, y, key, palette)
        else:
            colour = palette.pixel(at - _ONE_COLOUR, 0)
            frame.fill_rect(x, y, self.width, self.height, colour)

    def _cut(self, number: int) -> int:
        """Copy a tile into the slot that was filled longest ago; return what `at` says then."""
        slot = self._next
        tile, width, height = self.slots[slot], self.width, self.height
        tile.blit(
            self._whole, -(number % self._across) * width, -(number // self._across) * height
        )
        colour = self._one_colour(tile)
        if colour:
            self.at[number] = _ONE_COLOUR + colour
            self.at[self._held[slot]] = 0  # it has been drawn over
            self._held[slot] = 0
            return _ONE_COLOUR + colour
        self.at[self._held[slot]] = 0
        self._held[slot] = number
        self.at[number] = slot + 1
        self._next = (slot + 1) % _SLOTS
        return slot + 1

    def _one_colour(self, tile: "FrameBuffer") -> int:
        """The colour that a tile has everywhere, or 0: letters and nothing are not filled."""
        colour = tile.pixel(0, 0) if self.bits > 1 else 0
        if colour:
            for pixel in range(1, self.width * self.height):
                if tile.pixel(pixel % self.width, pixel // self.width) != colour:
                    return 0
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
