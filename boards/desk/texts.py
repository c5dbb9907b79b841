# SPDX-License-Identifier: MIT
"""The modules of long texts as they go on a board: the same names, what is long packed."""

import runpy
from functools import cache
from pathlib import Path

from boards.desk.packing import packed

_FOLDER = "firmware/texts"
_BOOKS = ("about", "rules", "setup")  # the last word of a module's name but for its language
_ALIKE = "hints"  # the same of those whose texts are so much alike that a table each pays
_LONG = 30  # bytes; titles and labels are less


def packed_books(sources: dict) -> dict:
    """By path on the board the source of each book of `sources` with its texts packed, and of a
    module for each language with the table for them (firmware/texts/packed.py). Hints have their
    table with them."""
    found: dict = {}
    made: dict = {}
    for path, file in sources.items():
        words = Path(path).stem.split("_")
        if path.startswith(_FOLDER) and len(words) > 1 and words[-2] in _BOOKS:
            found.setdefault(words[-1], []).append((path, file))
        elif path.startswith(_FOLDER) and words[-2:-1] == [_ALIKE]:
            made[path] = b"".join(_packed("", ((path, file),)).values())
    for language, books in found.items():
        made |= _packed(language, tuple(books))
    return made


@cache
def _packed(language: str, books: tuple) -> dict:
    values = {path: _values(file) for path, file in books}
    texts = [text for names in values.values() for text in _long(tuple(names.values()))]
    parts, letters, pairs = packed(texts)
    codes = dict(zip(texts, parts))
    made = {
        path: "".join(f"{name} = {_packed_in(value, codes)!r}\n" for name, value in names.items())
        .encode() for path, names in values.items()
    }  # fmt: skip
    table = f"LETTERS = {letters!r}\nPAIRS = {pairs!r}\n"
    made[f"{_FOLDER}/packed_{language}.py"] = table.encode()
    return made


def _values(file: Path) -> dict:
    """What a book holds by name: tuples and dicts of texts, and of such tuples."""
    held = runpy.run_path(str(file)).items()
    return {name: value for name, value in held if name.isupper() and name[0] != "_"}


def _long(value: tuple | dict | str) -> list:
    """The texts in it that are packed."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple):
        return [text for one in value for text in _long(one)]
    return [value] if len(value.encode()) >= _LONG else []


def _packed_in(value: tuple | dict | str, codes: dict) -> tuple | dict | str | bytes:
    """The same, with the codes of those texts."""
    if isinstance(value, dict):
        return {key: _packed_in(one, codes) for key, one in value.items()}
    if isinstance(value, tuple):
        return tuple(_packed_in(one, codes) for one in value)
    return codes.get(value, value)
