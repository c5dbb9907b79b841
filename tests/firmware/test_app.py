# SPDX-License-Identifier: MIT
"""What the app does between hal and scenes."""

import sys

import pytest

from firmware import settings
from firmware.app import App, seat_name
from firmware.loading import unload
from firmware.texts import it
from firmware.ui.buttons import DOWN, RIGHT, UP, A, B
from tests.firmware.fake import FakeHal, Play


@pytest.fixture
def play():
    for name in scenes_loaded():  # by tests before this one
        unload(name)
    return Play(App(FakeHal()), "menu")


@pytest.fixture
def app(play):
    return play.app


def scenes_loaded():
    return sorted(name for name in sys.modules if name.startswith("firmware.scenes."))


def test_only_the_scene_that_is_shown_is_loaded(play):
    assert scenes_loaded() == ["firmware.scenes.menu"]
    play.go("settings")
    assert scenes_loaded() == ["firmware.scenes.settings"]
    import firmware.scenes
    assert not hasattr(firmware.scenes, "menu")


def test_only_one_language_is_loaded(app):
    app.settings.language = 1
    app.speak()
    assert app.words.CHOOSE == "Choose"
    assert "firmware.texts.it" not in sys.modules


def test_a_notice_waits_for_a_key_and_the_key_does_nothing_else(play, app):
    app.notice("Eins zwei")
    play.frames(1)
    assert "Eins zwei" in play.texts
    at = play.scene.list.at
    play.press(DOWN)
    assert "Eins zwei" not in play.texts and play.scene.list.at == at
    play.press(DOWN)
    assert play.scene.list.at == at + 1


def test_two_notices_come_one_after_the_other(play, app):
    app.notice("one")
    app.notice("two")
    play.frames(1)
    assert "one" in play.texts and "two" not in play.texts
    play.press(A)
    assert "two" in play.texts


def test_trouble_with_saving_is_told_once(play, app):
    app.hal.trouble = "full"
    play.frames(1)
    sentence = play.text
    for word in it.TROUBLES["full"].split():
        assert word in sentence
    play.press(A)
    play.frames(5)
    assert "spazio:" not in play.text


def test_settings_are_kept_after_a_quiet_while_and_only_once(play, app):
    play.go("settings")
    play.press(DOWN, RIGHT, RIGHT)
    assert app.hal.saves_made == []
    play.frames(60)
    assert app.hal.saves_made == ["settings"]
    assert settings.load(app.hal).speed == settings.STEPS


def test_settings_are_kept_when_the_page_is_left(play, app):
    play.go("settings")
    play.press(DOWN, RIGHT, B)
    assert app.hal.saves_made == ["settings"]


def test_unread_settings_are_told_and_the_usual_ones_hold():
    hal = FakeHal()
    hal.saved["settings"] = b"\x01rubbish"
    app = App(hal)
    Play(app, "menu")
    assert "impostazioni" in " ".join(hal.stage.texts())
    assert app.settings.brightness == 3


def test_a_match_is_kept_and_taken_up_again(app):
    app.new_match("cribbage", bytes((0, 2)))
    assert app.has_match("cribbage") and app.settings.game == "cribbage"
    moves = list(app.match.rules.moves())
    app.match.play(moves[0])
    assert app.save_match()
    app.leave_match()
    assert app.match is None
    assert app.load_match("cribbage") and app.match.made == 1


def test_a_match_that_cannot_be_read_is_told_and_no_longer_offered(play, app):
    app.settings.game = "cribbage"
    app.hal.saved["cribbage"] = b"Mz\x01 not a match"
    play.go("resume", "cribbage")
    assert "partita salvata" in play.text
    play.press(A)
    assert it.CONTINUE not in play.texts
    assert app.hal.saved["cribbage"]


def test_a_result_is_counted_and_the_match_is_kept_no_longer(app):
    from firmware import statistics

    app.new_match("cribbage", bytes((0, 2)))
    match = app.match
    while not match.rules.over():
        match.play(next(iter(match.rules.moves())))
    app.record_result(match)
    assert not app.has_match("cribbage")
    assert statistics.load(app.hal).figure("cribbage", 2, statistics.PLAYED) == 1


def test_names_of_seats():
    kept = settings.Settings()
    assert [seat_name(it, kept, b"\x00\x02", seat) for seat in (0, 1)] == ["Tu", "Computer"]
    kept.names[1] = "Bea"
    assert [seat_name(it, kept, b"\x00\x00", seat) for seat in (0, 1)] == ["Ospite 1", "Bea"]
    assert seat_name(it, kept, b"\x00\x01\x01", 2) == "Comput.3"


def test_lights_stay_dark_when_they_are_switched_off(app):
    app.glow(b"\x01\x02\x03")
    app.settings.lights = 0
    app.glow(b"\x01\x02\x03")
    assert app.hal.lit[-2:] == [b"\x01\x02\x03", b"\x00\x00\x00"]


def test_sound_plays_its_tones_without_waiting_and_ends_in_silence(play, app):
    from firmware.ui import sound

    app.sound.play(sound.POINT)
    play.frames(10)
    assert app.hal.tones == [780, 1040, 0]
    app.settings.sound = 0
    app.sound.play(sound.POINT)
    assert len(app.hal.tones) == 3


def test_an_idle_frame_only_shows(play, app):
    play.frames(3)
    shown, saves = app.hal.stage.shown, list(app.hal.saves_made)
    play.frames(100)
    assert app.hal.stage.shown == shown + 100 and app.hal.saves_made == saves


def test_up_from_the_first_line_is_the_last(play):
    play.press(UP)
    assert play.scene.list.at == len(play.scene.list.items) - 1


def test_a_low_battery_is_told_once_and_again_after_it_was_charged(play, app):
    power = 3499
    app.hal.battery = lambda: power
    play.frames(1000)
    assert it.BATTERY_LOW.split()[-1] in play.text
    play.press(A)
    play.frames(2000)
    assert it.BATTERY_LOW.split()[-1] not in play.text
    power = 3600
    play.frames(1000)
    power = 3400
    play.frames(1000)
    assert it.BATTERY_LOW.split()[-1] not in play.text
    power = 4000
    play.frames(1000)
    power = 3400
    play.frames(1000)
    assert it.BATTERY_LOW.split()[-1] in play.text


@pytest.mark.parametrize("power", [-1, 3500, 4200])
def test_a_battery_that_is_well_or_unknown_is_not_spoken_of(power):
    hal = FakeHal()
    hal.battery = lambda: power
    play = Play(App(hal), "menu")
    play.frames(2000)
    assert it.BATTERY_LOW.split()[-1] not in play.text
