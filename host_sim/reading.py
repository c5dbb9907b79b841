# SPDX-License-Identifier: MIT
"""What a person reads on the screen: the letters that displayio holds and the panel shows."""

from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from host_sim import letters
from host_sim.panel import St7735r


class Text(NamedTuple):
    """A row of letters, single blanks between its words.

    Of the `inked` pixels of its letters `inside` lie in the window and `seen` are shown there: the
    others are under something else.
    """

    y: int
    x: int
    text: str
    inked: int
    inside: int
    seen: int


def texts(root: Any, panel: St7735r) -> list[Text]:
    """Return the texts of a root Group that can be read, from the top, left to right.

    One that is mostly covered, or not yet sent to the panel, cannot.
    """
    return sorted(text for text in _all(root, panel) if 2 * text.seen >= text.inked)


def spoilt(root: Any, panel: St7735r) -> list[Text]:
    """Return the texts that are cut off or partly covered.

    One under other letters of its own colour shows some of its pixels by chance, so less than a
    quarter counts as nothing.
    """
    return sorted(
        text
        for text in _all(root, panel)
        if 0 < text.inside < text.inked or text.inside <= 4 * text.seen < 4 * text.inside
    )


def _all(root: Any, panel: St7735r) -> Iterator[Text]:
    """Yield every text of a root Group or None."""
    font = letters.of_firmware()
    pixels = panel.pixels()
    for grid, x, y in _grids(root, 0, 0) if root is not None else ():
        if not font.fit(grid):
            continue
        for row in range(grid.height):
            glyphs = [grid[column, row] for column in range(grid.width)]
            line = "".join(map(font.letter, glyphs))
            if text := " ".join(line.split()):
                top = y + row * font.height
                counts = _count(glyphs, x, top, _rgb565(grid), pixels, panel)
                yield Text(top, x, text, *counts)


def _grids(group: Any, x: int, y: int) -> Iterator[tuple[Any, int, int]]:
    """Yield each shown TileGrid below a group with the place of its top left pixel."""
    from displayio import Group, TileGrid

    if group.hidden:
        return
    x += group.x
    y += group.y
    for layer in group:
        if isinstance(layer, Group):
            yield from _grids(layer, x, y)
        elif isinstance(layer, TileGrid) and not layer.hidden:
            yield layer, x + layer.x, y + layer.y


def _rgb565(grid: Any) -> int:
    """Return the colour of a grid's letters as the panel holds it."""
    red, green, blue = grid.pixel_shader[1].to_bytes(3, "big")
    return red >> 3 << 11 | green >> 2 << 5 | blue >> 3


def _count(
    glyphs: list[int], left: int, top: int, colour: int, pixels: "array[int]", panel: St7735r
) -> tuple[int, int, int]:
    """Return how many pixels a row of glyphs inks, how many lie inside and how many show."""
    font = letters.of_firmware()
    width, height = panel.width, panel.height
    inked = inside = seen = 0
    for glyph in glyphs:
        cell = font.inked(glyph)
        inked += len(cell)
        for x, y in cell:
            x += left
            y += top
            if 0 <= x < width and 0 <= y < height:
                inside += 1
                seen += pixels[y * width + x] == colour
        left += font.width
    return inked, inside, seen
