# SPDX-License-Identifier: MIT
"""Every page at every size of screen, in both languages: no text is cut, covered or squeezed."""

import random

import pytest

from engine import catalog
from engine.match import Match
from firmware import chapters
from firmware.app import App
from firmware.art import tiles
from firmware.texts import it
from firmware.ui.advice import Advice
from firmware.ui.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A
from firmware.ui.frame import Frame
from tests.firmware.fake import Play
from tests.firmware.pixels import PixelHal, at_every_size
from tests.firmware.test_texts import named
from tests.firmware.visits import MENU, VISITS

GAMES = [entry[0] for entry in catalog.games()]
LONG = ["M" * 8, "W" * 8, "Q" * 8, "G" * 8, "Ò" * 8, "g" * 8]
everywhere = pytest.mark.parametrize("language", [0, 1], ids=["it", "en"])


@pytest.fixture(autouse=True)
def keys_stand_apart(monkeypatch):
    """The words of two keys, written into one line, might hide each other unseen."""
    name_keys = Frame.keys

    def named(frame, keys):
        name_keys(frame, keys)
        ends = [end for _, end, _ in frame._places[:-1]]
        for end, (first, _, _) in zip(ends, frame._places[1:]):
            assert first > end, keys
        assert frame._places[-1][1] <= frame._columns, keys

    monkeypatch.setattr(Frame, "keys", named)


class Looked(Play):
    """A play that looks at every frame it comes to; a fault ends the test."""

    def __init__(self, size, language, names=()):
        app = App(PixelHal(*size))
        app.settings.language = language
        app.settings.welcomed = 1
        app.settings.names = list(names) or [""] * 6
        app.speak()
        super().__init__(app)

    def look(self, *keys):
        """Press keys, and look at the frame after each; without any, at this one."""
        for key in keys or (0,):
            if key:
                self.press(key)
            faults = self.hal.stage.faults()
            assert not faults, (self.scene_name, faults, self.texts)


@at_every_size
@everywhere
@pytest.mark.parametrize("scene", VISITS)
def test_a_scene_of_no_game(scene, language, size):
    for args in VISITS[scene]:
        play = Looked(size, language, LONG)
        play.go(scene, *args)
        play.look()
        if scene != "reading":
            play.look(*[DOWN] * 14, *[RIGHT] * 3, UP, LEFT)


@at_every_size
@everywhere
@pytest.mark.parametrize("game", GAMES)
def test_every_page_of_rules_from_its_first_line_to_its_last(game, language, size):
    play = Looked(size, language)
    for number in range(len(chapters.titles(play.app.settings, game))):
        play.go("rules", game, MENU, number)
        play.look()
        play.go("reading", game, number, MENU)
        for _ in range(20):
            play.look()
            if play.scene._first == play.scene._last:
                break
            play.press(A)
        else:
            raise AssertionError("this page has no end")


@at_every_size
@everywhere
def test_statistics_of_every_game(language, size):
    play = Looked(size, language)
    for number in range(len(GAMES)):
        play.go("statistics", number)
        play.look()


@at_every_size
@everywhere
@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option(game, language, size):
    known = catalog.entry(game)[2]
    for seats in catalog.entry(game)[1] if known else ():
        play = Looked(size, language)
        play.go("options", game, seats, MENU)
        for _ in range(len(play.scene.list.items)):
            play.look(*[RIGHT] * len(play.scene.list.items[play.scene.list.at][1]), DOWN)


@at_every_size
@everywhere
def test_every_notice(language, size):
    play = Looked(size, language)
    play.go("menu")
    words = play.app.words
    texts = [text for name, text in named(words).items()
             if name.endswith(("_UNREADABLE", "ONE_PERSON"))]
    for text in texts + [words.TROUBLES[trouble] for trouble in it.TROUBLES]:
        play.app.notice(text)
        play.frames(2)
        assert text.split()[0] in play.text
        play.look()
        play.press(A)


@at_every_size
@everywhere
@pytest.mark.parametrize("game", GAMES)
def test_pause_log_and_end_with_the_most_players_and_the_longest_names(game, language, size):
    play = Looked(size, language, LONG)
    chance = random.Random(3)
    seats = catalog.entry(game)[1][-1]
    match = play.app.match = Match(game, bytes(seats), "M" * 12)
    while not match.rules.over():
        match.play(chance.choice(list(match.rules.moves())))
    play.go("end")
    play.look(DOWN, DOWN, DOWN)
    match.undo()
    play.go("pause")
    play.look(*[DOWN] * 8)
    play.press(DOWN, DOWN, DOWN, A)
    play.look()
    play.go("log")
    play.look(A, *[UP] * 5)
    play.go("handover", seats - 1)
    play.look()


@at_every_size
def test_a_hint_is_framed_on_all_sides(size):
    stage = PixelHal(*size).stage
    for least in (20, 60, size[1] - 45):
        advice = Advice(stage, least)
        for text in ("Short.", "A long reason " * 40):
            advice.show(text)
            shown = 1
            while advice.more():
                shown += 1
            assert shown == 1 or text != "Short."
        panel = stage.things[-2]
        last = max(row for (_, row), tile in panel.tiles.items() if tile)
        corners = [panel.tiles[cell] for cell in ((0, 0), (panel.columns - 1, 0), (0, last),
                                                  (panel.columns - 1, last))]
        assert corners == [tiles.FRAME + at for at in (0, 2, 6, 8)]
        assert panel.x >= 0 and panel.x + 8 * panel.columns <= size[0]
        assert 8 * last + 8 >= least


def course(size, language, players, names, steps):
    """Random keys at the table of cribbage, and a hint or the menu now and then."""
    play = Looked(size, language, names)
    play.app.match = Match("cribbage", players, "M" * 12)
    play.go("table")
    chance = random.Random(5)
    seen = set()
    for number in range(steps):
        while play.scene_name == "think":
            play.look()
            play.frames(1)
        play.frames(2)
        play.look()
        seen.add(play.scene_name)
        if play.scene_name == "end":
            break
        if number % 40 == 39 and play.scene_name == "table":
            play.look(START)
            play.press(START)
            play.press(SELECT)
        elif play.scene_name == "score":
            play.press(chance.choice((A, DOWN, A, UP)))
        else:
            play.press(chance.choice((LEFT, RIGHT, A, A, A, UP)))
    return seen


@at_every_size
@everywhere
def test_the_table_of_cribbage(language, size):
    course(size, language, b"\0\1", (), 160)


@pytest.mark.slow
@at_every_size
@everywhere
def test_a_whole_match_of_cribbage_with_the_longest_names(language, size):
    assert course(size, language, b"\0\0", LONG, 6000) >= {"table", "handover", "score", "end"}
    course(size, language, b"\0\3", LONG, 1500)
