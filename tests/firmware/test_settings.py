# SPDX-License-Identifier: MIT
"""Settings and statistics survive, and broken ones never stop the start."""

import random

import pytest

from firmware import sealed, settings, statistics
from tests.firmware.fake import FakeHal


class Over:
    """A match that is over."""

    def __init__(self, players, scores, game="cribbage"):
        self.game, self.players, self.rules = game, bytes(players), self
        self._scores = scores

    def scores(self):
        return self._scores

    def winners(self):
        return bytes([self._scores.index(max(self._scores))])


def test_settings_come_back_as_they_were():
    changed = settings.Settings()
    changed.welcomed, changed.language, changed.speed = 1, 1, settings.STEPS
    changed.sound, changed.brightness, changed.four_colours, changed.lights = 0, 4, 1, 0
    changed.training = 1
    changed.seats, changed.players = 3, bytes((0, 3, 1, 0, 2, 2))
    changed.game, changed.names = "cribbage", ["Niccolò", "", "Zoë", "", "", "Ab"]
    changed.options = {"biscuit": bytes((5, 0, 1, 0, 4)), "casino": bytes(6)}
    again = settings.Settings()
    again.unpack(changed.pack())
    assert vars(again) == vars(changed)


@pytest.mark.parametrize("module", [settings, statistics])
def test_any_broken_record_gives_the_usual_values_and_says_so(module):
    chance = random.Random(1)
    kept = settings.Settings() if module is settings else statistics.Statistics()
    name = module.__name__.rsplit(".", 1)[1]
    if module is statistics:
        kept.count(Over((0, 1), [121, 60]))
    good = kept.pack()
    hal = FakeHal()
    for _ in range(2000):
        bad = bytearray(good)
        for _ in range(chance.randint(1, 3)):
            bad[chance.randrange(len(bad))] ^= 1 << chance.randrange(8)
        bad = bytes(bad[:chance.randint(1, len(bad))])
        hal.saved[name] = bad
        loaded = module.load(hal)
        assert loaded.unread or bad == good
        hal.saved[name] = sealed.seal(1, bytes(chance.randrange(256) for _ in range(40)))
        module.load(hal)
    hal.saved[name] = sealed.seal(2, good[1:-2])
    assert module.load(hal).unread
    hal.saved[name] = good
    assert not module.load(hal).unread


def test_matches_against_the_computer_are_counted_by_level():
    counted = statistics.Statistics()
    counted.count(Over((0, 2), [121, 100]))
    counted.count(Over((3, 0), [121, 100]))
    assert counted.figure("cribbage", 2, statistics.PLAYED) == 1
    assert counted.figure("cribbage", 2, statistics.WON) == 1
    assert counted.figure("cribbage", 3, statistics.PLAYED) == 1
    assert counted.figure("cribbage", 3, statistics.WON) == 0
    assert counted.figure("cribbage", 1, statistics.PLAYED) == 0


def test_matches_between_people_or_computers_are_not_counted():
    counted = statistics.Statistics()
    counted.count(Over((0, 0), [121, 100]))
    counted.count(Over((1, 2), [121, 100]))
    assert counted.pack() == statistics.Statistics().pack()


def test_skunks_cr_21():
    counted = statistics.Statistics()
    for scores in ([121, 91], [122, 90], [121, 61], [121, 60], [90, 121], [60, 121]):
        counted.count(Over((0, 1), scores))
    figures = [counted.figure("cribbage", 1, which) for which in range(6)]
    assert figures == [6, 4, 2, 1, 1, 1]


def test_statistics_come_back_as_they_were_and_can_be_reset():
    counted = statistics.Statistics()
    for _ in range(300):
        counted.count(Over((0, 3), [121, 12]))
    again = statistics.Statistics()
    again.unpack(counted.pack())
    assert again.figure("cribbage", 3, statistics.DOUBLES) == 300
    again.reset()
    assert again.figure("cribbage", 3, statistics.PLAYED) == 0
