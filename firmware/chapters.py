# SPDX-License-Identifier: MIT
"""The rules of a game and what is said about Mazzetto, read one page at a time.

The texts are large: a book is loaded, asked and forgotten again.
"""

from firmware.loading import load, unload
from firmware.settings import LANGUAGES
from firmware.texts.packed import plain


def _books(settings, game: str) -> tuple:
    language = LANGUAGES[settings.language]
    return ("firmware.texts.%s_rules_%s" % (game, language), "firmware.texts.about_" + language)


def titles(settings, game: str) -> list:
    """The titles of all pages, in order."""
    found = []
    for book in _books(settings, game):
        for page in load(book).PAGES:
            found.append(page[0])
        unload(book)
    return found


def chapter(settings, game: str, number: int) -> tuple:
    """Title and text of a page, and how many pages there are."""
    found = ("", "")
    count = 0
    for book in _books(settings, game):
        pages = load(book).PAGES
        if 0 <= number - count < len(pages):
            found = pages[number - count]
        count += len(pages)
        unload(book)
    return found[0], plain(found[1], LANGUAGES[settings.language]), count
