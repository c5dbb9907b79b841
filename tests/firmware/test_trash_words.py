# SPDX-License-Identifier: MIT
"""The words of the Trash table fit their lines with the longest names, cards and numbers."""

import importlib

import pytest

from firmware import chapters
from firmware.texts import trash_en, trash_it
from firmware.texts.sentence import sentence
from firmware.ui.text import wrap

NARROW = 128 // 6  # letters of the narrowest line
SIGNED = NARROW - 2  # where the sign of the A button stands at the end
WIDE = 160 // 6
NAME = "M" * 8
CARD = "10♠"
LANGUAGES = pytest.mark.parametrize("words", [trash_it, trash_en])


@LANGUAGES
def test_messages_fit_one_line(words):
    for text in [
        words.YOUR_TURN, words.TURN % NAME, words.THINKS % NAME, words.THINKING, words.DRAW,
        words.DRAW_OR, words.TAKE % CARD, words.TAKE_JACK % CARD, words.NO_DISCARDS,
        words.JACK_WHERE, words.JACK_HERE % "10", words.DRAWN % (NAME, CARD),
        words.TAKEN % (NAME, CARD), words.PLACED % (NAME, CARD), words.JACK_PLACED % (NAME, "10"),
        words.DISCARDED % (NAME, CARD), words.YOU_WIN_HAND, words.WINS_HAND % NAME,
        words.YOU_WIN_MATCH, words.WINS_MATCH % NAME, words.ALSO % NAME, words.NEW_HAND,
        words.RESHUFFLED, words.RESULT, words.SHRINKS % (NAME, words.CARDS % 9),
    ]:
        assert len(text) <= NARROW, text


@LANGUAGES
def test_second_lines_leave_room_for_the_sign_of_the_key(words):
    for text in [
        words.UNDER % CARD, words.FREED, words.JACK_FREE, words.COURT, words.BEYOND % "9",
        words.FILLED % "10", words.RESHUFFLED_WHAT, words.LAST_CHANCE, words.LAST_CARD,
        words.SHRINKS % (NAME, words.CARDS % 9), words.SHRINKS % (NAME, words.CARD),
    ]:
        assert len(text) <= SIGNED, text


@LANGUAGES
def test_sizes_fit_beside_the_name(words):
    assert len(words.CARDS % 10) <= 8 and len(words.CARD) <= 8


@pytest.mark.parametrize("language", ["it", "en"])
def test_hints_fit_their_panel(language):
    """Seven lines, and the sign of the key at the end of the last one."""
    hints = importlib.import_module("firmware.texts.trash_hints_" + language).HINTS
    for key in hints:
        if key in ("cards", "and"):
            continue
        for card in range(0, 52, 4):
            for number in range(11):
                figures = (number,) if key == "jack_wins" else (bytes((card,)), number)
                lines = wrap(sentence(hints, (key,) + figures), WIDE - 1)
                assert len(lines) + (len(lines[-1]) > WIDE - 3) <= 7, lines


@pytest.mark.parametrize("language", ["it", "en"])
def test_options_fit_the_smallest_screen(language):
    texts = importlib.import_module("firmware.texts.trash_setup_" + language)
    for label, values, explained in texts.OPTIONS:
        for value in values:
            assert len(label) + len(value) <= 16, (label, value)
        for text in explained:
            assert len(wrap(text, WIDE)) <= 5, text


@pytest.mark.parametrize("language", [0, 1])
def test_titles_of_the_rules_leave_room_for_the_page_number(language):
    class Settings:
        pass

    Settings.language = language
    for title in chapters.titles(Settings, "trash"):
        assert 1 + len(title) + 1 + len("◀15/15▶") + 1 <= WIDE, title


@pytest.mark.parametrize("language, words", [
    ("it", ("tallone", "scarti", "fante", "donne", "52", "coperta")),
    ("en", ("stock", "discards", "jack", "queens", "52", "face down")),
])
def test_the_rules_name_what_matters(language, words):
    pages = importlib.import_module("firmware.texts.trash_rules_" + language).PAGES
    text = " ".join([page[1] for page in pages]).lower()
    for word in words:
        assert word in text, word
