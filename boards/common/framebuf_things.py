# SPDX-License-Identifier: MIT
"""What lies on a framebuf stage: sprites of the atlas, texts and pages of letters."""

from framebuf import RGB565, FrameBuffer
from micropython import const

from boards.common.art_file import cell

TYPE_CHECKING = const(0)  # what it guards is not even compiled
if TYPE_CHECKING:
    from typing import Any

    from boards.common.framebuf_stage import Sheet, Stage

# What stands before the cells.
_COLUMNS = const(0)
_INK = const(1)
_STATE = const(2)
_HEAD = const(3)
_PLAIN = const(224)  # as in framebuf_stage.py
# Bits of the state.
_HIDDEN = const(1)
_EVEN = const(2)  # all cells show one tile

# A spot is left * 2**13 + top, each of them from -4096 to 4095 and counted from there.
_SHIFT = const(13)
_MASK = const(8191)
_ZERO = const(4096)


class Grid:
    """Cells of one size, a byte each, drawn through a palette; cell 0 shows nothing.

    There are dozens of these, so everything is packed: on MicroPython two attributes take half of
    the memory of three.
    """

    stage: "Stage"  # the one stage there is
    sheet: "Sheet"  # what its cells are cut from
    at = 0  # where it is on the panel

    def __init__(self, x: int, y: int, columns: int, rows: int, ink: int = 0) -> None:
        held = self.held = bytearray(_HEAD + columns * rows)
        held[_COLUMNS] = columns
        held[_INK] = ink
        held[_STATE] = _HIDDEN
        self.move(x, y)
        held[_STATE] = 0
        self.stage.things.append(self)

    def __getattr__(self, name: str) -> "Any":
        """x, y (where it is on the screen) and hidden; and as they are on the panel left, top,
        columns, cells, palette."""
        held, back = self.held, self.stage.density.back
        left, top = (self.at >> _SHIFT) - _ZERO, (self.at & _MASK) - _ZERO
        if name == "x":
            return back(left)
        if name == "y":
            return back(top)
        if name == "hidden":
            return bool(held[_STATE] & _HIDDEN)
        if name == "left":
            return left
        if name == "top":
            return top
        if name == "columns":
            return held[_COLUMNS]
        if name == "cells":
            return held[_HEAD:]
        if name == "palette":
            return self.stage.ink(held[_INK], self.sheet.extra)
        raise AttributeError(name)

    def move(self, x: int, y: int) -> None:
        """Put its top left pixel at x, y; what lies off the screen is cut off."""
        out = self.stage.density.out
        spot = (out(x) + _ZERO << _SHIFT) + out(y) + _ZERO
        if spot != self.at:
            self._change()
            self.at = spot
            self._change()

    def hide(self, hidden: bool = True) -> None:
        """Take it off the screen, or put it back where it was in the order of things."""
        held = self.held
        if hidden != held[_STATE] & _HIDDEN:
            held[_STATE] &= _EVEN
            self._change()
            held[_STATE] |= hidden

    def _change(self, column: int = 0, row: int = 0, columns: int = 0, rows: int = 1) -> None:
        """Some cells are to be drawn anew, or all of them."""
        held = self.held
        if held[_STATE] & _HIDDEN:
            return
        if not columns:
            columns = held[_COLUMNS]
            rows = (len(held) - _HEAD) // columns
        wide, high = self.sheet.width, self.sheet.height
        left = (self.at >> _SHIFT) - _ZERO + column * wide
        top = (self.at & _MASK) - _ZERO + row * high
        self.stage.dirt.add(left, top, left + columns * wide, top + rows * high)

    def _ink(self, number: int) -> None:
        """Show it in another ink: one of the theme, or letters in a screen colour 0..15."""
        if self.held[_INK] != number:
            self.held[_INK] = number
            self._change()

    def fill(self, tile: int = 0) -> None:
        """Show `tile` in every cell."""
        held = self.held
        held[_STATE] |= _EVEN
        same = True
        for at in range(_HEAD, len(held)):
            if held[at] != tile:
                held[at] = tile
                same = False
        if not same:
            self._change()

    def _put(self, column: int, row: int, text: str) -> None:
        """Write letters from that cell on, at most to the end of the row."""
        held, extra = self.held, self.sheet.extra
        columns = held[_COLUMNS]
        at = _HEAD + row * columns
        held[_STATE] &= _HIDDEN
        first = end = 0
        for letter in text[: columns - column]:
            number = cell(letter, extra)
            if held[at + column] != number:
                held[at + column] = number
                if not end:
                    first = column
                end = column + 1
            column += 1
        if end:
            self._change(first, row, end - first)

    def draw(self, pixels: memoryview, left: int, top: int, right: int, bottom: int) -> None:
        """Draw what is in that part of the panel on its `pixels`."""
        held, y, bottom = self.held, (self.at & _MASK) - _ZERO - top, bottom - top
        if y >= bottom or held[_STATE] & _HIDDEN:
            return
        sheet, columns = self.sheet, held[_COLUMNS]
        high, rows = sheet.height, (len(held) - _HEAD) // columns
        if y + rows * high <= 0:
            return
        wide, x, right = sheet.width, (self.at >> _SHIFT) - _ZERO - left, right - left
        if x >= right or x + columns * wide <= 0:
            return
        stage, strip, places = self.stage, sheet.strip, sheet.places
        palette, key = stage.ink(held[_INK], sheet.extra), stage.colours[0]
        first = -x // wide if x < 0 else 0
        end = min((right - x + wide - 1) // wide, columns) - first
        x += first * wide
        row = -y // high if y < 0 else 0
        y += row * high
        while y < bottom and row < rows:
            begin = y if y > 0 else 0
            tall = min(y + high, bottom) - begin
            window = FrameBuffer(pixels[2 * right * begin :], right, tall, RGB565)
            blit, across, line = window.blit, x, _HEAD + row * columns + first
            y += high
            begin = y - begin
            for at in range(line, line + end):
                tile = held[at]
                if tile:
                    place = places[tile] or sheet.load(tile)
                    if place < _PLAIN:
                        blit(strip, across, begin - place * high, key, palette)
                    else:
                        colour = palette.pixel(place - _PLAIN, 0)
                        window.fill_rect(across, 0, wide, tall, colour)
                across += wide
            row += 1

    def lay(self, pixels: memoryview, left: int, top: int, right: int, bottom: int) -> bool:
        """What draw() does, if it shows one tile all over that part of the panel; else False.

        Under most frames is such a thing. Rows that were drawn once are copied: to draw them tile
        by tile takes half of the time of a screen.
        """
        held, sheet, stage = self.held, self.sheet, self.stage
        wide, high, columns = sheet.width, sheet.height, held[_COLUMNS]
        tile = held[_HEAD]
        x = (self.at >> _SHIFT) - _ZERO
        y = (self.at & _MASK) - _ZERO - top
        if held[_STATE] != _EVEN or not tile or x > left or y > 0:
            return False
        rows = (len(held) - _HEAD) // columns
        if x + columns * wide < right or y + rows * high < bottom - top:
            return False
        below = stage.below
        across = len(below) // high
        drawn = (tile << 8 | held[_INK]) << 4 | x % wide
        if drawn != stage.drawn:
            stage.drawn = drawn
            frame = FrameBuffer(below, across // 2, high, RGB565)
            palette = stage.ink(held[_INK], sheet.extra)
            place = sheet.places[tile] or sheet.load(tile)
            frame.fill(palette.pixel(place - _PLAIN, 0) if place >= _PLAIN else 0)
            key, place = stage.colours[0], high - place * high
            for begin in range(x % wide - wide, across // 2, wide):
                frame.blit(sheet.strip, begin, place, key, palette)
        at, end, width, row = 0, len(pixels), 2 * (right - left), -y % high
        while at < end:
            # Rows of the whole panel follow each other here as there.
            count = min((high - row) * width, end - at) if width == across else width
            begin = row * across + 2 * left
            pixels[at : at + count] = below[begin : begin + count]
            at += count
            row = (row + count // width) % high
        return True


class Sprite(Grid):
    """Tiles of the atlas in one ink of the theme. Tile 0 is empty."""

    ink = Grid._ink

    def put(self, column: int, row: int, tile: int) -> None:
        """Show `tile` in one cell."""
        held = self.held
        at = _HEAD + row * held[_COLUMNS] + column
        if held[at] != tile:
            held[at] = tile
            held[_STATE] &= _HIDDEN
            self._change(column, row, 1)


class Page(Grid):
    """Letters in rows and columns."""

    colour = Grid._ink
    write = Grid._put
    clear = Grid.fill


class Text(Grid):
    """One line of letters. `text` is what stands there."""

    colour = Grid._ink
    text = ""

    def write(self, text: str) -> None:
        """Show `text`, as much of it as fits in the columns."""
        text = text[: self.held[_COLUMNS]]
        if text != self.text:
            blank = len(self.text) - len(text)
            self.text = text
            self._put(0, 0, text + " " * blank)
