# SPDX-License-Identifier: MIT
"""The stage on framebuf: no frame in memory, the panel gets band after band of what changed."""

from framebuf import GS4_HMSB, MONO_HLSB, RGB565, FrameBuffer
from micropython import const

from boards.common.art_file import FOLDER
from boards.common.density import LETTER_HEIGHT, LETTER_WIDTH, TILE, Density
from boards.common.dirt import Dirt
from boards.common.framebuf_things import Grid, Page, Sprite, Text

TYPE_CHECKING = const(0)  # what it guards is not even compiled
if TYPE_CHECKING:
    from typing import BinaryIO, Protocol

    class Panel(Protocol):
        """What a stage draws on."""

        width: int
        height: int

        def window(self, x: int, y: int, width: int, height: int) -> None:
            """Begin to write pixels there, row after row."""

        def write(self, pixels: "bytearray | memoryview") -> None:
            """The window's next pixels: RGB565, the high byte first."""


_INK = const(32)  # bytes of 16 colours
_SLOTS = const(56)  # for tiles of a size
_PLAIN = const(224)  # as in framebuf_things.py
_THINGS = const(48)  # as many as a table has; more make the list grow


class Sheet:
    """The tiles of one size in a file of firmware/art (the form: art_file.py), of `bits` bits a
    pixel; `extra` are the letters that follow the pixels.

    blit() takes whole buffers, so tiles stand one below the other in a strip: on a window that is
    no higher than a tile it shows the one that is moved there, and nothing is made for each tile.
    Only those that were read last are in the strip. `places` tells where a tile is, plus 1, or 0
    for nowhere, or _PLAIN plus the colour of all its pixels.

    Here and in framebuf_things.py names are often those that the firmware has too: MicroPython
    keeps every name for good, and the table of a game leaves room for few more.
    """

    open: "BinaryIO | None" = None  # while tiles are read for a frame

    def __init__(self, name: str, bits: int) -> None:
        form = GS4_HMSB if bits > 1 else MONO_HLSB
        self._name = FOLDER + name
        with open(self._name, "rb") as file:
            self.width, self.height, columns, rows = file.read(4)
            wide, height = (self.width * bits + 7) // 8, self.height
            tiles = bytearray(wide * height * _SLOTS)
            self.strip = FrameBuffer(tiles, self.width, height * _SLOTS, form, wide * 8 // bits)
            self._held = bytearray(_SLOTS)  # the tile in each slot
            self.places = bytearray(columns * rows)
            size, wide = wide * height, (columns * self.width * bits + 31) // 32 * 4
            self._line = bytearray(wide * height)  # a row of tiles, as the file has them
            across = columns * self.width
            self.row = FrameBuffer(self._line, across, height, form, wide * 8 // bits)
            self._columns = columns
            self.next = 0  # the slot to be filled
            for at in range(columns * rows):
                if at % columns == 0:
                    file.readinto(self._line)
                if bits > 1:
                    self.strip.blit(self.row, at % columns * -self.width, 0)
                    two = tiles[0]  # pixels
                    if two % 17 == 0 < two and tiles[:size] == bytes((two,)) * size:
                        self.places[at] = _PLAIN + two % 16
            self.extra = str(file.read(), "utf-8")

    def load(self, tile: int) -> int:
        """Read a tile into the slot that was filled longest ago; its place."""
        if self.open is None:
            self.open = open(self._name, "rb")
        self.open.seek(4 + tile // self._columns * len(self._line))
        self.open.readinto(self._line)
        slot = self.next
        self.strip.blit(self.row, tile % self._columns * -self.width, slot * self.height)
        self.places[self._held[slot]] = 0
        self._held[slot] = tile
        self.places[tile] = slot + 1
        self.next = (slot + 1) % _SLOTS
        return slot + 1


class Stage:
    """What the firmware draws on; later things lie over earlier ones. There is one at a time.

    A window of the panel is written in as many pieces as it takes. `density` is that of
    displayio_stage.py, save that a whole one can only be 1.
    """

    tile = TILE
    letter_width = LETTER_WIDTH
    letter_height = LETTER_HEIGHT
    sprite = Sprite  # made as they are called: x, y, columns, rows, and the ink or colour
    page = Page

    def __init__(self, panel: "Panel", density: "tuple[int, int]" = (1, 1)) -> None:
        self.density = Density(*density)
        if self.density.scale > 1:
            raise ValueError("A framebuf stage cannot repeat pixels: give it art of its own.")
        self.width = self.density.logical(panel.width)
        self.height = self.density.logical(panel.height)
        self._panel = panel
        # A band is as high as a letter: then no letter of a page is drawn in two pieces. Where a
        # band is narrower than the panel it has more rows.
        self._rows = memoryview(bytearray(2 * self.density.out(LETTER_HEIGHT) * panel.width))
        self.below = memoryview(bytearray(2 * self.density.out(TILE) * panel.width))
        self.drawn = 0  # what was drawn there
        Sprite.sheet = Sheet(self.density.atlas, 4)
        Page.sheet = Text.sheet = Sheet(self.density.font, 1)
        Grid.stage = self
        # The 16 screen colours, then 16 for each ink. Those of what is drawn are copied to
        # `colours`, where the first is one that is not to be seen.
        self._inks = memoryview(bytearray(_INK))
        self.colours = memoryview(bytearray(_INK))
        self.palette = FrameBuffer(self.colours, _INK // 2, 1, RGB565)
        # Room for all at once: a list that grows needs ever longer pieces of a heap full of holes.
        self.things: "list[Grid]" = [None] * _THINGS  # type: ignore[list-item]
        del self.things[:]
        self.dirt = Dirt(panel.width, panel.height)
        self.clear()

    def theme(self, colours: bytes, inks: "tuple[bytes, ...]") -> None:
        """Set the 16 screen colours (RGB) and the inks: ink n shows atlas colour c in the screen
        colour inks[n][c]. Atlas colour 0 is transparent in every ink."""
        made = memoryview(bytearray(_INK * (len(inks) + 1)))
        at = 0
        while at < _INK:
            red, green, blue = colours[at // 2 * 3 : at // 2 * 3 + 3]
            made[at] = red & 0xF8 | green >> 5
            made[at + 1] = green << 3 & 0xE0 | blue >> 3
            at += 2
        for ink in inks:
            for colour in ink:
                made[at] = made[2 * colour]
                made[at + 1] = made[2 * colour + 1]
                at += 2
        # What is transparent is told by a colour that nothing has.
        key = 0
        while key in bytes(made[:_INK]):
            key += 1
        self.colours[0] = key
        if made != self._inks:
            self._inks = made
            self.drawn = 0
            self.dirt.add(0, 0, self.dirt.width, self.dirt.height)

    def ink(self, number: int, extra: str) -> FrameBuffer:
        """The palette of an ink, till the next one is asked for; letters have but one colour."""
        if extra:
            self.colours[2:4] = self._inks[2 * number : 2 * number + 2]
        else:
            at = _INK * number + _INK
            self.colours[2:] = self._inks[at + 2 : at + _INK]
        return self.palette

    def clear(self) -> None:
        """Forget all things. The next show() draws the screen anew, once."""
        self.dirt.add(0, 0, self.dirt.width, self.dirt.height)
        for thing in self.things:
            thing.hide()  # one that is kept too long changes nothing any more
        del self.things[:]  # clear() would give the room back

    def show(self) -> None:
        """Send what changed."""
        areas = self.dirt.areas
        if not areas:
            return
        while areas:
            self._show(*areas.pop())
        for sheet in (Sprite.sheet, Page.sheet):
            if sheet.open:
                sheet.open.close()
                sheet.open = None

    def _show(self, left: int, top: int, right: int, bottom: int) -> None:
        """Draw and send one area of the panel, band after band."""
        things, width = self.things, right - left
        self._panel.window(left, top, width, bottom - top)
        high = len(self._rows) // (2 * width)
        while top < bottom:
            last = min(top + high, bottom)
            pixels = self._rows[: 2 * width * (last - top)]
            first = 0
            if things and things[0].lay(pixels, left, top, right, last):
                first = 1
            else:
                FrameBuffer(pixels, width, last - top, RGB565).fill(0)
            for at in range(first, len(things)):
                things[at].draw(pixels, left, top, right, last)
            self._panel.write(pixels)
            top = last

    def text(self, x: int, y: int, columns: int, colour: int) -> Text:
        """One line of at most `columns` letters, the first letter's top left pixel at x, y."""
        return Text(x, y, columns, 1, colour)
