# SPDX-License-Identifier: MIT
"""Fills areas of a display from its layers, in runs of pixels.

Blinka's displayio does it pixel by pixel: 20 ms for a screen with a table of cards on it, nine
tenths of all the time of a key script. What it does not know it leaves to Blinka.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

from displayio import Bitmap, Group, Palette, TileGrid
from displayio._area import Area
from displayio._tilegrid import _palette_table

# One row of one tile: where each run of opaque pixels begins and ends, and its pixels.
Runs = list[tuple[int, int, memoryview]]
_MOST_SHEETS = 64


class _Sheet:
    """A bitmap seen through a palette, cut into tiles, each as rows of runs."""

    def __init__(self, grid: TileGrid, colorspace: Any) -> None:
        self._bitmap = grid._bitmap
        self._width, self._height = grid._tile_width, grid._tile_height
        self._across = grid._bitmap_width_in_tiles
        values = 1 << grid._bitmap._bits_per_value
        self._colours, self._opaque = _palette_table(grid._pixel_shader, colorspace, values)
        self._tiles: dict[int, list[Runs]] = {}

    def tile(self, number: int) -> list[Runs]:
        """Return the rows of a tile, from the top."""
        if number not in self._tiles:
            x = number % self._across * self._width
            y = number // self._across * self._height
            self._tiles[number] = [self._runs(x, y + row) for row in range(self._height)]
        return self._tiles[number]

    def _runs(self, x: int, y: int) -> Runs:
        bitmap = self._bitmap
        # Blinka, too, takes what lies beyond the bitmap as 0.
        inside = y < bitmap.height
        values = [
            bitmap[x + i, y] if inside and x + i < bitmap.width else 0 for i in range(self._width)
        ]
        runs: Runs = []
        start = 0
        while start < self._width:
            end = start
            while end < self._width and self._opaque[values[end]]:
                end += 1
            if end > start:
                pixels = b"".join(
                    self._colours[value].to_bytes(2, "little") for value in values[start:end]
                )
                runs.append((start, end, memoryview(pixels).cast("H")))
            start = end + 1
        return runs


class Painter:
    """Stands in for `fill_area` of one display's core (16-bit colours)."""

    def __init__(self, core: Any) -> None:
        self._core = core
        self._blinka = core.fill_area
        self._sheets: dict[Any, _Sheet] = {}

    def fill_area(self, area: Area, mask: memoryview, buffer: memoryview) -> bool:
        """Paint the layers that touch `area` into `buffer`, row after row."""
        layers = [] if self._core.current_group is None else _layers(self._core.current_group)
        grids = list(layers)
        if not all(_is_plain(grid) for grid in grids):
            return self._blinka(area, mask, buffer)
        target = buffer.cast("B").cast("H")
        overlap = Area()
        for grid in grids:
            if area.compute_overlap(grid._current_area, overlap):
                self._paint(grid, area, overlap, target)
        return True

    def _paint(self, grid: TileGrid, area: Area, overlap: Area, target: memoryview) -> None:
        """Paint the part `overlap` of a grid, over what is there."""
        sheet = self._sheet(grid)
        left, top = grid._current_area.x1, grid._current_area.y1
        wide, high = grid._tile_width, grid._tile_height
        columns = range((overlap.x1 - left) // wide, (overlap.x2 - left + wide - 1) // wide)
        for row in range((overlap.y1 - top) // high, (overlap.y2 - top + high - 1) // high):
            line = row * grid._width_in_tiles
            for column in columns:
                x, y = left + column * wide, top + row * high
                _paint_tile(sheet.tile(grid._tiles[line + column]), x, y, area, overlap, target)

    def _sheet(self, grid: TileGrid) -> _Sheet:
        bitmap = grid._bitmap
        key = (
            zlib.crc32(bitmap._data),
            (bitmap.width, bitmap.height, bitmap._bits_per_value),
            (grid._tile_width, grid._tile_height),
            tuple([(colour.rgb888, colour.transparent) for colour in grid._pixel_shader._colors]),
        )
        sheet = self._sheets.get(key)
        if sheet is None:
            if len(self._sheets) >= _MOST_SHEETS:
                self._sheets.clear()
            sheet = self._sheets[key] = _Sheet(grid, self._core.colorspace)
        return sheet


def _paint_tile(
    rows: list[Runs], x: int, y: int, area: Area, overlap: Area, target: memoryview
) -> None:
    """Paint a tile whose top left pixel is at (x, y) of the screen, as far as in `overlap`."""
    width = area.x2 - area.x1
    first, last = max(overlap.y1 - y, 0), min(overlap.y2 - y, len(rows))
    low, high = overlap.x1 - x, overlap.x2 - x
    at = (y + first - area.y1) * width + x - area.x1
    for row in rows[first:last]:
        for start, end, pixels in row:
            if low <= start and end <= high:
                target[at + start : at + end] = pixels
            elif start < high and end > low:
                a, b = max(start, low), min(end, high)
                target[at + a : at + b] = pixels[a - start : b - start]
        at += width


def _layers(group: Group) -> Iterator[Any]:
    """Yield what is not hidden of a group and of those within, the lowest first."""
    if group._hidden_group:
        return
    for layer in group._layers:
        if isinstance(layer, Group):
            yield from _layers(layer)
        elif not isinstance(layer, TileGrid):
            yield layer
        elif not (layer._hidden_tilegrid or layer._hidden_by_parent):
            yield layer


def _is_plain(layer: Any) -> bool:
    """True for a TileGrid of a bitmap and a palette, neither turned, scaled nor scrolled."""
    if type(layer) is not TileGrid or layer._flip_x or layer._flip_y or layer._transpose_xy:
        return False
    if layer._top_left_x or layer._top_left_y:
        return False
    transform = layer._absolute_transform
    if transform.transpose_xy or (transform.dx, transform.dy, transform.scale) != (1, 1, 1):
        return False
    bitmap, palette = layer._bitmap, layer._pixel_shader
    if type(bitmap) is not Bitmap or bitmap._bits_per_value > 8:
        return False
    return type(palette) is Palette and not palette._dither
