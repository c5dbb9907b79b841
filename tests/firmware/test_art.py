# SPDX-License-Identifier: MIT
"""The baked art is current, small, and complete."""

import pathlib

from firmware.art import bake, tiles
from firmware.ui import theme

ITALIAN = "àèéìíîòóùúÀÈÉÌÒÙ«»‘’“”–…•×½°"
SIGNS = "♣♦♥♠←→↑↓▶☰ⒶⒷ□"
EXTRA, CELLS = bake.letters(bake.HERE)
LETTERS = bake.PLAIN + EXTRA


def cell_of(letter):
    """The pixels of a letter, 60 of 0 or 1."""
    return CELLS[LETTERS.index(letter)]


def rows_of(letter):
    """Which of the ten rows of a letter's cell have ink."""
    cell = cell_of(letter)
    return [row for row in range(10) if any(cell[6 * row : 6 * row + 6])]


def test_the_baked_files_are_those_of_the_sources():
    for name, data in bake.bake().items():
        stored = (bake.HERE / name).read_bytes()
        assert stored == data, f"{name} is stale: run python -m firmware.art.bake"


def test_the_files_have_the_sizes_their_heads_say_and_the_atlas_has_8_kb_at_most():
    data = (bake.HERE / "atlas8.bin").read_bytes()
    width, height, columns, rows = data[:4]
    assert (width, height, columns) == (8, 8, 16)
    assert len(data) == 4 + columns * rows * width * height // 2 <= 4 + 8192
    assert not any(data[4 + 64 * y + x] for y in range(8) for x in range(4))
    data = (bake.HERE / "font6x10.bin").read_bytes()
    width, height, columns, rows = data[:4]
    assert (width, height, columns) == (6, 10, 16)
    extras = data[4 + 12 * height * rows :].decode("utf-8")
    assert 16 * (rows - 1) < 95 + len(extras) <= 16 * rows


def test_the_font_has_all_letters_and_no_two_look_alike():
    for letter in ITALIAN + SIGNS + theme.START_SIGN + theme.SELECT_SIGN:
        assert letter in EXTRA
    first = {}
    for letter, cell in zip(LETTERS, CELLS, strict=True):
        twin = first.setdefault(tuple(cell), letter)
        assert twin == letter or (twin, letter) == ("0", "O")


def test_letters_keep_to_their_rows_and_leave_a_column_free():
    for letter in map(chr, range(33, 127)):
        cell = cell_of(letter)
        assert not any(cell[5::6]), letter
        assert rows_of(letter)[0] >= 2
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        assert rows_of(letter) == [2, 3, 4, 5, 6, 7, 8]
    for letter in "acemnorsuvwxz":
        assert rows_of(letter) == [4, 5, 6, 7, 8]
    for letter in "àèéìíîòóùúÀÈÉÌÒÙ":
        rows = rows_of(letter)
        assert rows[0] in (0, 1) and rows[-1] == 8 and len(rows) < rows[-1] - rows[0] + 1


def test_a_fault_in_a_source_is_told_in_one_sentence(tmp_path):
    for text, word in (
        (": A.ONE A.TWO\n  ....\n", "line 2"),
        (": ODD\n  ........\n  .....\n", "ODD"),
        (": ODD\n  ....\n", "ODD"),
        (": ODD\n", "ODD"),
        (": ODD\n" + "  .......?\n" * 8, "ODD"),
    ):
        for source in bake.PICTURES:
            (tmp_path / source).write_text(text)
        try:
            bake.atlas(tmp_path)
        except bake.ArtError as fault:
            assert word in str(fault) and str(fault).endswith(".")
        else:
            raise AssertionError(text)


def test_every_picture_has_its_name():
    for name, size in (
        ("BACK", 12),
        ("SLOT", 12),
        ("FRAME", 9),
        ("CURSOR", 4),
        ("HAND", 4),
        ("TRACK", 3),
        ("PEG", 2),
        ("TRAIL", 2),
        ("CHECK", 2),
        ("RADIO", 2),
        ("ARROW", 4),
        ("MENU", 4),
        ("HINT", 4),
        ("LOGO", 22),
        ("EMBLEM", 16),
    ):
        assert len(getattr(tiles, name)) == size
    assert isinstance(tiles.FELT, int) and isinstance(tiles.DEALER, int)


def test_no_source_is_too_long_to_read():
    for path in pathlib.Path(bake.HERE).glob("*.txt"):
        lines = path.read_text(encoding="utf-8").split("\n")
        assert len(lines) <= 300 and max(map(len, lines)) <= 99, path.name
