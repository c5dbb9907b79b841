# SPDX-License-Identifier: MIT
"""One line of text, as a label of adafruit_display_text."""

from adafruit_display_text import LabelBase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from boards.common.displayio_stage import Stage
    from boards.common.font import Font


class Text(LabelBase):
    """A label whose letters are the cells of one TileGrid of the font, `columns` wide.

    The library's own two kinds were measured against it, 20 letters, MicroPython on 64 bits:
    bitmap_label takes 20.6 KB of code, label 13.6, this 10; a label of the first 1.7 KB, of the
    second 5.4, of this 1.3; and a write 107, 60, 14 us (about 10, 6 and 1.4 ms on a PyBadge).
    Here, too, only the letters that differ are sent to the screen. (And bitmap_label draws from
    fonts of one row only.)
    """

    def __init__(
        self, stage: "Stage", font: "Font", x: int, y: int, columns: int, colour: int
    ) -> None:
        super().__init__(font, x=x, y=y, color=stage.rgb(colour))
        self._stage = stage
        self._cell = font.cell
        self._colour = colour
        self._cells = font.grid(self._palette, columns, 1)
        self._stand(x, y)
        self._local_group.append(self._cells)

    def write(self, text: str) -> None:
        """Show `text`, as much of it as fits in the columns."""
        self.text = text[: self._cells.width]

    def colour(self, colour: int) -> None:
        """Show it in screen colour 0..15."""
        if colour != self._colour:
            self._colour = colour
            self.repaint()

    def repaint(self) -> None:
        """Take the colour from the stage's theme again."""
        rgb = self._stage.rgb(self._colour)
        if rgb != self.color:
            self.color = rgb

    def move(self, x: int, y: int) -> None:
        """Put the first letter's top left pixel at x, y."""
        if self.x != x:
            self.x = x
        if self.y != y:
            self.y = y
        self._stand(x, y)

    def _stand(self, x: int, y: int) -> None:
        """Put the letters where the density wants them: a Group knows only the x and y that it
        was told, and the TileGrid in it makes up the rest."""
        out = self._stage.density.out
        x, y = out(x) - x, out(y) - y
        if self._cells.x != x:
            self._cells.x = x
        if self._cells.y != y:
            self._cells.y = y

    def hide(self, hidden: bool = True) -> None:
        """Take it off the screen, or put it back."""
        if self.hidden != hidden:
            self.hidden = hidden

    # --- what a label must bring

    def _set_text(self, new_text: str, scale: int) -> None:
        self._text = new_text
        cells = self._cells
        column = 0
        for letter in new_text:
            cell = self._cell(letter)
            if cells[column] != cell:
                cells[column] = cell
            column += 1
        for column in range(len(new_text), cells.width):
            if cells[column]:
                cells[column] = 0

    def _set_background_color(self, new_color: "int | None") -> None:
        self._palette.make_transparent(0)
