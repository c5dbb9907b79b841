# SPDX-License-Identifier: MIT
"""MicroPython's `framebuf` as far as boards/common draws with it (extmod/modframebuf.c).

Blits through a palette onto RGB565 go by runs of pixels, which are kept: the same few hundred
pictures come again and again, and pixel by pixel a screen takes a tenth of a second.
"""

from functools import lru_cache
from typing import Any

from host_sim.strict import Strict, unknown

RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
_BITS = {RGB565: 16, GS4_HMSB: 4, MONO_HLSB: 1}
_PICTURES = 4096

# One row of a picture: where each run of pixels that are drawn begins and ends, and its pixels.
Runs = list[tuple[int, int, memoryview]]
__getattr__ = unknown("framebuf")


class FrameBuffer(Strict):
    """Pixels in a buffer, `stride` of them from row to row, rounded up to whole bytes."""

    __slots__ = ("_data", "_format", "_height", "_stride", "_width")

    def __init__(
        self, buffer: Any, width: int, height: int, format: int, stride: int | None = None
    ) -> None:
        data = memoryview(buffer).cast("B")
        if data.readonly:
            raise TypeError("object with buffer protocol required")
        stride = width if stride is None else stride
        if format not in _BITS:
            raise ValueError("invalid format")
        if width < 1 or height < 1 or stride < width:
            raise ValueError
        self._data = data
        self._width, self._height, self._format = width, height, format
        per_byte = max(1, 8 // _BITS[format])
        self._stride = -(-stride // per_byte) * per_byte
        last_row = -(-width // per_byte) * per_byte
        if (self._stride * (height - 1) + last_row) * _BITS[format] > 8 * len(data):
            raise ValueError

    def fill(self, c: int) -> None:
        """Give every pixel one colour."""
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        """Give every pixel of a rectangle one colour."""
        columns = range(max(x, 0), min(x + w, self._width))
        for row in range(max(y, 0), min(y + h, self._height)):
            if self._format == RGB565 and columns:
                at = 2 * (row * self._stride + columns[0])
                line = (c & 0xFFFF).to_bytes(2, "little") * len(columns)
                self._data[at : at + len(line)] = line
                continue
            for column in columns:
                self._set(column, row, c)

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        """Return the colour of a pixel, or set it; nothing outside."""
        if 0 <= x < self._width and 0 <= y < self._height:
            if c is None:
                return self._at(x, y)
            self._set(x, y, c)
        return None

    def blit(
        self,
        fbuf: "FrameBuffer",
        x: int,
        y: int,
        key: int = -1,
        palette: "FrameBuffer | None" = None,
    ) -> None:
        """Draw another one, its top left pixel at x, y, each pixel by the palette's first row;
        not those that then have the colour `key`."""
        if palette is not None and self._format == palette._format == RGB565:
            first = max(0, -y)
            count = min(fbuf._height, self._height - y) - first
            if count > 0:
                picture = fbuf._picture(first, count)
                self._blit_runs(_runs(*picture, bytes(palette._data), key), x, y + first)
            return
        for row in range(max(0, -y), min(fbuf._height, self._height - y)):
            for column in range(max(0, -x), min(fbuf._width, self._width - x)):
                colour = fbuf._at(column, row)
                if palette is not None:
                    colour = palette._at(colour, 0)
                if colour != key:
                    self._set(x + column, y + row, colour)

    def _blit_runs(self, rows: list[Runs], x: int, y: int) -> None:
        target = self._data[: len(self._data) & ~1].cast("H")
        for row in range(max(0, -y), min(len(rows), self._height - y)):
            at = (y + row) * self._stride
            for start, end, pixels in rows[row]:
                low, high = max(x + start, 0), min(x + end, self._width)
                if low < high:
                    skipped = low - x - start
                    target[at + low : at + high] = pixels[skipped : skipped + high - low]

    def _picture(self, first: int, count: int) -> tuple[bytes, int, int, int, int]:
        """Some of its rows: a strip of tiles is mostly out of sight."""
        line = self._stride * _BITS[self._format]
        bits = line * (count - 1) + self._width * _BITS[self._format]
        data = bytes(self._data[line * first // 8 :][: (bits + 7) // 8])
        return data, self._width, count, self._format, self._stride

    def _at(self, x: int, y: int) -> int:
        place = (y * self._stride + x) * _BITS[self._format]
        if self._format == RGB565:
            return int.from_bytes(self._data[place // 8 : place // 8 + 2], "little")
        bits = _BITS[self._format]
        return self._data[place // 8] >> (8 - bits - place % 8) & ((1 << bits) - 1)

    def _set(self, x: int, y: int, colour: int) -> None:
        bits = _BITS[self._format]
        byte, bit = divmod((y * self._stride + x) * bits, 8)
        if self._format == RGB565:
            self._data[byte : byte + 2] = (colour & 0xFFFF).to_bytes(2, "little")
            return
        colour = colour & 15 if self._format == GS4_HMSB else int(colour != 0)
        shift = 8 - bits - bit
        kept = self._data[byte] & ~((1 << bits) - 1 << shift)
        self._data[byte] = kept | colour << shift


@lru_cache(_PICTURES)
def _runs(
    data: bytes, width: int, height: int, format: int, stride: int, palette: bytes, key: int
) -> list[Runs]:
    """Return the rows of a picture in the colours of an RGB565 palette."""
    picture = FrameBuffer(bytearray(data), width, height, format, stride)
    colours = memoryview(palette).cast("H")
    rows = []
    for y in range(height):
        runs: Runs = []
        line = [colours[picture._at(x, y)] for x in range(width)]
        start = 0
        while start < width:
            end = start
            while end < width and line[end] != key:
                end += 1
            if end > start:
                pixels = b"".join(colour.to_bytes(2, "little") for colour in line[start:end])
                runs.append((start, end, memoryview(pixels).cast("H")))
            start = end + 1
        rows.append(runs)
    return rows
