# SPDX-License-Identifier: MIT
"""The hints of Trash in words: a sentence for every reason in both languages."""

import re

from engine.cards import hand
from firmware.texts import trash_hints_en, trash_hints_it
from firmware.texts.sentence import sentence
from tests.engine.test_trash_hint import hints
from tests.firmware.test_hint_sentences import LONGEST, fields

ITALIAN = trash_hints_it.HINTS
ENGLISH = trash_hints_en.HINTS


def test_both_languages_have_the_same_keys_and_figures():
    assert list(ITALIAN) == list(ENGLISH)
    for key in ITALIAN:
        if key not in ("cards", "and"):
            assert fields(ITALIAN[key]) == fields(ENGLISH[key]), key


def test_every_hint_of_a_match_is_a_sentence():
    reasons = {why for n in range(3) for _, _, why in hints(b"\3\3\3", f"words {n}")}
    reasons |= {("take", hand("AH")), ("jack_stays", hand("3C"))}  # hardly ever come up
    assert {why[0] for why in reasons} == set(ITALIAN) - {"cards", "and"}
    for why in reasons:
        for templates in (ITALIAN, ENGLISH):
            words = sentence(templates, why)
            assert words[0].isupper() and words.endswith(".") and words.count(".") == 1, words
            assert not re.search(r"[{}#|_]|  | [,.]", words), words
            assert len(words) <= LONGEST, words


def test_sentences_as_people_read_them():
    sure = ("take_sure", hand("8H"), 6)
    assert sentence(ITALIAN, sure) == (
        "Prendi l'8 dagli scarti: ha un posto sicuro; dal tallone l'avrebbero circa 6 carte su 10."
    )
    assert sentence(ENGLISH, sure) == (
        "Take the 8 from the discards: its place is sure; of the stock about 6 cards in 10 would "
        "have one.")
    assert sentence(ENGLISH, ("beyond", hand("9H"), 6)) == (
        "Draw from the stock: the 9 is of no use, as your positions only go up to the 6.")
    assert sentence(ITALIAN, ("beyond", hand("9H"), 8)) == (
        "Pesca dal tallone: il 9 non ti serve, perché hai solo 8 posizioni.")
    assert sentence(ITALIAN, ("jack_any", hand("2C"))) == (
        "Metti il fante dove va il 2: ogni posto vale lo stesso.")
    assert sentence(ENGLISH, ("jack_any", hand("2C"))) == (
        "Put the jack where the 2 belongs: any place is as good now.")
    assert sentence(ITALIAN, ("jack", hand("AC"), 1)) == (
        "Metti il fante dove va l'asso: ogni posto vale lo stesso, ma qui la carta vera è tra le "
        "meno probabili, ne resta 1.")
