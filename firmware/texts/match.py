# SPDX-License-Identifier: MIT
"""The words of any match in the language that is set (match_it.py, match_en.py)."""

from firmware.loading import load, unload
from firmware.settings import LANGUAGES
from firmware.ui.layout import roomy

_NARROW = "firmware.texts.narrow"


def words(app):
    """Load them; the other languages are forgotten."""
    chosen = app.settings.language
    for number, language in enumerate(LANGUAGES):
        if number != chosen:
            unload("firmware.texts.match_" + language)
    found = load("firmware.texts.match_" + LANGUAGES[chosen])
    if not roomy(app.stage):
        found = load(_NARROW).shortened(found)
        unload(_NARROW)
    return found
