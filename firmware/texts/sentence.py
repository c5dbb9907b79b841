# SPDX-License-Identifier: MIT
"""Makes a sentence of a template and figures, in whatever language the template has.

{0} puts in the first figure: a number or a text as it is; one card by its name with the article,
two as ranks with an "and", more with hyphens. {0:nothing|1 point|# points} chooses by number.
"""

from engine import catalog
from engine.cards import RANKS
from firmware.loading import load, unload
from firmware.settings import LANGUAGES
from firmware.texts.packed import unpacked


def hint(app, why: tuple) -> str:
    """The reason that a player gives for a move; the texts take much memory, so the player is
    forgotten first."""
    game = app.match.game
    catalog.shed(game)
    name = "firmware.texts.%s_hints_%s" % (game, LANGUAGES[app.settings.language])
    text = sentence(readable(load(name), why[0]), why)
    unload(name)
    return text


def readable(module, key: str) -> dict:
    """The templates of a module of hints, that of the key as text: a bundle has them packed."""
    template = module.HINTS[key]
    if isinstance(template, bytes):
        module.HINTS[key] = unpacked(template, module.LETTERS, module.PAIRS)
    return module.HINTS


def sentence(templates: dict, why: tuple) -> str:
    """The sentence of a key and its figures.

    `templates` holds one text a key, and "cards" (names of the ranks) and "and" for the figures;
    for the Decktet also "suits" (their names) and "of".
    """
    words = []
    for i, piece in enumerate(templates[why[0]].split("{")):
        if i == 0:
            words.append(piece)
        else:
            field, _, after = piece.partition("}")
            number, _, choices = field.partition(":")
            figure = why[1 + int(number)]
            words.append(_chosen(choices, figure) if choices else _written(figure, templates))
            words.append(after)
    return "".join(words)


def _chosen(choices: str, number: int) -> str:
    """Of "none|one|# more" the part for the number."""
    return choices.split("|")[min(number, 2)].replace("#", str(number))


def _written(figure, templates: dict) -> str:
    """One figure as a reader of that language would write it."""
    if isinstance(figure, (bytes, bytearray)):
        if "suits" in templates:
            return _of_suits(figure[0], templates)
        if len(figure) == 1:
            return templates["cards"][figure[0] >> 2]
        between = templates["and"] if len(figure) == 2 else "-"
        return between.join([_rank(card) for card in figure])
    return str(figure)


def _of_suits(card: int, templates: dict) -> str:
    """A card of the Decktet with its suits: `il 6 di Lune e Onde`."""
    from engine.decktet import RANK, SUITS  # here, as one game of four has them

    name = templates["cards"][RANK[card]]
    suits = [templates["suits"][i] for i in range(6) if SUITS[card] >> i & 1]
    if not suits:
        return name
    last = suits.pop()
    return name + templates["of"] + (", ".join(suits) + templates["and"] if suits else "") + last


def _rank(card: int) -> str:
    """A card's rank as it stands on the card."""
    letter = RANKS[card >> 2]
    return "10" if letter == "T" else letter
