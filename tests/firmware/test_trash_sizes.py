# SPDX-License-Identifier: MIT
"""The Trash table at every size of screen, for two to six, in both languages: nothing is cut,
covered or squeezed, whatever is chosen or happens."""

import random

import pytest

from engine.match import Match
from firmware.app import App
from firmware.settings import STEPS
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, UP, A
from tests.engine.trash_kit import placed
from tests.firmware.fake import Play
from tests.firmware.pixels import PixelHal, area, at_every_size, overlap, rows_of

KEYS = (A, A, A, A, LEFT, RIGHT, UP, DOWN, SELECT)
NAMES = ["M" * 8, "W" * 8, "Q" * 8, "G" * 8, "Ò" * 8, "g" * 8]
LAYOUTS = ("." * 10, "A2.4.J7.9T", "." * 9, ".2.", "A2345.", "A.", ".")
STOCK = "JD 4H 2C JS 9D TH QD AC 8S 7H 3D JH KD 6C"
PRESSES = 30


def table(size, seats, language, chance):
    """A table where layouts of all sizes lie; persons and computers sit in turn."""
    app = App(PixelHal(*size))
    app.settings.language, app.settings.speed = language, STEPS
    app.settings.names = NAMES
    app.speak()
    layouts = [chance.choice(LAYOUTS) for _ in range(seats)]
    position = placed(layouts, stock=STOCK, discard="KD 5H").pack()
    lastchance = bytes((0, chance.randrange(2)))
    app.match = Match("trash", bytes((0, 0, 1, 2, 3, 0))[:seats], "7", lastchance,
                      position=position)
    return Play(app, "table")


@pytest.mark.parametrize("language", [0, 1], ids=["it", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@at_every_size
def test_everything_can_be_read(size, seats, language):
    chance = random.Random(10 * seats + language)
    play = table(size, seats, language, chance)
    for _ in range(PRESSES):
        faults = play.hal.stage.faults()
        assert not faults, (play.scene_name, faults, play.texts)
        if play.scene_name == "end":
            break
        play.press(chance.choice(KEYS))
        play.frames(2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@at_every_size
def test_every_position_and_pile_can_be_touched(size, seats):
    """A touch in the middle of what is seen of a card is that card's."""
    table_ = table(size, seats, 0, random.Random(seats)).scene._table
    table_.own.show(b"\0" * 10)
    for cards, count in ((table_.own, 10), (table_.piles, 2)):
        for place in range(count):
            x, y = cards.corner(place)
            assert x + 8 < size[0] and y + 15 < size[1]
            assert cards.at(x + 8, y + 8) == place


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@at_every_size
def test_the_words_stand_apart_from_the_bar_of_whose_turn_it_is(size, seats):
    """The bar has the colour of the second line: a pixel of felt lies between them."""
    table_ = table(size, seats, 0, random.Random(seats)).scene._table
    view = table_.app.match.rules.view(0)
    table_.lines.write("Ⓐ" + "gjpqy" * 4, "Ⓐ" + "gjpqy" * 4)
    for turn in range(seats):
        view.turn = turn
        table_.draw(view, view.layouts, 9, b"", 1)
        for line in table_.lines._texts:
            for _, _, _, _, (left, top, right, bottom) in rows_of(line):
                around = (left - 1, top - 1, right + 1, bottom + 1)
                for bar in table_.bar:
                    assert not overlap(around, area(bar)), turn
