# SPDX-License-Identifier: MIT
"""What lies on a framebuf stage: sprites of the atlas, texts and pages of letters."""

from micropython import const

_ONE_COLOUR = const(128)  # as in framebuf_art.py

TYPE_CHECKING = False
if TYPE_CHECKING:
    from framebuf import FrameBuffer

    from boards.common.framebuf_art import Font, Sheet
    from boards.common.framebuf_stage import Stage


class Grid:
    """Cells of one size, a byte each, drawn through a palette; cell 0 shows nothing.

    `left` and `top` are its place on the panel. There are dozens of these, so what can be worked
    out is not kept.
    """

    def __init__(
        self, stage: "Stage", palette: "FrameBuffer", x: int, y: int, columns: int, rows: int
    ) -> None:
        self.hidden = False
        self.columns = columns
        self.cells = bytearray(columns * rows)
        self.palette = palette
        self.stage = stage
        self._place(x, y)

    @property
    def sheet(self) -> "Sheet":
        """What its tiles are cut from."""
        return self.stage.atlas

    @property
    def x(self) -> int:
        """Pixels from the screen's left edge."""
        return self.stage.density.back(self.left)

    @property
    def y(self) -> int:
        """Pixels from the screen's top edge."""
        return self.stage.density.back(self.top)

    def move(self, x: int, y: int) -> None:
        """Put its top left pixel at x, y; what lies off the screen is cut off."""
        out = self.stage.density.out
        if out(x) != self.left or out(y) != self.top:
            self._changed()
            self._place(x, y)
            self._changed()

    def _place(self, x: int, y: int) -> None:
        out = self.stage.density.out
        self.left = out(x)
        self.top = out(y)

    def hide(self, hidden: bool = True) -> None:
        """Take it off the screen, or put it back where it was in the order of things."""
        if self.hidden != hidden:
            self.hidden = False
            self._changed()
            self.hidden = hidden

    def _changed(self) -> None:
        """All of it is to be drawn anew."""
        self._dirty(0, 0, self.columns, len(self.cells) // self.columns)

    def _dirty(self, column: int, row: int, end: int, last: int) -> None:
        """Some cells are to be drawn anew, from one to before another."""
        if not self.hidden:
            sheet = self.sheet
            self.stage.dirt.add(
                self.left + column * sheet.width,
                self.top + row * sheet.height,
                self.left + end * sheet.width,
                self.top + last * sheet.height,
            )

    def _tint(self, palette: "FrameBuffer") -> None:
        if palette is not self.palette:
            self.palette = palette
            self._changed()

    def fill(self, tile: int) -> None:
        """Show `tile` in every cell."""
        cells = self.cells
        same = True
        for at in range(len(cells)):
            if cells[at] != tile:
                cells[at] = tile
                same = False
        if self.stage.lowest() is self:
            self.stage.even = True
        if not same:
            self._changed()

    def touches(self, x1: int, y1: int, x2: int, y2: int) -> bool:
        """True if it may show something in that part of the panel."""
        if self.hidden or self.left >= x2 or self.top >= y2:
            return False
        right, bottom = self._end()
        return right > x1 and bottom > y1

    def covers(self, x1: int, y1: int, x2: int, y2: int) -> bool:
        """True if its cells reach over all of that part of the panel."""
        right, bottom = self._end()
        return self.left <= x1 and self.top <= y1 and right >= x2 and bottom >= y2

    def _end(self) -> "tuple[int, int]":
        """The pixels of the panel to the right of it and below."""
        sheet, columns = self.sheet, self.columns
        rows = len(self.cells) // columns
        return self.left + columns * sheet.width, self.top + rows * sheet.height

    def draw(self, frame: "FrameBuffer", x1: int, y1: int, x2: int, y2: int, key: int) -> None:
        """Draw what is in that part of the panel on a frame whose top left pixel is x1, y1.

        `key` is the colour that is not drawn.
        """
        sheet, cells, palette = self.sheet, self.cells, self.palette
        wide, high = sheet.width, sheet.height
        places, slots, blit = sheet.at, sheet.slots, frame.blit
        begin = max((x1 - self.left) // wide, 0)
        end = min((x2 - self.left + wide - 1) // wide, self.columns)
        last = min((y2 - self.top + high - 1) // high, len(cells) // self.columns)
        for row in range(max((y1 - self.top) // high, 0), last):
            line = row * self.columns
            x = self.left + begin * wide - x1
            y = self.top + row * high - y1
            for at in range(line + begin, line + end):
                cell = cells[at]
                if cell:
                    place = places[cell]
                    if 0 < place < _ONE_COLOUR:  # what Sheet.draw does, for most of them
                        blit(slots[place - 1], x, y, key, palette)
                    else:
                        sheet.draw(frame, cell, x, y, key, palette)
                x += wide


class Sprite(Grid):
    """Tiles of the atlas in one ink of the theme. Tile 0 is empty."""

    def put(self, column: int, row: int, tile: int) -> None:
        """Show `tile` in one cell."""
        at = row * self.columns + column
        if self.cells[at] != tile:
            self.cells[at] = tile
            if self.stage.lowest() is self:
                self.stage.even = False
            self._dirty(column, row, column + 1, row + 1)

    def ink(self, number: int) -> None:
        """Show it in another ink."""
        self._tint(self.stage.inks[number])


class Letters(Grid):
    """Cells that are letters."""

    @property
    def sheet(self) -> "Font":
        """What its letters are cut from."""
        return self.stage.font

    def colour(self, colour: int) -> None:
        """Show it in screen colour 0..15."""
        self._tint(self.stage.letter_ink(colour))

    def _put(self, column: int, row: int, text: str) -> None:
        """Write from that cell on, at most to the end of the row."""
        cells, cell = self.cells, self.sheet.cell
        at = row * self.columns
        first, end = self.columns, 0
        for letter in text[: self.columns - column]:
            number = cell(letter)
            if cells[at + column] != number:
                cells[at + column] = number
                first = min(first, column)
                end = column + 1
            column += 1
        if end:
            self._dirty(first, row, end, row + 1)


class Page(Letters):
    """Letters in rows and columns."""

    def write(self, column: int, row: int, text: str) -> None:
        """Write from that cell on, at most to the end of the row."""
        self._put(column, row, text)

    def clear(self) -> None:
        """Blank every cell."""
        self.fill(0)


class Text(Letters):
    """One line. `text` is what stands there."""

    text = ""

    def write(self, text: str) -> None:
        """Show `text`, as much of it as fits in the columns."""
        text = text[: self.columns]
        if text != self.text:
            blank = len(self.text) - len(text)
            self.text = text
            self._put(0, 0, text + " " * blank)
