# SPDX-License-Identifier: MIT
"""Prints rules, options and hints as the firmware gives them: `read_texts.py FIRMWARE`.

FIRMWARE: a folder with the firmware, its sources or a bundle.
"""

import sys

sys.path.insert(0, sys.argv[1])

from firmware import chapters, options
from firmware.loading import load
from firmware.settings import LANGUAGES
from firmware.texts.packed import plain
from firmware.texts.sentence import readable


class Settings:
    """Which language."""


def tell(value) -> None:
    """Print a text, or all texts of a tuple."""
    if isinstance(value, tuple):
        for one in value:
            tell(one)
    else:
        print(value)


for Settings.language in range(len(LANGUAGES)):
    for game in ("cribbage", "casino", "biscuit", "trash"):
        for number, title in enumerate(chapters.titles(Settings, game)):
            print(title)
            print(*chapters.chapter(Settings, game, number))
        if game != "cribbage":
            words = options.words(Settings, game)
            tell(plain((words.PRESETS, words.OPTIONS), LANGUAGES[Settings.language]))
        hints = load("firmware.texts.%s_hints_%s" % (game, LANGUAGES[Settings.language]))
        for key in sorted(hints.HINTS):
            tell(readable(hints, key)[key])
