# SPDX-License-Identifier: MIT
"""Prints every page of the rules as the firmware gives it: `read_texts.py FIRMWARE`.

FIRMWARE: a folder with the firmware, its sources or a bundle.
"""

import sys

sys.path.insert(0, sys.argv[1])

from firmware import chapters
from firmware.settings import LANGUAGES


class Settings:
    """Which language."""


for Settings.language in range(len(LANGUAGES)):
    for game in ("cribbage", "casino", "biscuit", "trash"):
        for number, title in enumerate(chapters.titles(Settings, game)):
            print(title)
            print(*chapters.chapter(Settings, game, number))
