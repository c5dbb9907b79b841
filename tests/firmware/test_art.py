# SPDX-License-Identifier: MIT
"""The baked art is current, small, and complete."""

import pathlib

from firmware.art import bake, tiles
from firmware.art.enlarge import by_half
from firmware.ui import theme

ITALIAN = "àèéìíîòóùúÀÈÉÌÒÙ«»‘’“”–…•×½°"
SIGNS = "♣♦♥♠←→↑↓▶☰ⒶⒷ□"
EXTRA, CELLS = bake.letters(bake.HERE, bake.FONT, bake.LETTER)
LARGE_EXTRA, LARGE_CELLS = bake.letters(bake.HERE, bake.LARGE_FONT, bake.LARGE_LETTER)
LETTERS = bake.PLAIN + EXTRA


def rows_of(letter):
    """Which of the ten rows of a letter's cell have ink."""
    cell = CELLS[LETTERS.index(letter)]
    return [row for row in range(10) if any(cell[6 * row : 6 * row + 6])]


def large_rows_of(letter):
    """Which of the fifteen rows of its large cell have ink."""
    cell = LARGE_CELLS[LETTERS.index(letter)]
    return [row for row in range(15) if any(cell[9 * row : 9 * row + 9])]


def test_the_baked_files_are_those_of_the_sources():
    for name, data in bake.bake().items():
        stored = (bake.HERE / name).read_bytes()
        assert stored == data, f"{name} is stale: run python -m firmware.art.bake"


