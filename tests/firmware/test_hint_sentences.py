# SPDX-License-Identifier: MIT
"""The hints in words: every reason has a sentence in both languages, and it reads well."""

import re

from engine.cards import hand
from engine.cribbage import player
from firmware.texts import cribbage_hints_en, cribbage_hints_it
from firmware.texts.sentence import sentence
from tests.engine.test_player import last, played_by

ITALIAN = cribbage_hints_it.HINTS
ENGLISH = cribbage_hints_en.HINTS
LONGEST = 180  # letters of a page that shows one hint


def fields(template) -> set:
    """The numbers of the figures that a template uses."""
    return set(re.findall(r"\{(\d+)", template))


def test_both_languages_have_the_same_keys_and_figures():
    assert list(ITALIAN) == list(ENGLISH)
    for key in ITALIAN:
        if key not in ("cards", "and"):
            assert fields(ITALIAN[key]) == fields(ENGLISH[key]), key


def test_every_hint_of_a_match_is_a_sentence():
    keys = set()
    for n in range(4):
        for match in played_by(b"\3\2", "words %d" % n):
            rules = match.rules
            if rules.over():
                continue
            why = last(player.hint(rules.view(rules.seat()), match.rng()))[1]
            keys.add(why[0])
            for templates in (ITALIAN, ENGLISH):
                words = sentence(templates, why)
                assert words[0].isupper() and words.endswith("."), words
                assert not re.search(r"[{}#|_]|  | ,", words), words
                assert len(words) <= LONGEST, words
    assert len(keys) > 18


def test_sentences_as_people_read_them():
    keep = ("keep_safe", hand("5H 5C JD QS"), 10, 12, 7, hand("2C TD"), 4, 6)
    assert sentence(ITALIAN, keep) == (
        "Tieni 5-5-J-Q: 10 punti subito, 12,7 in media con la carta girata; 2 e 10 danno poco "
        "alla riserva dell'altro, in media 4,6.")
    assert sentence(ENGLISH, keep) == (
        "Keep 5-5-J-Q: 10 points now, 12.7 on average with the starter; 2 and 10 give the other "
        "crib little, 4.6 on average.")
    assert sentence(ITALIAN, ("fifteen", hand("8H"), 2)) == "Gioca l'8: la somma fa 15, 2 punti."
    assert sentence(ENGLISH, ("lead_low", hand("4D"))) == (
        "Lead the 4: no single card makes fifteen with it.")


def test_numbers_choose_their_words():
    template = {"k": "{0:niente|1 punto|# punti}!"}
    assert [sentence(template, ("k", n)) for n in (0, 1, 2, 12)] == [
        "niente!", "1 punto!", "2 punti!", "12 punti!"]
