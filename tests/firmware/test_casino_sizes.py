# SPDX-License-Identifier: MIT
"""The casino table at every size of screen, for two to four, in both languages: nothing is cut,
covered or squeezed, however many cards lie there and whatever is chosen or happens."""

import random

import pytest

from engine.match import Match
from firmware.app import App
from firmware.settings import STEPS
from firmware.tables.casino.touch import item_at
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, UP, A, B
from tests.engine import casino_kit as kit
from tests.firmware.fake import Play
from tests.firmware.pixels import PixelHal, at_every_size

KEYS = (A, A, A, LEFT, RIGHT, RIGHT, UP, UP, DOWN, B, SELECT)
NAMES = ["M" * 8, "W" * 8, "Q" * 8, "G" * 8]
HANDS = ("TD 9C AC 2S", "TS 9S 3C KC", "TH 9H 4C QC", "TC 8H 5C JC")
TABLES = (
    ("", ()),
    ("AD 2D 3H 7S 8D", ((10, 1, "6H 4H"), (9, 0, "5D 4D", "9D"))),
    ("AD AH AS 2C 2D 2H 3D 3H 3S 4S 5H 5S 6C 6D 6S 7C 7D 7H 7S 8C KD KH",
     ((9, 0, "5D 4D", "9D"), (10, 1, "6H 4H"), (8, 1, "8S"))),
)
PACK = "JD JH JS QD QH QS KS 8D"
PRESSES = 40


def table(size, seats, language, laid=2, pack=PACK, players=b"\0\0\1\0"):
    """A table where much lies, seat 0 to choose."""
    app = App(PixelHal(*size))
    app.settings.language, app.settings.speed = language, STEPS
    app.settings.names = NAMES
    app.speak()
    cards, units = TABLES[laid]
    held = set(" ".join(HANDS[:seats]).split() + pack.split())
    cards = " ".join([card for card in cards.split() if card not in held])
    chosen = kit.options(sweeps=1)
    rules = kit.placed(cards, HANDS[:seats], units, 0, chosen, pack, points=[21, 19, 8, 0][:seats])
    app.match = Match("casino", players[:seats], "7", chosen, position=rules.pack())
    return Play(app, "table")


def look(play) -> None:
    faults = play.hal.stage.faults()
    assert not faults, (play.scene_name, faults, play.texts)


@pytest.mark.parametrize("language", [0, 1], ids=["it", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@at_every_size
def test_everything_can_be_read(size, seats, language):
    for laid in range(len(TABLES)):
        chance = random.Random(10 * seats + language)
        pack = PACK if laid else ""
        play = table(size, seats, language, laid, pack)
        if play.scene_name == "handover":
            play.press(A)
        for _ in range(PRESSES):
            look(play)
            if play.scene_name == "end":
                break
            play.press(chance.choice(KEYS))
            play.frames(2)


@pytest.mark.parametrize("seats", [2, 4])
@at_every_size
def test_the_end_of_a_round_can_be_read(size, seats):
    """Leftovers, a sweep, the count, the log."""
    for language in (0, 1):
        play = table(size, seats, language, 1, "", b"\0\2\2\2")
        for _ in range(120):
            look(play)
            if play.scene_name in ("score", "end"):
                break
            play.press(A)
            play.frames(2)
        assert play.scene_name in ("score", "end")
        play.go("log")
        play.frames(2)
        look(play)


@pytest.mark.parametrize("seats", [2, 4])
@at_every_size
def test_every_item_in_sight_can_be_touched(size, seats):
    """A touch in the left of what is seen of an item is that item's."""
    play = table(size, seats, 0, players=b"\0\1\1\1")
    field = play.scene._table.field
    seen = 0
    for at, (x, wide, row) in enumerate(field.places):
        assert x >= 0 and x + wide <= size[0]
        if field.seen(row):
            assert item_at(field, x + 4, field.y(row) + 8) == at
            seen += 1
    assert seen >= 10
    assert field.rows <= 2 * field.sight, "two pages at most"
