# SPDX-License-Identifier: MIT
"""The stage on displayio: sprites, texts and pages are layers of one Group."""

import displayio
from micropython import const

from boards.common.art import Sheet
from boards.common.density import LETTER_HEIGHT, LETTER_WIDTH, TILE, Density
from boards.common.font import Font
from boards.common.text import Text
from boards.common.tiles import Page, Sprite

TYPE_CHECKING = False
if TYPE_CHECKING:
    import busdisplay

_COLOURS = const(16)


class Stage:
    """What the firmware draws on; later things lie over earlier ones.

    The display keeps every layer and finds what changed; show() sends just that.
    `density` says how many pixels of the panel stand for how many that the firmware draws in:
    (1, 1), (2, 1) or (3, 2). A hal takes its `width` and `height` from the stage, and tells where
    the screen is touched by `stage.density.logical(x)`.
    """

    def __init__(
        self, display: "busdisplay.BusDisplay", density: "tuple[int, int]" = (1, 1)
    ) -> None:
        self.density = Density(*density)
        self.width = self.density.logical(display.width)
        self.height = self.density.logical(display.height)
        self.tile = TILE
        self.letter_width = LETTER_WIDTH
        self.letter_height = LETTER_HEIGHT
        self._display = display
        self._atlas = Sheet(self.density.atlas, 4)
        self._font = Font(self.density.font)
        self._rgb = bytes(3 * _COLOURS)
        self.inks: "list[displayio.Palette]" = []
        self._letter_inks: "list[displayio.Palette | None]" = [None] * _COLOURS
        self._texts: "list[Text]" = []
        self.clear()

    def theme(self, colours: bytes, inks: "tuple[bytes, ...]") -> None:
        """Set the 16 screen colours (RGB) and the inks: ink n shows atlas colour c in the screen
        colour inks[n][c]. Atlas colour 0 is transparent in every ink."""
        self._rgb = bytes(colours)
        while len(self.inks) < len(inks):
            palette = displayio.Palette(_COLOURS)
            palette.make_transparent(0)
            self.inks.append(palette)
        for number, ink in enumerate(inks):
            for colour in range(1, _COLOURS):
                self.inks[number][colour] = self.rgb(ink[colour])
        for colour, letters in enumerate(self._letter_inks):
            if letters is not None:
                letters[1] = self.rgb(colour)
        for text in self._texts:
            text.repaint()

    def rgb(self, colour: int) -> int:
        """Screen colour 0..15 as 0xRRGGBB."""
        at = 3 * colour
        return self._rgb[at] << 16 | self._rgb[at + 1] << 8 | self._rgb[at + 2]

    def letter_ink(self, colour: int) -> "displayio.Palette":
        """The palette of letters in screen colour 0..15: nothing behind them."""
        palette = self._letter_inks[colour]
        if palette is None:
            palette = self._letter_inks[colour] = displayio.Palette(2)
            palette.make_transparent(0)
            palette[1] = self.rgb(colour)
        return palette

    def clear(self) -> None:
        """Forget all things. The next show() draws the screen anew, once."""
        # A fresh Group and not an emptied one: emptied, each new layer over the old ones would be
        # drawn on its own, and the screen with all of its layers two or three times over.
        self._root = displayio.Group(scale=self.density.scale)
        self._display.root_group = self._root
        self._texts.clear()

    def show(self) -> None:
        """Send what changed."""
        self._display.refresh(minimum_frames_per_second=0)

    def sprite(self, x: int, y: int, columns: int, rows: int, ink: int = 0) -> Sprite:
        """A grid of atlas tiles, all empty, its top left pixel at x, y."""
        out = self.density.out
        grid = self._atlas.grid(self.inks[ink], columns, rows, out(x), out(y))
        self._root.append(grid)
        return Sprite(grid, self, ink)

    def text(self, x: int, y: int, columns: int, colour: int) -> Text:
        """One line of at most `columns` letters, the first letter's top left pixel at x, y."""
        text = Text(self, self._font, x, y, columns, colour)
        self._root.append(text)
        self._texts.append(text)
        return text

    def page(self, x: int, y: int, columns: int, rows: int, colour: int) -> Page:
        """A grid of letters, all blank."""
        out = self.density.out
        grid = self._font.grid(self.letter_ink(colour), columns, rows, out(x), out(y))
        self._root.append(grid)
        return Page(grid, self, self._font, colour)
