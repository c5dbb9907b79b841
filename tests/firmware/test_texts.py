# SPDX-License-Identifier: MIT
"""The words: the same names in both languages, letters that the font has, and widths that fit."""

import importlib
import pathlib

import pytest

from engine import cards
from engine.cribbage import counting
from engine.match import Match
from firmware import chapters
from firmware.app import App
from firmware.art import bake
from firmware.texts import en, it, match
from firmware.ui.text import wrap
from tests.firmware.fake import FakeHal

HERE = pathlib.Path(it.__file__).parent
NARROW = sorted(path.stem for path in HERE.glob("*_narrow.py"))
PAIRS = sorted(path.stem[:-3] for path in HERE.glob("*_it.py")) + [""]
LETTERS = set(bake.PLAIN) | set(bake.letters(bake.HERE, bake.FONT, bake.LETTER)[0]) | {"\n"}


def words(stem, language):
    name = f"{stem}_{language}" if stem else language
    module = importlib.import_module(f"firmware.texts.{name}")
    return named(module)


def named(module):
    """The words of a module by name, those of its table (lookup.py) too."""
    lines = "".join(module.WORDS).split("\n") if hasattr(module, "found") else []
    found = {line.partition(" = ")[0]: getattr(module, line.partition(" = ")[0])
             for line in lines if line}
    for name, value in vars(module).items():
        if name.isupper() and name[0] != "_" and not (lines and name == "WORDS"):
            found[name] = value
    return found


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    else:
        for part in value:
            yield from strings(part)


def test_every_italian_file_has_its_english_one():
    english = sorted(path.stem[:-3] for path in HERE.glob("*_en.py")) + [""]
    assert english == PAIRS


@pytest.mark.parametrize("stem", PAIRS)
def test_both_languages_have_the_same_names_of_the_same_kind(stem):
    italian, english = words(stem, "it"), words(stem, "en")
    assert sorted(italian) == sorted(english)
    for name, value in italian.items():
        assert type(value) is type(english[name]), name
        if not isinstance(value, str):
            assert len(value) == len(english[name]), name
        if isinstance(value, dict):
            assert sorted(value) == sorted(english[name]), name


@pytest.mark.parametrize("stem", PAIRS)
@pytest.mark.parametrize("language", ["it", "en"])
def test_the_font_has_every_letter(stem, language):
    for value in words(stem, language).values():
        for text in strings(value):
            assert set(text) <= LETTERS, (text, set(text) - LETTERS)


@pytest.mark.parametrize("words", [it, en])
def test_words_of_lists_keys_and_columns_fit_128_pixels(words):
    wide = 128 // 6
    for label, values in (
        (words.LANGUAGE, words.LANGUAGES), (words.SPEED, words.SPEEDS),
        (words.SOUND, (words.YES, words.NO)), (words.FOUR_COLOURS, (words.YES, words.NO)),
        (words.LIGHTS, (words.YES, words.NO)), (words.BRIGHTNESS, ("100 %",)),
        (words.SEAT % 6, (words.PERSON, words.COMPUTER)), (words.LEVEL, words.LEVELS),
        (words.NAME, ("M" * 8, words.YOU, words.PERSON_NUMBER % 6)),
    ):
        for value in values:
            assert 1 + len(label) + 1 + len(value) + 2 + 1 <= wide, (label, value)
    for left, right in ((words.CHOOSE, words.BACK), (words.CHANGE, words.BACK),
                        (words.READ, words.BACK), (words.GO_ON, words.BACK),
                        (words.RESET, words.BACK), (words.WRITE, words.DONE)):
        assert 2 + len(left) + 1 + 2 + len(right) <= wide, (left, right)
    for label in (words.PLAYED, words.WON, words.SKUNKS, words.SKUNKED, words.DOUBLE):
        assert len(label) + 3 * 4 + 1 <= wide, label
    for name in (words.YOU, words.COMPUTER, words.PERSON_NUMBER % 6, words.COMPUTER_NUMBER % 6):
        assert len(name) <= 8, name


