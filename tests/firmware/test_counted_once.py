# SPDX-License-Identifier: MIT
"""A match that is over counts once in the statistics, whenever the power goes."""

import pytest

from firmware import statistics
from firmware.app import App
from firmware.ui.buttons import DOWN, A
from tests.firmware.fake import FakeHal, Play

CHOICES = {"again": (A,), "the same cards": (DOWN, A), "menu": (DOWN, DOWN, DOWN, A)}


class Cut(BaseException):
    """The power goes."""


def ended():
    """A match that is over, kept, and its end page."""
    app = App(FakeHal())
    app.new_match("cribbage", b"\0\1")
    match = app.match
    while not match.rules.over():
        match.play(next(iter(match.rules.moves())))
    app.save_match()
    return Play(app, "end")


def cut_at(hal, which, done):
    """Let the power go before or after the save with this number, counted from now."""
    save = type(hal).save
    number = -1

    def cutting(name, data, gone=""):
        nonlocal number
        number += 1
        if number == which and not done:
            raise Cut
        kept = save(hal, name, data, gone)
        if number == which:
            raise Cut
        return kept

    hal.save = cutting


def leave(play, keys) -> bool:
    """Leave the end page; whether the power lasted."""
    try:
        play.press(*keys)
    except Cut:
        return False
    return True


@pytest.mark.parametrize("choice", CHOICES)
def test_a_result_counts_once_when_the_power_goes_at_any_save(choice):
    for which in range(6):
        for done in (False, True):
            play = ended()
            hal = play.hal
            cut_at(hal, which, done)
            lasted = leave(play, CHOICES[choice])
            del hal.save
            if not lasted:
                hal.keys = []
                again = Play(App(hal), "menu")
                if again.app.has_match("cribbage"):
                    again.go("resume", "cribbage")
                    if again.app.match.rules.over():
                        while again.scene_name == "score":
                            again.press(A)
                        assert again.scene_name == "end"
                        again.press(*CHOICES[choice])
            assert statistics.load(hal).figure("cribbage", 1, statistics.PLAYED) == 1
            if lasted:
                assert which >= 1
                return
    raise AssertionError("a save comes after the sixth")
