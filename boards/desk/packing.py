# SPDX-License-Identifier: MIT
"""Packs texts by byte pair encoding (P. Gage, 1994): half their size, and little to unpack with.

firmware/texts/packed.py tells what the codes mean.
"""

from collections import Counter

_CODES = 256
_RARE = 3  # times that a pair is met, and not worth its place in the table
_END = chr(_CODES)  # between texts


def packed(texts: list) -> tuple:
    """Each text as bytes, the letters (bytes of UTF-8) and the pairs (two codes each) for all."""
    letters = bytes(sorted(set("".join(texts).encode())))
    codes = {letter: chr(code) for code, letter in enumerate(letters)}
    joined = _END.join("".join(codes[letter] for letter in text.encode()) for text in texts)
    pairs = ""
    for code in range(len(letters), _CODES):
        counts = Counter(pair for pair in zip(joined, joined[1:]) if _END not in pair)
        pair, count = max(counts.items(), key=lambda item: (item[1], item[0]), default=("", 0))
        if count <= _RARE:
            break
        pairs += "".join(pair)
        joined = joined.replace("".join(pair), chr(code))
    parts = [part.encode("latin-1") for part in joined.split(_END)]
    return parts, letters, pairs.encode("latin-1")