@pytest.mark.parametrize("language", [0, 1])
def test_titles_of_rules_leave_room_for_the_page_number(language):
    class Settings:
        pass

    Settings.language = language
    titles = chapters.titles(Settings, "cribbage")
    for number, title in enumerate(titles):
        assert 1 + len(title) + 1 + len("◀15/15▶") + 1 <= 26, title
        assert chapters.chapter(Settings, "cribbage", number)[0] == title
    assert chapters.chapter(Settings, "cribbage", 0)[2] == len(titles)


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_rules_name_the_crib_flush_31_passo_and_heels(language):
    text = " ".join(strings(words("cribbage_rules", language)["PAGES"])).lower()
    for word in ("passo", "31", "121", "skunk") + {
        "it": ("tutte e cinque le carte", "fante", "riserva"),
        "en": ("all five cards", "jack", "crib", "heels", "nobs", "go"),
    }[language]:
        assert word in text


def test_the_examples_of_the_rules_are_right():
    hand, starter = cards.hand("7C 8D 8S 9H"), cards.parse("6C")
    assert points(hand, starter) == 16
    assert points(cards.hand("5C 5D 5S JH"), cards.parse("5H")) == 29


def points(hand, starter):
    return sum(points for _, points, _ in counting.shown(hand, starter, False))


def test_credits_name_who_made_biscuit_and_the_decktet():
    for language in ("it", "en"):
        text = " ".join(strings(words("about", language)["PAGES"]))
        for name in ("MIT", "David L. Van Slyke", "P.D. Magnus", "decktet.com"):
            assert name in text


def test_lines_break_at_spaces_and_list_marks_hang():
    assert wrap("one two three", 7) == ["one two", "three"]
    assert wrap("abcdefghij kl", 4) == ["abcd", "efgh", "ij", "kl"]
    assert wrap("a\n\nb", 4) == ["a", "", "b"]
    assert wrap("• one two three", 9) == ["• one two", "  three"]


def test_every_word_is_used():
    root = HERE.parent
    code = " ".join(path.read_text("utf-8") for path in root.rglob("*.py")
                    if path.parent != HERE or path.name in ("match.py", "sentence.py"))
    for stem in PAIRS:
        for name in words(stem, "it"):
            used = f".{name}" in code or f'said("{name}")' in code
            assert used, f"{stem or 'it'}: {name} is used nowhere"


@pytest.mark.parametrize("name", NARROW)
def test_short_words_stand_for_others_and_are_shorter(name):
    base = importlib.import_module("firmware.texts." + name[:-len("_narrow")])
    narrow = importlib.import_module("firmware.texts." + name)
    full = named(base)
    for one, words_of in named(narrow).items():
        for short, long in zip(strings(words_of), strings(full[one]), strict=True):
            assert len(short) <= len(long) and set(short) <= LETTERS, one
            assert short.count("%") == long.count("%"), one


def test_only_narrow_screens_have_the_short_words():
    for width, text in ((128, "Si ridà"), (160, "Altra mano")):
        app = App(FakeHal(width, 128))
        assert match.words(app).NEXT_DEAL == text
        app.match = Match("cribbage", b"\0\1", "7")
        assert (app.game_words().KEPT == "Tenuti: %d") == (width == 128)
        assert app.game_words().COUNT == "Conta"


@pytest.mark.parametrize("font", ["", "LARGE_"])
def test_no_two_letters_look_alike(font):
    sources, size = getattr(bake, font + "FONT"), getattr(bake, font + "LETTER")
    extra, cells = bake.letters(bake.HERE, sources, size)
    seen = {}
    for letter, cell in zip(bake.PLAIN + extra, cells, strict=True):
        assert tuple(cell) not in seen, (letter, seen[tuple(cell)])
        seen[tuple(cell)] = letter
