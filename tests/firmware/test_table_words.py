# SPDX-License-Identifier: MIT
"""The words of the table fit their lines with the longest names, cards and numbers."""

import pytest

from engine.cribbage.rules import Rules
from firmware.texts import cribbage_en, cribbage_it, en, it, match_en, match_it
from firmware.ui.text import wrap

WIDE = 160 // 6
NAME = "M" * 8
CARD = "10♠"
MOST = 15  # points of one card: quartet, fifteen and last
LANGUAGES = pytest.mark.parametrize(
    "game, own, words", [(cribbage_it, match_it, it), (cribbage_en, match_en, en)]
)


@LANGUAGES
def test_messages_fit_one_line(game, own, words):
    reasons = ["%s +%d" % (reason, 12) for reason in game.REASONS]
    for text in [
        game.CUT_FIRST, game.CUT_FIRST_KEYS, game.CUT_FIRST_NAME % NAME, game.YOU_DEAL + " Ⓐ",
        game.DEALS % NAME + " Ⓐ", game.TIE + " Ⓐ", game.CUT_CARD % (NAME, CARD) + " +%d" % MOST,
        game.DISCARD, game.DISCARD_PICK, game.DISCARD_BACK, game.DISCARD_SURE, game.DISCARD_UP,
        game.DISCARD_NOW, game.DISCARD_FULL, game.CUT, game.CUT_KEYS, game.TURNED % CARD,
        game.LAID % (NAME, CARD, 31) + " +%d" % MOST, game.MAKES % (CARD, 31) + " +%d" % MOST,
        game.PASSO % NAME + " Ⓐ", game.THINKS % NAME, game.THINKING,
        "%s: %s +2 Ⓐ" % (NAME, game.SHORT[0]),
    ] + [reason + " Ⓐ" for reason in reasons]:
        assert len(text) <= WIDE, text


@LANGUAGES
def test_words_beside_cards_fit_their_places(game, own, words):
    for text in (game.YOUR_CRIB, game.CRIB_OF % NAME, game.KEPT % 29):
        assert len(text) <= (160 - 56) // 6, text
    assert len(game.CRIB) <= 7 and len(game.CRIB_MINE) <= 8 and len(game.COUNT) <= 5


@LANGUAGES
def test_counting_pages_fit(game, own, words):
    cards = {"fifteen": "A♥ 2♥ 3♥ 4♥ 5♥", "pair": "10♥ 10♠", "run": "9♥ 10♥ J♠ Q♦ K♣",
             "flush": "2♥ 4♥ 6♥ 8♥ 10♥", "nobs": "J♠ 10♠"}
    for reason, text in cards.items():
        words_of = game.REASONS[Rules.REASONS.index(reason)]
        assert len(text) + 1 + len(words_of) + 3 <= WIDE, reason
    for title in (game.YOUR_HAND, game.HAND_OF % NAME, game.YOUR_CRIB, game.CRIB_OF % NAME):
        assert 1 + len(title) + len(" ▲▼ +29") + 1 <= WIDE, title
    assert len("%s 121 %s 121" % (NAME, NAME)) <= WIDE
    assert len(game.NO_POINTS) <= WIDE and len(game.NOT_COUNTED) <= WIDE
    assert 2 + len(own.NEXT_DEAL) + 1 + 2 + len(words.BACK) <= WIDE


@LANGUAGES
def test_words_of_menu_end_and_handing_over_fit(game, own, words):
    for item in (own.RESUME, own.UNDO, own.REDO, own.RESTART, own.LOG, own.LEAVE, own.GO_BACK,
                 own.THIS_DEAL, own.WHOLE_MATCH, own.AGAIN, own.SAME_CARDS, own.TAKE_BACK,
                 own.MENU):
        assert 1 + len(item) + 2 <= WIDE, item
    seed = own.SEED % ("M" * 12)
    assert 1 + len(own.PAUSE) + 1 + len(seed) + 2 <= WIDE
    for text in (own.PASS_TO, own.HIDDEN, "Ⓐ " + own.SHOW_HAND, own.YOU_WIN, own.WINS % NAME,
                 game.SKUNK, game.DOUBLE_SKUNK):
        assert len(text) + 2 <= WIDE, text
    assert len(wrap(own.RESTART_WHAT, WIDE - 2)) <= 4
    assert 2 + len(own.SCROLL) + 1 + 2 + len(words.BACK) <= WIDE
