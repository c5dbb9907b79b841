# SPDX-License-Identifier: MIT
"""The hints of Biscuit in words: every reason has a sentence in both languages, and reads well."""

import re

from engine.biscuit import player
from engine.decktet_names import hand
from firmware.texts import biscuit_hints_en, biscuit_hints_it
from firmware.texts.sentence import sentence
from tests.engine.test_biscuit_player import last, played_by

ITALIAN = biscuit_hints_it.HINTS
ENGLISH = biscuit_hints_en.HINTS
LONGEST = 180  # letters of a page that shows one hint
FORMS = ("cards", "suits", "of", "and")


def fields(template) -> set:
    """The numbers of the figures that a template uses."""
    return set(re.findall(r"\{(\d+)", template))


def test_both_languages_have_the_same_keys_and_figures():
    assert list(ITALIAN) == list(ENGLISH)
    for key in ITALIAN:
        if key not in FORMS:
            assert fields(ITALIAN[key]) == fields(ENGLISH[key]), key
    for names in (ITALIAN, ENGLISH):
        assert len(names["cards"]) == 13 and len(names["suits"]) == 6


def test_every_hint_of_many_hands_is_a_sentence():
    keys = set()
    for n in range(18):
        seats = 2 + n % 3
        chosen = bytes((n % 6, 0, 0, n % 2 if seats == 4 else 0, 1))
        for match in played_by(b"\3\2\1\3"[:seats], "words %d" % n, chosen):
            rules = match.rules
            if rules.over():
                continue
            why = last(player.hint(rules.view(rules.seat()), match.rng()))[1]
            keys.add(why[0])
            for templates in (ITALIAN, ENGLISH):
                words = sentence(templates, why)
                assert words[0].isupper() and words.endswith("."), words
                assert not re.search(r"[{}#|_]|  | [,.:]|, in tutto 0", words), words
                assert words.count(".") == 1 or re.search(r"\d\.\d", words), words
                assert len(words) <= LONGEST, words
    assert len(keys) > 12


def test_sentences_as_people_read_them():
    why = ("straight", hand("6MW"), 2, 0, 3, 1)
    assert sentence(ITALIAN, why) == (
        "Metti il 6 di Lune e Onde a destra: la Scala di 3 carte vale 3 punti, e con l'Undicina "
        "un avversario pesca.")
    assert sentence(ENGLISH, why) == (
        "Place the 6 of Moons and Waves on the right: the straight of 3 cards is worth 3 points, "
        "and Elevensies makes an opponent draw.")
    many = ("many", hand("PMSL"), 0, 1, 9, 3, 0, 1, 2, 2)
    words = sentence(ITALIAN, many)
    assert words == (
        "Metti il Pedone di Lune, Soli e Foglie in cima alla Linea incrociata: una Scala di 3, un "
        "Biscotto caldo incrociato, 2 Biscotti, in tutto 9 punti, e con l'Undicina 2 avversari "
        "pescano.")
    assert len(words) <= LONGEST + 5
    assert sentence(ITALIAN, ("only", hand("E"), 1, 0, 0)) == (
        "Metti la Scusa a sinistra: è la sola mossa che hai.")
    assert sentence(ENGLISH, ("room", hand("CK"), 0, 2, 1, 0)) == (
        "Place the Crown of Knots at the bottom of the cross line: 1 point, and hardly ever you "
        "are without a place at your next turn, less than after another move.")
