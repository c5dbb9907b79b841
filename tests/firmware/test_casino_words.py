# SPDX-License-Identifier: MIT
"""The words of the casino table fit their places with the longest names and cards."""

import pytest

from engine import catalog
from firmware.tables.casino import phrase
from firmware.texts import (
    casino_en,
    casino_it,
    casino_rules_en,
    casino_rules_it,
    casino_setup_en,
    casino_setup_it,
    en,
    it,
    match_en,
    match_it,
)
from firmware.ui.text import wrap
from tests.engine import casino_kit as kit

WIDE = 160 // 6
BESIDE = 9  # letters beside the hand
NAME = "M" * 8
CARD = "10♠"
LANGUAGES = pytest.mark.parametrize(
    "game, words, own", [(casino_it, it, match_it), (casino_en, en, match_en)]
)
SETUPS = pytest.mark.parametrize("texts", [casino_setup_it, casino_setup_en])


class App:
    """Just the words."""

    def __init__(self, game):
        self.game_words = lambda: game


@LANGUAGES
def test_lines_fit(game, words, own):
    for what in game.DONE:
        filled = what.replace("%d", "10")
        filled = filled % ((NAME, CARD)[2 - what.count("%s"):] if "%s" in filled else ())
        assert len(filled) <= WIDE, filled
    for mine, another in (game.DEALS, game.LEFTOVERS, game.SWEPT):
        assert max(len(mine), len(another % NAME)) <= WIDE, another
    assert len(game.SWEPT[1] % NAME) + 2 <= WIDE  # the key's sign follows
    for text in (
        game.THINKS % NAME, game.THINKING, *game.DEALT[:2], game.STAYS,
        game.LATER % "10♠ 10♥", game.UNFINISHED[1], *game.UNFINISHED[3:],
    ):
        assert len(text) <= WIDE, text
    assert len(game.DEALT[2]) + 2 <= WIDE
    assert len(game.UNFINISHED[0] % (game.CARDS % 28)) <= WIDE - 4
    assert len(game.UNFINISHED[2]) <= WIDE - 4
    for text in game.TAKE_UNIT:
        assert len(text % 10) <= WIDE, text


@LANGUAGES
def test_words_beside_the_hand_fit(game, words, own):
    for text in game.KEYS + (game.PACK % 40, game.LAST):
        assert len(text) <= BESIDE, text
    app = App(game)
    for cards in ("TD 2S AC AD AH AS", "2S AC", "AC AD AH AS", "TD AC", "TD 2S AC"):
        assert len(phrase.prizes_text(app, kit.hand(cards), BESIDE)) <= BESIDE


@LANGUAGES
def test_what_a_move_does_fits_however_many_cards_it_has(game, words, own):
    app = App(game)
    table = "TC TD TH 9C 9D AC AD 8C 2C 2D 7C 3C 6C 4C 5C 5D"
    rules = kit.placed(table, ("TS AS 9H", "KS"), units=((9, 1, "8D AH", "9S"),))
    view = rules.view(0)
    longest = 0
    for move in list(rules.moves())[::7]:
        for room in (WIDE, WIDE - 4, WIDE - 6):
            text = phrase.meaning(app, view, move, room)
            assert len(text) <= room, text
            longest = max(longest, len(text))
        assert len(phrase.preview(app, view, move)) <= WIDE
    assert longest > 20


@SETUPS
def test_every_option_and_value_has_its_words(texts):
    known = catalog.entry("casino")[2]
    assert len(texts.OPTIONS) == len(known)
    for (label, values, sentences), (_, those) in zip(texts.OPTIONS, known):
        assert len(values) == len(sentences) == len(those)
        for value in values:
            assert len(label) + len(value) <= 16, (label, value)
        for sentence in sentences:
            assert len(wrap(sentence, 128 // 6)) <= 5, sentence


def test_the_longest_count_fits_its_columns():
    from firmware.tables.casino import count

    for sides in (2, 3, 4):
        assert count._LABEL + count._ROOM // sides * sides <= WIDE
        assert len("28+3") < count._ROOM // sides
    for game in (casino_it, casino_en):
        for label in game.LABELS:
            assert len(label) <= count._LABEL, label
        assert 1 + len(game.COUNT) + 2 <= WIDE


@pytest.mark.parametrize("texts, names", [
    (casino_rules_it, ("grande casino", "piccolo casino", "combinazione", "chiamata", "rilancia",
                       "calare")),
    (casino_rules_en, ("big casino", "little casino", "build", "call", "raise", "trail")),
])
def test_the_rules_name_what_scores_and_what_can_be_done(texts, names):
    text = " ".join(page for _, page in texts.PAGES)
    for name in names + ("10♦", "2♠", "21", "11"):
        assert name in text, name


@pytest.mark.parametrize("texts, needs", [
    (casino_rules_it, "se gli resta in mano un'altra carta di quel valore"),
    (casino_rules_en, "if another card of that value stays in their hand"),
])
def test_the_rules_say_what_enlarging_a_call_needs(texts, needs):
    """CA-14."""
    assert needs in texts.PAGES[6][1]
