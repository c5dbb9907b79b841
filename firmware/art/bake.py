# SPDX-License-Identifier: MIT
"""Bake the source art into the files the handheld reads (desktop only).

    python -m firmware.art.bake

Sources are text a person can edit, one letter a pixel (see README.md here). font.txt makes
font6x10.bin, those of PICTURES make atlas8.bin and tiles.py. The sources with 12 or 15 in their
names show the same half as large again: they make atlas12.bin and font9x15.bin. A tile has one
number in both atlases; equal ones are kept once.
"""

import pathlib
import sys
from collections.abc import Iterator, Sequence

from firmware.art.enlarge import by_half

HERE = pathlib.Path(__file__).parent
TILE, LARGE_TILE = 8, 12
COLUMNS = 16
MOST_TILES = 16 * COLUMNS  # a tile number is one byte
LETTER, LARGE_LETTER = (6, 10), (9, 15)
FONT, LARGE_FONT = ("font.txt",), ("font15.txt", "font15_more.txt")
COLOURS = ".kwryongsflbcedp"  # letter -> atlas colour 0..15; 0 is transparent
PICTURES = ("cards.txt", "courts.txt", "table.txt", "signs.txt", "logo.txt", "decktet.txt",
            "trash.txt")
LARGE_PICTURES = ("cards12.txt", "courts12.txt", "table12.txt", "signs12.txt", "logo12.txt",
                  "decktet12.txt")
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


def cut(name: str, picture: list[list[int]], size: int) -> list[tuple[int, ...]]:
    """The tiles of a picture, row by row, each as a tuple of its colours."""
    height, width = len(picture), len(picture[0])
    if width % size or height % size:
        raise ArtError("Picture %s: %dx%d is no whole number of tiles." % (name, width, height))
    tiles = []
    for top in range(0, height, size):
        for left in range(0, width, size):
            tiles.append(
                tuple(
                    colour
                    for row in picture[top : top + size]
                    for colour in row[left : left + size]
                )
            )
    return tiles


def large_pictures(folder: pathlib.Path) -> dict[str, list[list[int]]]:
    """The pictures that are drawn half as large again, by name.

    One that is too wide for a line goes on to the right where its name comes again.
    """
    found: dict[str, list[list[int]]] = {}
    for source in LARGE_PICTURES:
        for name, rows in read_blocks(folder / source):
            picture = pixels(name, rows, COLOURS)
            left = found.get(name, [[]] * len(picture))
            if len(left) != len(picture):
                raise ArtError("Picture %s: it goes on with another height." % name)
            found[name] = [a + b for a, b in zip(left, picture)]
    return found


def atlas(folder: pathlib.Path) -> tuple[list[tuple], dict[str, list[int]]]:
    """All tiles, small and large as a pair, and, by name, the tile numbers of the pictures."""
    drawn = large_pictures(folder)
    pairs = [((0,) * TILE**2, (0,) * LARGE_TILE**2)]
    names: dict[str, list[int]] = {}
    for source in PICTURES:
        for name, rows in read_blocks(folder / source):
            small = pixels(name, rows, COLOURS)
            large = drawn.pop(name, None)
            tiles = cut(name, small, TILE)
            larges = cut(name, large or by_half(small), LARGE_TILE)
            if len(larges) != len(tiles):
                raise ArtError("Picture %s: the large one has other tiles." % name)
            family = names.setdefault(name.partition(".")[0], [])
            family.extend(number(pairs, pair, bool(large)) for pair in zip(tiles, larges))
    if drawn:
        raise ArtError("Picture %s: there is only a large one." % sorted(drawn)[0])
    if len(pairs) > MOST_TILES:
        raise ArtError("There are %d tiles, %d is the most." % (len(pairs), MOST_TILES))
    return pairs, names


def number(pairs: list, pair: tuple, drawn: bool) -> int:
    """Where a pair is among those there are, or is put; for an enlargement that nobody has
    drawn any with the same small tile will do."""
    for at, known in enumerate(pairs):
        if known[0] == pair[0] and (known[1] == pair[1] or not drawn):
            return at
    pairs.append(pair)
    return len(pairs) - 1


def sheet(cells: Sequence, width: int, height: int, bits: int) -> bytes:
    """Pack pictures of one size into a bitmap of 16 columns, its rows padded to four bytes."""
    stride = -(-width * COLUMNS * bits // 32) * 4
    rows = -(-len(cells) // COLUMNS)
    packed = bytearray(stride * height * rows)
    for number, cell in enumerate(cells):
        left, top = number % COLUMNS * width, number // COLUMNS * height
        for index, colour in enumerate(cell):
            x, y = left + index % width, top + index // width
            place = x * bits
            packed[y * stride + place // 8] |= colour << (8 - bits - place % 8)
    return bytes((width, height, COLUMNS, rows)) + bytes(packed)


def letters(
    folder: pathlib.Path, sources: tuple[str, ...], size: tuple[int, int]
) -> tuple[list[str], list[list[int]]]:
    """The extra letters in order, and the cells of all letters (ASCII first)."""
    cells = {}
    for name, rows in (block for source in sources for block in read_blocks(folder / source)):
        letter = {"space": " "}.get(name, name)
        if letter.startswith("U+"):
            letter = chr(int(letter[2:], 16))
        cell = pixels(name, rows, ".#")
        if (len(cell[0]), len(cell)) != size or letter in cells:
            raise ArtError("Letter %s: it must be %dx%d and be there once." % (name, *size))
        cells[letter] = [colour for row in cell for colour in row]
    for letter in PLAIN:
        if letter not in cells:
            raise ArtError("Letter %s is missing." % letter)
    extra = [letter for letter in cells if letter not in PLAIN]
    return extra, [cells[letter] for letter in PLAIN + extra]


def tile_names(names: dict[str, list[int]]) -> str:
    """The text of tiles.py. Numbers in a row need but the first: bytes take more memory."""
    lines = [
        "# SPDX-License-Identifier: MIT",
        '"""Tile numbers by name, made by bake.py: edit the .txt files instead.',
        "",
        "A number is the first tile of a picture, the others follow; bytes are all its tiles.",
        '"""',
        "",
    ]
    for name, numbers in names.items():
        if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
            lines.append("%s = %d" % (name, numbers[0]))
        else:
            text = "".join("\\x%02x" % number for number in numbers)
            lines.append('%s = b"%s"' % (name, text))
    return "\n".join(lines) + "\n"


def font(folder: pathlib.Path, sources: tuple[str, ...], size: tuple[int, int]) -> bytes:
    """The baked file of a font."""
    extra, cells = letters(folder, sources, size)
    return sheet(cells, *size, 1) + "".join(extra).encode("utf-8")


def bake(folder: pathlib.Path = HERE) -> dict[str, bytes]:
    """All baked files by name, as bytes."""
    pairs, names = atlas(folder)
    small, large = zip(*pairs)
    return {
        "atlas8.bin": sheet(small, TILE, TILE, 4),
        "atlas12.bin": sheet(large, LARGE_TILE, LARGE_TILE, 4),
        "font6x10.bin": font(folder, FONT, LETTER),
        "font9x15.bin": font(folder, LARGE_FONT, LARGE_LETTER),
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