def test_the_files_have_the_sizes_their_heads_say_and_the_atlas_has_8_kb_at_most():
    for name, size in (("atlas8.bin", 8), ("atlas12.bin", 12)):
        data = (bake.HERE / name).read_bytes()
        width, height, columns, rows = data[:4]
        assert (width, height, columns) == (size, size, 16) and rows <= 16
        stride = columns * width // 2
        assert len(data) == 4 + stride * rows * height
        assert not any(data[4 + stride * y + x] for y in range(size) for x in range(size // 2))
    for name, size, stride in (("font6x10.bin", (6, 10), 12), ("font9x15.bin", (9, 15), 20)):
        data = (bake.HERE / name).read_bytes()
        width, height, columns, rows = data[:4]
        assert (width, height) == size and columns == 16
        extras = data[4 + stride * height * rows :].decode("utf-8")
        assert list(extras) == EXTRA and 16 * (rows - 1) < 95 + len(extras) <= 16 * rows


def test_a_tile_has_one_number_in_both_atlases():
    pairs, names = bake.atlas(bake.HERE)
    assert len(pairs) == len(set(pairs)) <= bake.MOST_TILES
    assert {(len(small), len(large)) for small, large in pairs} == {(64, 144)}
    large = bake.large_pictures(bake.HERE)
    for source in bake.PICTURES:
        for name, rows in bake.read_blocks(bake.HERE / source):
            assert name in large, f"{name} is only enlarged: draw it at 12 pixels a tile too"
            size = len(large[name]), len(large[name][0])
            assert size == (len(rows) * 3 // 2, len(rows[0]) * 3 // 2), name


def test_what_nobody_has_drawn_is_enlarged():
    line = [[0, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0]]
    assert [row[0] for row in by_half(line)] in ([0, 1, 1, 0, 0, 0], [0, 0, 1, 0, 0, 0])
    assert by_half([[5] * 8] * 8) == [[5] * 12] * 12
    stair = [[1 if x <= y else 2 for x in range(8)] for y in range(8)]
    large = by_half(stair)
    assert (len(large), len(large[0])) == (12, 12)
    assert all(row == sorted(row) for row in large)  # still one stair, without holes
    pairs = []
    small = ((0,) * 64, (1,) * 64)
    assert bake.number(pairs, (small[0], "as drawn"), True) == 0
    assert bake.number(pairs, (small[0], "otherwise"), True) == 1
    assert bake.number(pairs, (small[0], "enlarged"), False) == 0
    assert bake.number(pairs, (small[1], "enlarged"), False) == 2


def test_the_font_has_all_letters_and_no_two_look_alike():
    for letter in ITALIAN + SIGNS + theme.START_SIGN + theme.SELECT_SIGN:
        assert letter in EXTRA
    first = {}
    for letter, cell in zip(LETTERS, CELLS, strict=True):
        twin = first.setdefault(tuple(cell), letter)
        assert twin == letter or (twin, letter) == ("0", "O")


def test_letters_keep_to_their_rows_and_leave_a_column_free():
    for letter in map(chr, range(33, 127)):
        cell = CELLS[LETTERS.index(letter)]
        assert not any(cell[5::6]), letter
        assert rows_of(letter)[0] >= 2
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        assert rows_of(letter) == [2, 3, 4, 5, 6, 7, 8]
    for letter in "acemnorsuvwxz":
        assert rows_of(letter) == [4, 5, 6, 7, 8]
    for letter in "àèéìíîòóùúÀÈÉÌÒÙ":
        rows = rows_of(letter)
        assert rows[0] in (0, 1) and rows[-1] == 8 and len(rows) < rows[-1] - rows[0] + 1


def test_large_letters_stand_as_the_others_do():
    assert LARGE_EXTRA == EXTRA
    for letter in map(chr, range(33, 127)):
        assert not any(LARGE_CELLS[LETTERS.index(letter)][8::9]), letter
        assert large_rows_of(letter)[0] >= 3
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        assert large_rows_of(letter) == list(range(3, 13))
    for letter in "acemnorsuvwxz":
        assert large_rows_of(letter) == list(range(6, 13))
    for letter in "àèéìíîòóùúÀÈÉÌÒÙ":
        rows = large_rows_of(letter)
        assert rows[0] in (0, 2) and rows[-1] == 12 and len(rows) < rows[-1] - rows[0] + 1
    assert len({tuple(cell) for cell in LARGE_CELLS}) == len(LARGE_CELLS)


def test_a_fault_in_a_source_is_told_in_one_sentence(tmp_path):
    for text, word in (
        (": A.ONE A.TWO\n  ....\n", "line 2"),
        (": ODD\n  ........\n  .....\n", "ODD"),
        (": ODD\n  ....\n", "ODD"),
        (": ODD\n", "ODD"),
        (": ODD\n" + "  .......?\n" * 8, "ODD"),
    ):
        for source in bake.PICTURES + bake.LARGE_PICTURES:
            (tmp_path / source).write_text(text)
        try:
            bake.atlas(tmp_path)
        except bake.ArtError as fault:
            assert word in str(fault) and str(fault).endswith(".")
        else:
            raise AssertionError(text)


def test_every_picture_has_its_name():
    """A number stands for a picture whose tiles follow each other, bytes for any other."""
    pairs, names = bake.atlas(bake.HERE)
    for name, numbers in names.items():
        held = getattr(tiles, name)
        if isinstance(held, int):
            held = range(held, held + len(numbers))
        assert list(held) == numbers and numbers[-1] < len(pairs), name
    for name, size in (
        ("BACK", 12),
        ("SLOT", 12),
        ("FRAME", 9),
        ("CURSOR", 4),
        ("TRACK", 3),
        ("PEG", 2),
        ("TRAIL", 2),
        ("ARROW", 4),
        ("MENU", 4),
        ("HINT", 4),
        ("LOGO", 22),
        ("EMBLEM", 16),
        ("FELT", 1),
        ("CRIB", 1),
    ):
        assert len(names[name]) == size


def test_no_source_is_too_long_to_read():
    for path in pathlib.Path(bake.HERE).glob("*.txt"):
        lines = path.read_text(encoding="utf-8").split("\n")
        assert len(lines) <= 300 and max(map(len, lines)) <= 99, path.name
