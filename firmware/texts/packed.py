# SPDX-License-Identifier: MIT
"""Pages as a bundle has them: bytes, which boards/desk/packing.py made of the sources' texts.

A language has one table. The first codes stand for the LETTERS (bytes of UTF-8), each of the
others for two codes of PAIRS.
"""

from firmware.loading import load, unload


def plain(text, language: str) -> str:
    """What a page says, packed or not."""
    if isinstance(text, str):
        return text
    name = "firmware.texts.packed_" + language
    table = load(name)
    said = unpacked(text, table.LETTERS, table.PAIRS)
    unload(name)
    return said


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
