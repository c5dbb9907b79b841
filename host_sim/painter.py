# SPDX-License-Identifier: MIT
"""Fills areas of a display from its layers, in runs of pixels.

Blinka's displayio does it pixel by pixel: 20 ms for a screen with a table of cards on it, nine
tenths of all the time of a key script. What it does not know it leaves to Blinka.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import astuple
from typing import Any, NamedTuple

from displayio import Bitmap, Group, Palette, TileGrid
from displayio._area import Area
from displayio._tilegrid import _palette_table

# One row of one tile: where each run of opaque pixels begins and ends, and its pixels.
Runs = list[tuple[int, int, memoryview]]
_MOST_SHEETS = 256
_sheets: dict[Any, "_Sheet"] = {}  # of all displays: the next machine shows the same tiles


class _View(NamedTuple):
    """How a TileGrid stands on the panel: x and y exchanged, then each mirrored, then enlarged."""

    turned: bool
    left: bool
    up: bool
    scale: int

    def of(self, x: int, y: int, across: int, down: int) -> tuple[int, int]:
        """Return which column and row of the grid is seen at (x, y) of across x down."""
        x = across - 1 - x if self.left else x
        y = down - 1 - y if self.up else y
        return (y, x) if self.turned else (x, y)

    def size(self, width: int, height: int) -> tuple[int, int]:
        """Return a size as it is seen, not enlarged."""
        return (height, width) if self.turned else (width, height)


class _Sheet:
    """A bitmap seen through a palette, cut into tiles, each as rows of runs.

    `wide` and `high` are those of a tile on the panel.
    """

    def __init__(self, grid: TileGrid, colorspace: Any, view: _View) -> None:
        self._bitmap = grid._bitmap
        self._view = view
        self._width, self._height = grid._tile_width, grid._tile_height
        self._seen = view.size(self._width, self._height)
        self.wide, self.high = (length * view.scale for length in self._seen)
        self._across = grid._bitmap_width_in_tiles
        values = 1 << grid._bitmap._bits_per_value
        self._colours, self._opaque = _palette_table(grid._pixel_shader, colorspace, values)
        self._tiles: dict[int, list[Runs]] = {}

    def tile(self, number: int) -> list[Runs]:
        """Return the rows of a tile as they are on the panel, from the top."""
        if number not in self._tiles:
            x = number % self._across * self._width
            y = number // self._across * self._height
            rows = [self._runs(x, y, row) for row in range(self._seen[1])]
            self._tiles[number] = [runs for runs in rows for _ in range(self._view.scale)]
        return self._tiles[number]

    def _runs(self, left: int, top: int, row: int) -> Runs:
        places = (self._view.of(column, row, *self._seen) for column in range(self._seen[0]))
        values = [self._value(left + x, top + y) for x, y in places]
        values = [value for value in values for _ in range(self._view.scale)]
        runs: Runs = []
        start = 0
        while start < self.wide:
            end = start
            while end < self.wide and self._opaque[values[end]]:
                end += 1
            if end > start:
                pixels = b"".join(
                    self._colours[value].to_bytes(2, "little") for value in values[start:end]
                )
                runs.append((start, end, memoryview(pixels).cast("H")))
            start = end + 1
        return runs

    def _value(self, x: int, y: int) -> int:
        # Blinka, too, takes what lies beyond the bitmap as 0.
        bitmap = self._bitmap
        return bitmap[x, y] if x < bitmap.width and y < bitmap.height else 0


class Painter:
    """Stands in for `fill_area` of one display's core (16-bit colours)."""

    def __init__(self, core: Any) -> None:
        self._core = core
        self._blinka = core.fill_area
        self._space = astuple(core.colorspace)

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
        turn = grid._absolute_transform
        view = _View(turn.transpose_xy, turn.dx < 0, turn.dy < 0, turn.scale)
        sheet = self._sheet(grid, view)
        left, top = grid._current_area.x1, grid._current_area.y1
        wide, high = sheet.wide, sheet.high
        across, down = view.size(grid._width_in_tiles, grid._height_in_tiles)
        columns = range((overlap.x1 - left) // wide, (overlap.x2 - left + wide - 1) // wide)
        for row in range((overlap.y1 - top) // high, (overlap.y2 - top + high - 1) // high):
            for column in columns:
                x, y = view.of(column, row, across, down)
                tile = grid._tiles[y * grid._width_in_tiles + x]
                place = left + column * wide, top + row * high
                _paint_tile(sheet.tile(tile), *place, area, overlap, target)

    def _sheet(self, grid: TileGrid, view: _View) -> _Sheet:
        bitmap = grid._bitmap
        key = (
            view,
            self._space,
            zlib.crc32(bitmap._data),
            (bitmap.width, bitmap.height, bitmap._bits_per_value),
            (grid._tile_width, grid._tile_height),
            tuple([(colour.rgb888, colour.transparent) for colour in grid._pixel_shader._colors]),
        )
        sheet = _sheets.get(key)
        if sheet is None:
            if len(_sheets) >= _MOST_SHEETS:
                _sheets.clear()
            sheet = _sheets[key] = _Sheet(grid, self._core.colorspace, view)
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
    """True for a TileGrid of a bitmap and a palette, neither turned nor scrolled."""
    if type(layer) is not TileGrid or layer._flip_x or layer._flip_y or layer._transpose_xy:
        return False
    if layer._top_left_x or layer._top_left_y:
        return False
    transform = layer._absolute_transform
    if transform.transpose_xy or not transform.dx == transform.dy == transform.scale:
        return False
    bitmap, palette = layer._bitmap, layer._pixel_shader
    if type(bitmap) is not Bitmap or bitmap._bits_per_value > 8:
        return False
    return type(palette) is Palette and not palette._dither
