# SPDX-License-Identifier: MIT
"""The analog stick: four keys, with a dead zone that no trembling thumb leaves twice."""

import pytest

from boards.common import stick
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP

REST = 32768


class Input:
    """analogio.AnalogIn: the pin is its own voltage."""

    def __init__(self, pin):
        self._pin = pin

    @property
    def value(self):
        return self._pin[0]


class Keys:
    """No other keys."""

    def key(self):
        return 0


@pytest.fixture
def made(monkeypatch):
    """Keys of a stick, and its two axes to push."""
    monkeypatch.setattr(stick.analogio, "AnalogIn", Input)
    x, y = [REST], [REST]
    return stick.StickKeys(Keys(), x, y), x, y


def events(keys, axis, *values):
    heard = []
    for value in values:
        axis[0] = value
        while event := keys.key():
            heard.append(event)
    return heard


@pytest.mark.parametrize(
    ("axis", "value", "mask"), [(1, 0, LEFT), (1, 65535, RIGHT), (2, 0, UP), (2, 65535, DOWN)]
)
def test_each_end_is_a_key(made, axis, value, mask):
    keys, pushed = made[0], made[axis]
    assert events(keys, pushed, REST, value, value, REST) == [mask, -mask]


def test_a_little_off_the_middle_is_rest(made):
    keys, x, _ = made
    assert events(keys, x, 20000, 45000, 30000, 36000) == []


def test_a_thumb_that_trembles_at_the_edge_makes_one_press(made):
    keys, x, _ = made
    assert events(keys, x, 14000, 16000, 14500, 18000, 14000, 25000) == [LEFT, -LEFT]


def test_from_end_to_end_at_once_the_first_is_let_go_before(made):
    keys, x, _ = made
    assert events(keys, x, 0, 65535, 0) == [LEFT, -LEFT, RIGHT, -RIGHT, LEFT]


def test_both_axes_at_once(made):
    keys, x, y = made
    y[0] = 65535
    assert events(keys, x, 0) == [LEFT, DOWN]
    y[0] = REST
    assert events(keys, x, 0, REST) == [-DOWN, -LEFT]
