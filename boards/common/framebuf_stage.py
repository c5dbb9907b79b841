# SPDX-License-Identifier: MIT
"""The stage on framebuf: no frame in memory, the panel gets band after band of what changed."""

import framebuf
from micropython import const

from boards.common.density import LETTER_HEIGHT, LETTER_WIDTH, TILE, Density
from boards.common.dirt import Dirt
from boards.common.framebuf_art import Font, Sheet
from boards.common.framebuf_ground import Ground
from boards.common.framebuf_things import Page, Sprite, Text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from framebuf import FrameBuffer

    from boards.common.framebuf_things import Grid

    class Panel(Protocol):
        """What a stage draws on."""

        width: int
        height: int

        def window(self, x: int, y: int, width: int, height: int) -> None:
            """Begin to write pixels there, row after row."""

        def write(self, pixels: "bytearray | memoryview") -> None:
            """The window's next pixels: RGB565, the high byte first."""

_COLOURS = const(16)
_BAND = const(16)  # rows of the whole panel in the buffer; a narrower area has more of them


class Stage:
    """What the firmware draws on; later things lie over earlier ones.

    A window of the panel is written in as many pieces as it takes. `density` is that of
    displayio_stage.py, save that a whole one can only be 1.
    """

    def __init__(self, panel: "Panel", density: "tuple[int, int]" = (1, 1)) -> None:
        self.density = Density(*density)
        if self.density.scale > 1:
            raise ValueError("A framebuf stage cannot repeat pixels: give it art of its own.")
        self.width = self.density.logical(panel.width)
        self.height = self.density.logical(panel.height)
        self.tile = TILE
        self.letter_width = LETTER_WIDTH
        self.letter_height = LETTER_HEIGHT
        self._panel = panel
        self._band = bytearray(2 * _BAND * panel.width)
        self._ground = Ground(panel.width, self.density.out(TILE))
        self.atlas = Sheet(self.density.atlas)
        self.font = Font(self.density.font)
        self._rgb565 = [0] * _COLOURS
        self._key = 1
        self.inks: "list[FrameBuffer]" = []
        self._letter_inks: "list[FrameBuffer | None]" = [None] * _COLOURS
        self.things: "list[Grid]" = []
        self.dirt = Dirt(panel.width, panel.height)
        self.clear()

    def theme(self, colours: bytes, inks: "tuple[bytes, ...]") -> None:
        """Set the 16 screen colours (RGB) and the inks: ink n shows atlas colour c in the screen
        colour inks[n][c]. Atlas colour 0 is transparent in every ink."""
        for colour in range(_COLOURS):
            self._rgb565[colour] = _swapped(*colours[3 * colour : 3 * colour + 3])
        # What is transparent is told by a colour that nothing has.
        self._key = 0
        while self._key in self._rgb565:
            self._key += 1
        changed = False
        while len(self.inks) < len(inks):
            self.inks.append(_palette(_COLOURS))
        for number, ink in enumerate(inks):
            changed |= self._dye(self.inks[number], ink)
        for colour, letters in enumerate(self._letter_inks):
            if letters is not None:
                changed |= self._dye(letters, bytes((0, colour)))
        if changed:
            self._ground.spoil()
            self._all_dirty()

    def _dye(self, palette: "FrameBuffer", ink: bytes) -> bool:
        """Give a palette the screen colours of an ink; True if that changed any."""
        changed = False
        for colour in range(len(ink)):
            pixel = self._rgb565[ink[colour]] if colour else self._key
            if palette.pixel(colour, 0) != pixel:
                palette.pixel(colour, 0, pixel)
                changed = True
        return changed

    def letter_ink(self, colour: int) -> "FrameBuffer":
        """The palette of letters in screen colour 0..15: nothing behind them."""
        palette = self._letter_inks[colour]
        if palette is None:
            palette = self._letter_inks[colour] = _palette(2)
            self._dye(palette, bytes((0, colour)))
        return palette

    def clear(self) -> None:
        """Forget all things. The next show() draws the screen anew, once."""
        for thing in self.things:
            thing.hidden = True  # one that is kept too long changes nothing any more
        self.things.clear()
        self.even = False  # whether the lowest thing shows one tile everywhere
        self._all_dirty()

    def lowest(self) -> "Grid | None":
        """The thing under all others."""
        return self.things[0] if self.things else None

    def _all_dirty(self) -> None:
        self.dirt.add(0, 0, self._panel.width, self._panel.height)

    def show(self) -> None:
        """Send what changed."""
        areas = self.dirt.areas
        while areas:
            self._send(*areas.pop())

    def _send(self, x1: int, y1: int, x2: int, y2: int) -> None:
        """Draw and send one area of the panel, band after band."""
        things = [thing for thing in self.things if thing.touches(x1, y1, x2, y2)]
        width = x2 - x1
        self._panel.window(x1, y1, width, y2 - y1)
        high = min(len(self._band) // (2 * width), y2 - y1)
        frame = framebuf.FrameBuffer(self._band, width, high, framebuf.RGB565)
        sent = memoryview(self._band)
        ground = None
        if self._is_ground(things, x1, y1, x2, y2):
            ground = self._ground
            ground.render(things.pop(0), self._key)
        while y1 < y2:
            end = min(y1 + high, y2)
            if ground is None:
                frame.fill(0)
            else:
                ground.lay(sent, x1, y1, x2, end)
            for thing in things:
                if thing.touches(x1, y1, x2, end):
                    thing.draw(frame, x1, y1, x2, end, self._key)
            self._panel.write(sent[: 2 * width * (end - y1)])
            y1 = end

    def _is_ground(self, things: "list[Grid]", x1: int, y1: int, x2: int, y2: int) -> bool:
        """Whether under these things one tile is repeated all over that area."""
        if not self.even or not things or things[0] is not self.things[0]:
            return False
        return things[0].cells[0] > 0 and things[0].covers(x1, y1, x2, y2)

    def sprite(self, x: int, y: int, columns: int, rows: int, ink: int = 0) -> Sprite:
        """A grid of atlas tiles, all empty, its top left pixel at x, y."""
        made = Sprite(self, self.inks[ink], x, y, columns, rows)
        self.things.append(made)
        return made

    def text(self, x: int, y: int, columns: int, colour: int) -> Text:
        """One line of at most `columns` letters, the first letter's top left pixel at x, y."""
        made = Text(self, self.letter_ink(colour), x, y, columns, 1)
        self.things.append(made)
        return made

    def page(self, x: int, y: int, columns: int, rows: int, colour: int) -> Page:
        """A grid of letters, all blank."""
        made = Page(self, self.letter_ink(colour), x, y, columns, rows)
        self.things.append(made)
        return made


def _palette(colours: int) -> "FrameBuffer":
    return framebuf.FrameBuffer(bytearray(2 * colours), colours, 1, framebuf.RGB565)


def _swapped(red: int, green: int, blue: int) -> int:
    """A colour as the panel wants its two bytes, read as these little-endian chips read them."""
    high = red & 0xF8 | green >> 5
    low = green << 3 & 0xE0 | blue >> 3
    return low << 8 | high
