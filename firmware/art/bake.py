# SPDX-License-Identifier: MIT
"""Bake the source art into the files the handheld reads (desktop only).

    python -m firmware.art.bake

Sources are text a person can edit, one letter a pixel (see README.md here): font.txt makes
font6x10.bin; the other .txt files make atlas8.bin and tiles.py. Equal tiles are kept once.
"""

import pathlib
import sys
from collections.abc import Iterator

HERE = pathlib.Path(__file__).parent
TILE = 8
COLUMNS = 16
MOST_TILES = 16 * COLUMNS  # a tile number is one byte
LETTER = (6, 10)
COLOURS = ".kwryongsflbcedp"  # letter -> atlas colour 0..15; 0 is transparent
PICTURES = ("cards.txt", "courts.txt", "table.txt", "signs.txt", "logo.txt", "decktet.txt",
            "trash.txt")
PLAIN = [chr(code) for code in range(32, 127)]


class ArtError(Exception):
    """A fault in a source file, as a sentence that names its place."""


def read_blocks(path: pathlib.Path) -> Iterator[tuple[str, list[str]]]:
    """Yield (name, rows) of every picture: a ': names' line, then rows side by side."""
    names: list[str] = []
    columns: list[list[str]] = []
    lines = path.read_text(encoding="utf-8").split("\n") + [""]
    for number, line in enumerate(lines, 1):
        if line.startswith(": "):
            names, columns = line[2:].split(), []
        elif line.startswith("#"):
            continue
        elif line.strip():
            cells = line.split()
            if len(cells) != len(names):
                raise ArtError(
                    "%s line %d: %d pictures are named above it, it has %d."
                    % (path.name, number, len(names), len(cells))
                )
            columns.append(cells)
        elif names:
            for index, name in enumerate(names):
                yield name, [cells[index] for cells in columns]
            names = []


def pixels(name: str, rows: list[str], letters: str) -> list[list[int]]:
    """The rows of a picture as lists of colour numbers, all of one width."""
    if not rows:
        raise ArtError("Picture %s: it has no rows." % name)
    for row in rows:
        if len(row) != len(rows[0]):
            raise ArtError("Picture %s: its rows are not all %d wide." % (name, len(rows[0])))
        for letter in row:
            if letter not in letters:
                raise ArtError("Picture %s: %r is not one of %s." % (name, letter, letters))
    return [[letters.index(letter) for letter in row] for row in rows]


def cut(name: str, picture: list[list[int]]) -> list[tuple[int, ...]]:
    """The 8x8 tiles of a picture, row by row, each as a tuple of 64 colours."""
    height, width = len(picture), len(picture[0])
    if width % TILE or height % TILE:
        raise ArtError("Picture %s: %dx%d is no whole number of tiles." % (name, width, height))
    tiles = []
    for top in range(0, height, TILE):
        for left in range(0, width, TILE):
            tiles.append(
                tuple(
                    colour
                    for row in picture[top : top + TILE]
                    for colour in row[left : left + TILE]
                )
            )
    return tiles


def atlas(folder: pathlib.Path) -> tuple[list[tuple[int, ...]], dict[str, list[int]]]:
    """All tiles and, by name, the tile numbers of the pictures in their order."""
    tiles: list[tuple[int, ...]] = [(0,) * (TILE * TILE)]
    names: dict[str, list[int]] = {}
    for source in PICTURES:
        for name, rows in read_blocks(folder / source):
            family = names.setdefault(name.partition(".")[0], [])
            for tile in cut(name, pixels(name, rows, COLOURS)):
                if tile not in tiles:
                    tiles.append(tile)
                family.append(tiles.index(tile))
    if len(tiles) > MOST_TILES:
        raise ArtError("There are %d tiles, %d is the most." % (len(tiles), MOST_TILES))
    return tiles, names


def sheet(cells: list, width: int, height: int, bits: int, stride: int) -> bytes:
    """Pack pictures of one size into a bitmap of 16 columns; a row takes stride bytes."""
    rows = -(-len(cells) // COLUMNS)
    packed = bytearray(stride * height * rows)
    for number, cell in enumerate(cells):
        left, top = number % COLUMNS * width, number // COLUMNS * height
        for index, colour in enumerate(cell):
            x, y = left + index % width, top + index // width
            place = x * bits
            packed[y * stride + place // 8] |= colour << (8 - bits - place % 8)
    return bytes((width, height, COLUMNS, rows)) + bytes(packed)


def letters(folder: pathlib.Path) -> tuple[list[str], list[list[int]]]:
    """The extra letters in order, and the cells of all letters (ASCII first)."""
    cells = {}
    for name, rows in read_blocks(folder / "font.txt"):
        letter = {"space": " "}.get(name, name)
        if letter.startswith("U+"):
            letter = chr(int(letter[2:], 16))
        cell = pixels(name, rows, ".#")
        if (len(cell[0]), len(cell)) != LETTER or letter in cells:
            raise ArtError("Letter %s: it must be 6x10 and be there once." % name)
        cells[letter] = [colour for row in cell for colour in row]
    for letter in PLAIN:
        if letter not in cells:
            raise ArtError("Letter %s is missing." % letter)
    extra = [letter for letter in cells if letter not in PLAIN]
    return extra, [cells[letter] for letter in PLAIN + extra]


def tile_names(names: dict[str, list[int]]) -> str:
    """The text of tiles.py."""
    lines = [
        "# SPDX-License-Identifier: MIT",
        '"""Tile numbers by name, made by bake.py: edit the .txt files instead."""',
        "",
    ]
    for name in names:
        numbers = names[name]
        if len(numbers) == 1:
            lines.append("%s = %d" % (name, numbers[0]))
            continue
        text = "".join("\\x%02x" % number for number in numbers)
        parts = ['b"%s"' % text[start : start + 64] for start in range(0, len(text), 64)]
        if len(parts) == 1:
            lines.append("%s = %s" % (name, parts[0]))
        else:
            lines.extend(["%s = (" % name] + ["    " + part for part in parts] + [")"])
    return "\n".join(lines) + "\n"


def bake(folder: pathlib.Path = HERE) -> dict[str, bytes]:
    """All baked files by name, as bytes."""
    tiles, names = atlas(folder)
    extra, cells = letters(folder)
    stride = -(-LETTER[0] * COLUMNS // 32) * 4
    font = sheet(cells, LETTER[0], LETTER[1], 1, stride) + "".join(extra).encode("utf-8")
    return {
        "atlas8.bin": sheet(tiles, TILE, TILE, 4, TILE * COLUMNS // 2),
        "font6x10.bin": font,
        "tiles.py": tile_names(names).encode("utf-8"),
    }


def main() -> None:
    """Write the baked files beside their sources; a fault in a source ends with one sentence."""
    try:
        baked = bake()
    except (ArtError, OSError) as fault:
        sys.exit(str(fault))
    for name in sorted(baked):
        (HERE / name).write_bytes(baked[name])
        print("%-14s %5d bytes" % (name, len(baked[name])))


if __name__ == "__main__":
    main()
