# SPDX-License-Identifier: MIT
"""The rules that may be chosen for a match: what is set for a game, and the editions of it.

firmware/tables/<game>/setup.py says which options are offered to how many seats, and which values
make an edition (the values of the first options, in the order of the catalog); where some values
are not for every number of seats it has `fits(option, value, seats)`;
firmware/texts/<game>_setup_<language>.py has their words:
PRESETS: (name, sentence) for each edition; OPTIONS: (label, values, sentences) for each option,
with a sentence for each value, or the last one for all that follow.
"""

from engine import catalog
from firmware import tables
from firmware.loading import load
from firmware.settings import LANGUAGES

OWN = -1  # no edition, but a choice of one's own


def words(settings, game: str):
    """The words of a game's options."""
    return load("firmware.texts.%s_setup_%s" % (game, LANGUAGES[settings.language]))


def chosen(settings, game: str) -> bytes:
    """A value for each option of a game, as they were set last."""
    known = catalog.entry(game)[2]
    values = settings.options.get(game, b"")
    values += bytes(max(0, len(known) - len(values)))  # of options that are new since then
    if len(values) == len(known):
        for number, value in enumerate(values):
            if value >= len(known[number][1]):
                break
        else:
            return values
    return bytes(len(known))


def offered(game: str, seats: int) -> list:
    """The numbers of the options that make sense for so many seats."""
    rules = tables.part(game, "setup")
    return [n for n in range(len(catalog.entry(game)[2])) if rules.offered(n, seats)]


def played(settings, game: str, seats: int) -> bytes:
    """The options of a match: what is set, and the default where that is not for so many."""
    values = chosen(settings, game)
    if not values:
        return b""
    rules = tables.part(game, "setup")
    fits = getattr(rules, "fits", None)
    return bytes([
        v if rules.offered(n, seats) and (fits is None or fits(n, v, seats)) else 0
        for n, v in enumerate(values)
    ])


def edition(game: str, values: bytes) -> int:
    """The number of the edition that these values make, or OWN."""
    for number, preset in enumerate(tables.part(game, "setup").PRESETS):
        if values[:len(preset)] == preset:
            return number
    return OWN


def summary(app, game: str) -> str:
    """The name of the edition that is set, or that it is none; nothing where there are none."""
    presets = words(app.settings, game).PRESETS
    at = edition(game, chosen(app.settings, game))
    return "" if not presets else app.words.OWN_EDITION if at == OWN else presets[at][0]
