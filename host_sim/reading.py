# SPDX-License-Identifier: MIT
"""What a person reads on the screen: the letters that the stage holds and the panel shows."""

from array import array
from collections.abc import Iterator
from typing import Any, NamedTuple

from host_sim import letters
from host_sim.panel import Panel


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


def texts(root: Any, panel: Panel) -> list[Text]:
    """Return the texts of a root Group or stage that can be read, from the top, left to right.

    One that is mostly covered, or not yet sent to the panel, cannot.
    """
    return sorted(text for text in _all(root, panel) if 2 * text.seen >= text.inked)


def spoilt(root: Any, panel: Panel) -> list[Text]:
    """Return the texts that are cut off or partly covered.

    One under other letters of its own colour shows some of its pixels by chance, so less than a
    quarter counts as nothing.
    """
    return sorted(
        text
        for text in _all(root, panel)
        if 0 < text.inside < text.inked or text.inside <= 4 * text.seen < 4 * text.inside
    )


class _Grid(NamedTuple):
    """Letters on the panel: numbers of glyphs, each pixel of theirs `scale` by `scale`."""

    x: int
    y: int
    scale: int
    columns: int
    glyphs: list[int]
    font: letters.Letters
    colour: int  # RGB565


def _all(root: Any, panel: Panel) -> Iterator[Text]:
    """Yield every text of a displayio root Group, a framebuf stage or None."""
    pixels = panel.pixels()
    for grid in [] if root is None else _on_stage(root) if _is_stage(root) else _in_group(root):
        font = grid.font
        for row in range(len(grid.glyphs) // grid.columns):
            glyphs = grid.glyphs[row * grid.columns : (row + 1) * grid.columns]
            line = "".join(map(font.letter, glyphs))
            if text := " ".join(line.split()):
                top = grid.y + row * font.height * grid.scale
                places = _inked(font, glyphs, grid.x, top, grid.scale)
                yield Text(top, grid.x, text, *_count(places, grid.colour, pixels, panel))


def _is_stage(root: Any) -> bool:
    return hasattr(root, "things")


def _on_stage(stage: Any) -> Iterator[_Grid]:
    """Yield the letters of a framebuf stage (boards/common/framebuf_stage.py)."""
    for thing in stage.things:
        font = letters.of_firmware(thing.sheet.width, thing.sheet.height)
        if not thing.hidden and font is not None:
            swapped = thing.palette.pixel(1, 0)
            colour = (swapped & 0xFF) << 8 | swapped >> 8
            glyphs = list(thing.cells)
            yield _Grid(thing.left, thing.top, 1, thing.columns, glyphs, font, colour)


def _in_group(root: Any) -> Iterator[_Grid]:
    """Yield the letters of a displayio Group."""
    for grid, x, y, scale in _grids(root, 0, 0, 1):
        font = letters.of_firmware(grid.tile_width, grid.tile_height)
        if font is not None and font.fit(grid):
            glyphs = [grid[cell] for cell in range(grid.width * grid.height)]
            yield _Grid(x, y, scale, grid.width, glyphs, font, _rgb565(grid))


def _grids(group: Any, x: int, y: int, scale: int) -> Iterator[tuple[Any, int, int, int]]:
    """Yield each shown TileGrid below a group that stands at x, y of the panel and whose own
    place counts in pixels of `scale`; with it the place of its top left pixel and its scale."""
    from displayio import Group, TileGrid

    if group.hidden:
        return
    x += group.x * scale
    y += group.y * scale
    scale *= group.scale
    for layer in group:
        if isinstance(layer, Group):
            yield from _grids(layer, x, y, scale)
        elif isinstance(layer, TileGrid) and not layer.hidden:
            yield layer, x + layer.x * scale, y + layer.y * scale, scale


def _rgb565(grid: Any) -> int:
    """Return the colour of a grid's letters as the panel holds it."""
    red, green, blue = grid.pixel_shader[1].to_bytes(3, "big")
    return red >> 3 << 11 | green >> 2 << 5 | blue >> 3


def _inked(
    font: letters.Letters, glyphs: list[int], left: int, top: int, scale: int
) -> Iterator[tuple[int, int]]:
    """Yield each pixel of the panel that a row of glyphs inks, inside it or not."""
    for glyph in glyphs:
        for x, y in font.inked(glyph):
            for square in range(scale * scale):
                down, across = divmod(square, scale)
                yield left + x * scale + across, top + y * scale + down
        left += font.width * scale


def _count(
    places: Iterator[tuple[int, int]], colour: int, pixels: "array[int]", panel: Panel
) -> tuple[int, int, int]:
    """Return how many pixels there are, how many lie inside and how many show the colour."""
    width, height = panel.width, panel.height
    inked = inside = seen = 0
    for x, y in places:
        inked += 1
        if 0 <= x < width and 0 <= y < height:
            inside += 1
            seen += pixels[y * width + x] == colour
    return inked, inside, seen
