# SPDX-License-Identifier: MIT
"""Baked pictures into bitmaps."""

from boards.common import art


def test_rows_are_padded_to_four_bytes(tmp_path, monkeypatch):
    """Two rows of three letters 6x1: 18 bits a row, the leftmost highest."""
    rows = [0b100000_010000_001011, 0b111111_000000_111110]
    data = b"".join((row << 14).to_bytes(4, "big") for row in rows)
    (tmp_path / "x.bin").write_bytes(bytes((6, 1, 3, 2)) + data + "èè".encode())
    monkeypatch.setattr(art, "FOLDER", f"{tmp_path}/")
    sheet = art.Sheet("x.bin", 1)
    bitmap = sheet.bitmap
    assert (sheet.width, sheet.height, sheet.rest) == (6, 1, "èè".encode())
    assert (bitmap.width, bitmap.height) == (18, 2)
    for y, row in enumerate(rows):
        assert [bitmap[x, y] for x in range(18)] == [row >> 17 - x & 1 for x in range(18)]
