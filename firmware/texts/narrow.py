# SPDX-License-Identifier: MIT
"""Shorter words for screens on which a line has no more than 21 letters."""

from firmware.loading import load


class Shortened:
    """Words, some of them shorter than in their module."""

    def __init__(self, words, narrow):
        self._words = words
        self._narrow = narrow

    def __getattr__(self, name: str):
        try:
            return getattr(self._narrow, name)
        except AttributeError:
            return getattr(self._words, name)


def shortened(words):
    """The words of a module, those of <words>_narrow first; the same where there is none."""
    try:
        return Shortened(words, load(words.__name__ + "_narrow"))
    except ImportError:  # all of them are short
        return words
