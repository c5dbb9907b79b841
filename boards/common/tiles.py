# SPDX-License-Identifier: MIT
"""Grids of tiles: sprites of the atlas, pages of letters."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import displayio

    from boards.common.displayio_stage import Stage
    from boards.common.font import Font


class Grid:
    """A TileGrid that is told of real changes only: setting a property, even to the value it has,
    makes the display send the whole area again."""

    def __init__(self, grid: "displayio.TileGrid", stage: "Stage") -> None:
        self._grid = grid
        self._stage = stage

    @property
    def x(self) -> int:
        """Pixels from the screen's left edge."""
        return self._stage.density.back(self._grid.x)

    @property
    def y(self) -> int:
        """Pixels from the screen's top edge."""
        return self._stage.density.back(self._grid.y)

    @property
    def hidden(self) -> bool:
        """Whether hide() took it off the screen."""
        return self._grid.hidden

    def move(self, x: int, y: int) -> None:
        """Put its top left pixel at x, y; what lies off the screen is cut off."""
        out = self._stage.density.out
        x, y = out(x), out(y)
        if self._grid.x != x:
            self._grid.x = x
        if self._grid.y != y:
            self._grid.y = y

    def hide(self, hidden: bool = True) -> None:
        """Take it off the screen, or put it back where it was in the order of things."""
        if self._grid.hidden != hidden:
            self._grid.hidden = hidden

    def fill(self, tile: int) -> None:
        """Show `tile` in every cell."""
        grid = self._grid
        for cell in range(grid.width * grid.height):
            if grid[cell] != tile:
                grid[cell] = tile


class Sprite(Grid):
    """Tiles of the atlas in one ink of the theme. Tile 0 is empty."""

    def __init__(self, grid: "displayio.TileGrid", stage: "Stage", ink: int) -> None:
        super().__init__(grid, stage)
        self._ink = ink

    def put(self, column: int, row: int, tile: int) -> None:
        """Show `tile` in one cell."""
        if self._grid[column, row] != tile:
            self._grid[column, row] = tile

    def ink(self, number: int) -> None:
        """Show it in another ink."""
        if number != self._ink:
            self._ink = number
            self._grid.pixel_shader = self._stage.inks[number]


class Page(Grid):
    """Letters, a byte each: the lean way for a screen full of text."""

    def __init__(
        self, grid: "displayio.TileGrid", stage: "Stage", font: "Font", colour: int
    ) -> None:
        super().__init__(grid, stage)
        self._font = font
        self._colour = colour

    def write(self, column: int, row: int, text: str) -> None:
        """Write from that cell on, at most to the end of the row."""
        grid = self._grid
        for letter in text[: grid.width - column]:
            cell = self._font.cell(letter)
            if grid[column, row] != cell:
                grid[column, row] = cell
            column += 1

    def clear(self) -> None:
        """Blank every cell."""
        self.fill(0)

    def colour(self, colour: int) -> None:
        """Show it in screen colour 0..15."""
        if colour != self._colour:
            self._colour = colour
            self._grid.pixel_shader = self._stage.letter_ink(colour)
