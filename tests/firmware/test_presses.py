# SPDX-License-Identifier: MIT
"""Keys and taps come one a frame, in order, and none is lost."""

from firmware.ui.buttons import DOWN, A, B
from firmware.ui.presses import Presses
from tests.firmware.fake import FakeHal


def test_two_keys_in_one_frame_come_in_two_frames():
    hal = FakeHal()
    presses = Presses(hal)
    hal.keys = [A, -A, B, -B]
    assert [presses.key() for _ in range(4)] == [A, B, 0, 0]


def test_a_held_direction_repeats_and_stops_when_released():
    hal = FakeHal()
    presses = Presses(hal)
    hal.keys = [DOWN]
    times = []
    for _ in range(30):
        if presses.key():
            times.append(hal.now)
        hal.now += 33
    assert times[0] == 0 and times[1] >= 350 and len(times) == 6
    hal.keys = [-DOWN]
    hal.now += 1000
    assert presses.key() == 0


def test_a_held_button_does_not_repeat():
    hal = FakeHal()
    presses = Presses(hal)
    hal.keys = [A]
    assert presses.key() == A
    hal.now += 5000
    assert presses.key() == 0


def test_a_touch_is_one_tap_until_it_is_lifted():
    hal = FakeHal()
    presses = Presses(hal)
    hal.finger = (3, 4)
    assert presses.tap() == (3, 4)
    assert presses.tap() is None
    hal.finger = None
    assert presses.tap() is None
    hal.finger = (5, 6)
    assert presses.tap() == (5, 6)
