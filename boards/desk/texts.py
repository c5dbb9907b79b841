# SPDX-License-Identifier: MIT
"""The modules of pages of text as they go on a board: the same names, the texts packed."""

import runpy
from functools import cache
from pathlib import Path

from boards.desk.packing import packed

_FOLDER = "firmware/texts"
_BOOKS = ("about", "rules")  # the last word of a module's name but for its language


def packed_books(sources: dict) -> dict:
    """By path on the board the source of each book of `sources` with its texts packed, and of a
    module for each language with the table for them (firmware/texts/packed.py)."""
    found: dict = {}
    for path, file in sources.items():
        words = Path(path).stem.split("_")
        if path.startswith(_FOLDER) and len(words) > 1 and words[-2] in _BOOKS:
            found.setdefault(words[-1], []).append((path, file))
    made: dict = {}
    for language, books in found.items():
        made |= _packed(language, tuple(books))
    return made


@cache
def _packed(language: str, books: tuple) -> dict:
    pages = {path: runpy.run_path(str(file))["PAGES"] for path, file in books}
    texts, letters, pairs = packed([text for those in pages.values() for _, text in those])
    parts = iter(texts)
    made = {
        path: f"PAGES = {tuple((title, next(parts)) for title, _ in those)!r}\n".encode()
        for path, those in pages.items()
    }
    table = f"LETTERS = {letters!r}\nPAIRS = {pairs!r}\n"
    made[f"{_FOLDER}/packed_{language}.py"] = table.encode()
    return made
