# SPDX-License-Identifier: MIT
"""The pages: what keys and taps do, and that every text fits at every screen size."""

import pathlib

import pytest

from engine import catalog
from firmware import scenes, settings, statistics
from firmware.app import App
from firmware.texts import biscuit_setup_it, en, it
from firmware.ui.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from tests.firmware.fake import FakeHal, Play
from tests.firmware.visits import MENU, VISITS

SIZES = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]
GAMES_OWN = {
    "table", "think", "handover", "count", "score", "end", "pause", "log", "analysis", "decision",
}


def begin(scene, *args, language=0, size=(160, 128)):
    app = App(FakeHal(*size))
    app.settings.language = language
    app.speak()
    return Play(app, scene, *args)


def test_every_scene_is_visited_here():
    files = {path.stem for path in pathlib.Path(scenes.__file__).parent.glob("[!_]*.py")}
    assert files - GAMES_OWN == set(VISITS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", [0, 1])
@pytest.mark.parametrize("scene", VISITS)
def test_every_page_fits_every_screen_in_both_languages(scene, language, size):
    for args in VISITS[scene]:
        play = begin(scene, *args, language=language, size=size)
        assert play.texts
        play.press(*[DOWN] * 20, *[RIGHT] * 2, UP, LEFT)


@pytest.mark.parametrize("language", [0, 1])
@pytest.mark.parametrize("size", SIZES)
def test_every_notice_fits_every_screen(language, size):
    for name in vars((it, en)[language]):
        if name.endswith(("_UNREADABLE", "ONE_PERSON")):
            play = begin("menu", language=language, size=size)
            play.app.notice(getattr(play.app.words, name))
            play.frames(2)
    for trouble in it.TROUBLES:
        play = begin("menu", language=language, size=size)
        play.hal.trouble = trouble
        play.frames(2)


def test_the_first_page_sets_the_language_and_is_not_shown_again():
    play = begin("welcome")
    play.press(DOWN, A)
    assert play.scene_name == "menu" and en.GAMES["trash"] in play.texts
    play.frames(60)
    assert settings.load(play.hal).welcomed and settings.load(play.hal).language == 1


def lines_of(play):
    """All that a list offers, in order, as the cursor comes to it; arrows tell of more lines."""
    found = []
    for _ in play.scene.list.items:
        row = play.scene.list.at - play.scene.list._first
        found.append(play.scene.list._rows[row].texts()[0].rstrip("▲▼ "))
        play.press(DOWN)
    return found


def test_the_menu_offers_the_games_that_exist_and_continue_only_where_one_is_kept():
    play = begin("menu")
    listed = lines_of(play)
    for entry in catalog.games():
        assert it.GAMES[entry[0]] in listed
    assert it.CONTINUE not in listed
    play.app.new_match("cribbage", bytes((0, 2)))
    play.go("menu")
    assert it.CONTINUE in play.texts and play.scene.list.at == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("further", [1, 2, 8])
def test_the_menu_scrolls_where_there_are_further_games(further, size, monkeypatch):
    games = (catalog.games() * 3)[:4 + further]
    monkeypatch.setattr(catalog, "games", lambda: games)
    play = begin("menu", size=size)
    names = [it.GAMES[game[0]] for game in games]
    assert lines_of(play) == [*names, it.RULES, it.STATISTICS, it.SETTINGS]
    play.press(UP, A)
    assert play.scene_name == "settings"


def test_a_new_match_asks_before_a_kept_one_is_lost():
    play = begin("menu")
    play.app.new_match("cribbage", bytes((0, 2)))
    play.go("menu")
    play.press(DOWN, A)
    assert it.CONTINUE in play.texts and it.NEW_GAME in play.texts
    play.press(B)
    assert play.scene_name == "menu" and play.app.has_match("cribbage")


def test_settings_hold_at_once():
    play = begin("settings")
    play.press(RIGHT)
    assert play.app.words.SETTINGS == en.SETTINGS and en.SETTINGS in play.texts
    play.press(DOWN, RIGHT, DOWN, RIGHT, DOWN, RIGHT, DOWN, RIGHT, DOWN, RIGHT)
    kept = play.app.settings
    assert kept.speed == settings.FAST and kept.sound == 0 and kept.four_colours == 1
    assert kept.lights == 0 and play.hal.light[-1] == 100 and play.hal.stage.themes == 2
    play.press(B)
    assert play.scene_name == "menu"


def test_settings_and_rules_return_to_where_they_were_opened():
    play = begin("settings", ("rules", "cribbage"))
    play.press(B)
    assert play.scene_name == "rules"
    play.go("rules", "cribbage", ("settings",))
    play.press(A, RIGHT, B)
    assert play.scene_name == "rules" and play.scene.list.at == 1
    play.press(B)
    assert play.scene_name == "settings"


def test_setup_changes_seats_levels_and_language():
    play = begin("setup", "cribbage")
    play.press(DOWN, DOWN, DOWN, DOWN, RIGHT)
    assert list(play.app.settings.players[:2]) == [0, 3]
    play.press(UP, RIGHT)
    assert list(play.app.settings.players[:2]) == [0, 0]
    assert it.PERSON_NUMBER % 2 in [item[1] for item in play.scene.list.items]
    play.press(DOWN, DOWN, RIGHT)
    assert en.START in play.texts and play.scene.list.at == 5


def test_setup_needs_a_person():
    play = begin("setup", "cribbage")
    play.press(DOWN, RIGHT, UP, A)
    assert play.scene_name == "setup" and "persona." in play.text


def test_setup_of_a_game_with_several_seats():
    play = begin("setup", "trash")
    rows = len(play.scene.list.items)
    play.press(DOWN, LEFT)
    assert play.app.settings.seats == 6 and len(play.scene.list.items) == rows + 4 * 2


def test_a_name_is_written_and_deleted_and_kept():
    play = begin("setup", "cribbage", 2)
    play.press(A)
    assert play.scene_name == "name"
    play.press(A, RIGHT, A, A, A)
    assert "Abbb_" in play.texts
    play.press(UP, LEFT, LEFT, A)
    assert "Abb_" in play.texts
    play.press(B)
    assert play.app.settings.names[0] == "Abb" and play.scene_name == "setup"
    assert play.scene.list.at == 2


def test_a_name_has_at_most_eight_letters():
    play = begin("name", 0, MENU)
    play.press(*[A] * 12, B)
    assert play.app.settings.names[0] == "Aaaaaaaa"


def test_statistics_reset_only_after_yes():
    play = begin("menu")
    counted = statistics.Statistics()
    counted._add("cribbage", 3, statistics.WON)
    play.hal.saved["statistics"] = counted.pack()
    play.go("statistics")
    play.press(A, A)
    assert statistics.load(play.hal).figure("cribbage", 3, statistics.WON) == 1
    play.press(A, B, A, DOWN, A)
    assert statistics.load(play.hal).figure("cribbage", 3, statistics.WON) == 0


def test_skunks_are_counted_for_cribbage_alone():
    """CR-21."""
    for number, entry in enumerate(catalog.games()):
        play = begin("statistics", number)
        assert it.PLAYED in play.text and (it.SKUNKS in play.text) == (entry[0] == "cribbage")


def test_unreadable_statistics_are_told():
    play = begin("menu")
    play.hal.saved["statistics"] = b"??"
    play.go("statistics")
    assert "statistiche salvate" in play.text


@pytest.mark.parametrize("number", range(15))
def test_reading_on_with_a_shows_every_line_of_a_page(number):
    play = begin("reading", "cribbage", number, MENU)
    lines, seen = list(play.scene._lines), set()
    for _ in range(9):
        seen.update(play.texts)
        if play.scene._number != number:
            break
        play.press(A)
    for line in lines:
        assert not line or " ".join(line.split()) in seen


def test_everything_can_be_tapped():
    play = begin("menu")
    play.press(UP)  # to the last line, the settings
    play.tap(80, play.scene.list._y + 12 * (len(play.scene.list._rows) - 1) + 5)
    assert play.scene_name == "settings"
    play.tap(80, play.scene.list._y + 12 * 2 + 5)
    assert play.app.settings.sound == 0
    arrow = 160 - 2 - 6 * (1 + 4 + len(it.SPEEDS[1]))
    play.tap(arrow + 8, play.scene.list._y + 12 + 5)
    assert play.app.settings.speed == settings.SLOW
    play.tap(150, 120)
    assert play.scene_name == "menu"


def test_a_long_list_scrolls_by_keys_and_by_its_arrows():
    play = begin("rules", "cribbage")
    rows = len(play.scene.list._rows)
    assert "▼" in play.text and rows < 15
    play.tap(155, play.scene.list._y + 12 * (rows - 1) + 5)
    assert play.scene.list.at == rows and "▲" in play.text
    play.tap(155, play.scene.list._y + 5)
    assert play.scene.list.at == 0
    play.press(UP)
    assert play.scene.list.at == 14


def test_keys_that_mean_nothing_do_nothing():
    for scene in sorted(set(VISITS) - {"resume"}):
        play = begin(scene, *VISITS[scene][0])
        before = play.scene_name, play.texts
        play.press(START)
        assert (play.scene_name, play.texts) == before


def test_options_are_told_changed_kept_and_played():
    play = begin("setup", "biscuit", 2)
    play.app.settings.seats = 4
    play.go("setup", "biscuit", 2)
    play.press(A)
    assert play.scene_name == "options"
    labels = [option[0] for option in biscuit_setup_it.OPTIONS]
    for text in (it.EDITION, labels[0], biscuit_setup_it.PRESETS[0][1].split()[0]):
        assert text in play.text
    play.press(RIGHT)
    assert list(play.app.settings.options["biscuit"]) == [5, 0, 0, 0, 0, 0]
    play.press(DOWN, LEFT)
    assert play.app.settings.options["biscuit"][0] == 4 and it.OWN_EDITION in play.text
    assert biscuit_setup_it.OPTIONS[0][2][4].split()[-1] in play.text
    play.press(DOWN, DOWN, DOWN, RIGHT, B)
    assert play.scene_name == "setup" and it.OWN_EDITION in play.text
    again = settings.Settings()
    again.unpack(play.app.settings.pack())
    assert list(again.options["biscuit"]) == [4, 0, 0, 1, 0, 0]
    play.go("setup", "biscuit")
    play.press(A)
    assert list(play.app.match.options) == [4, 0, 0, 1, 0, 0]


def test_an_option_that_is_not_offered_is_played_at_its_default():
    play = begin("setup", "biscuit", 2)
    play.app.settings.options["biscuit"] = bytes((4, 1, 0, 1, 0, 1))
    play.press(A)
    assert biscuit_setup_it.OPTIONS[3][0] not in play.text
    play.go("setup", "biscuit")
    play.press(A)
    assert list(play.app.match.options) == [4, 0, 0, 0, 0, 1]


def test_options_that_are_no_longer_known_are_forgotten():
    play = begin("setup", "biscuit")
    for strange in (b"", bytes(4), bytes((99, 0, 0, 0, 0, 0))):
        play.app.settings.options["biscuit"] = strange
        play.go("setup", "biscuit")
        play.press(A)
        assert play.app.match.options == bytes(6)
