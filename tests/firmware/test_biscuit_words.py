# SPDX-License-Identifier: MIT
"""The words of the Biscuit table fit their lines with the longest names, cards and numbers."""

from types import SimpleNamespace

import pytest

from engine.decktet import EXCUSE
from engine.decktet_names import BASIC
from firmware.art import bake
from firmware.tables.biscuit import phrases
from firmware.tables.biscuit.strip import short
from firmware.texts import (
    biscuit_en,
    biscuit_en_narrow,
    biscuit_it,
    biscuit_it_narrow,
    biscuit_setup_en,
    biscuit_setup_it,
    en,
    it,
)
from firmware.ui import decktet_card
from firmware.ui.text import wrap

WIDE = 160 // 6
NARROW = 128 // 6
NAME = "M" * 8
CARD = "♜☾☼§"


def narrowed(game, narrow):
    """The words as a narrow screen has them."""
    assert {name for name in vars(narrow) if name[0] != "_"} <= set(vars(game))
    return SimpleNamespace(**{**vars(game), **vars(narrow)})


LANGUAGES = pytest.mark.parametrize("game, words, wide", [
    (biscuit_it, it, WIDE), (narrowed(biscuit_it, biscuit_it_narrow), it, NARROW),
    (biscuit_en, en, WIDE), (narrowed(biscuit_en, biscuit_en_narrow), en, NARROW),
])


class App:
    """As much of the app as the phrases ask for."""

    def __init__(self, game, names, wide):
        self.game, self.names = game, names
        self.stage = self.match = self
        self.width, self.letter_width = 6 * wide, 6
        self.players = bytes(len(names))

    def name(self, seat):
        return self.names[seat]

    def own(self, seat):
        return seat == 0

    def game_words(self):
        return self.game


@LANGUAGES
def test_messages_fit_one_line(game, words, wide):
    waits = [game.OPENS[0], game.OUT[0] % NAME + " +5", game.OUT[1] + " +5", *game.STALE[:2],
             game.DREW[1], game.DREW[0] % CARD, game.LEFT_TO[0] % NAME + " -99",
             game.REASONS[0] % 12 + " +12"]
    waits += [reason + " +4" for reason in game.REASONS[1:]]
    for text in [
        game.PLACED % (NAME, CARD) + " +17", game.DRAWS_PASSES[0] % NAME,
        game.PASSES[0] % NAME, game.DRAWS[0] % NAME, game.DRAWS_PASSES[1], game.INITIAL % CARD,
        game.THINKS % NAME, game.THINKING, *game.NOTHING_FITS, *game.NOTHING_LEFT,
        game.DRAWN[0] % CARD, game.DRAWN[1], game.GOES_OUT, *game.SPOT_KEYS, game.LOOKING[0],
        CARD + "  " + game.LOOKING[1], "Ⓐ " + game.NO_POINTS,
        game.PICK % (CARD, game.PLACES[1] % 9) + " " + game.UP_TO % 9,
        game.PICK % (CARD, game.PLACES[0]) + " +9",
        "Ⓐ +%d %s" % (13, " ".join([game.SHORT[0] % 5, game.SHORT[2] % 4, game.SHORT[3] % 4])),
    ] + [text + " Ⓐ" for text in waits]:
        assert len(text) <= wide, text


@LANGUAGES
def test_elevensies_name_everybody_who_draws_in_one_line(game, words, wide):
    long = App(game, [words.YOU] + ["Comput.%d" % n for n in (2, 3, 4)], wide)
    worst = App(game, [words.YOU] + [NAME[:7] + str(n) for n in (2, 3, 4)], wide)
    for app in (long, worst):
        for seat in range(4):
            for others in ([], [1], [2, 3], [0], [0, 3], [1, 2, 3], [0, 1, 2]):
                seats = [other for other in others if other != seat]
                line = phrases.eleven(app, seat, seats)
                assert len(line) + 2 <= wide, line
                everybody = len(seats) == 3
                for one in seats:
                    named = short(app.name(one), 5) in line or app.name(one).lower() in line
                    assert everybody or named or app.name(one) in line, line


@LANGUAGES
def test_pages_and_the_button_fit(game, words, wide):
    for text in (game.OUT[0] % NAME, game.OUT[1], game.STALE[2]):
        assert 1 + len(text) + 1 + len("+99") + 1 <= wide, text
    for text in (game.OUT_POINTS, game.LEFT_TO[0] % NAME, game.LEFT_TO[1]):
        assert len(text) + 1 + len("-99") <= wide
    assert len(game.GOAL[1] % 120) <= wide and len(game.GOAL[0]) <= wide
    assert max(map(len, game.BUTTONS)) * 6 + 12 <= 64


@pytest.mark.parametrize("setup", [biscuit_setup_it, biscuit_setup_en])
def test_options_fit_128_pixels_and_their_sentences_four_lines(setup):
    for label, values, sentences in setup.OPTIONS:
        assert len(sentences) <= len(values)
        for value in values:
            assert 1 + len(label) + len(value) + 2 <= 128 // 6 - 1, (label, value)
        for sentence in sentences:
            assert len(wrap(sentence, WIDE)) <= 5, sentence
    for name, sentence in setup.PRESETS:
        assert 1 + 8 + len(name) + 2 <= 128 // 6 - 1 and len(wrap(sentence, WIDE)) <= 5


def test_every_card_has_its_own_picture_and_text():
    pictures = {decktet_card.quarters(card) for card in range(EXCUSE + 1)}
    texts = {decktet_card.text(card) for card in range(EXCUSE + 1)}
    assert len(pictures) == len(texts) == EXCUSE + 1
    assert max(map(len, texts)) == len(CARD)
    assert decktet_card.text(0) == "A☾" and decktet_card.text(EXCUSE) == "★"
    assert len(decktet_card.text(BASIC)) == 4


@pytest.mark.parametrize(
    "name, letters, expected",
    [("Tu", 5, "Tu"), ("Comput.2", 5, "Com.2"), ("Ospite 3", 5, "Osp.3"), ("Niccolò", 5, "Nicc."),
     ("Comput.4", 2, "C4"), ("Comput.4", 8, "Comput.4")],
)
def test_short_names_keep_their_number(name, letters, expected):
    assert short(name, letters) == expected


def test_suits_and_ranks_differ_by_shape_not_only_by_colour():
    pictures, names = bake.atlas(bake.HERE)
    for family in ("DECKTET_RIGHT", "DECKTET_RANK"):
        shapes = []
        for tile in names[family][:12]:
            paper = bake.COLOURS.index("w")
            # The last column and row are the card's edge.
            drawn = pictures[tile][0]
            shapes.append([drawn[8 * y + x] != paper for y in range(7) for x in range(7)])
        if family == "DECKTET_RIGHT":
            shapes = shapes[:6]
        for one in range(len(shapes)):
            for other in range(one):
                differ = sum(a != b for a, b in zip(shapes[one], shapes[other]))
                assert differ >= (10 if family == "DECKTET_RIGHT" else 2), (family, one, other)
