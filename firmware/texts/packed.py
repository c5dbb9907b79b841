# SPDX-License-Identifier: MIT
"""Long texts as a bundle has them: bytes, which boards/desk/packing.py made of the sources'.

A language has one table. The first codes stand for the LETTERS (bytes of UTF-8), each of the
others for two codes of PAIRS.
"""

from firmware.loading import load, unload


def plain(value, language: str):
    """A text, packed or not, as text; or a tuple of such, however deep, with all of them so."""
    if isinstance(value, str):
        return value
    name = "firmware.texts.packed_" + language
    table = load(name) if _any(value) else None
    said = _plain(value, table)
    unload(name)
    return said


def _any(value) -> bool:
    """Whether something is packed in it."""
    if isinstance(value, tuple):
        return True in [_any(one) for one in value]
    return isinstance(value, bytes)


def _plain(value, table):
    if isinstance(value, tuple):
        return tuple([_plain(one, table) for one in value])
    return value if isinstance(value, str) else unpacked(value, table.LETTERS, table.PAIRS)


def unpacked(text: bytes, letters: bytes, pairs: bytes) -> str:
    """The text of these codes."""
    first = len(letters)
    out = bytearray()
    waiting = []  # second halves of pairs whose first halves are being written
    for code in text:
        while True:
            while code >= first:
                at = 2 * (code - first)
                waiting.append(pairs[at + 1])
                code = pairs[at]
            out.append(letters[code])
            if not waiting:
                break
            code = waiting.pop()
    return str(out, "utf-8")
