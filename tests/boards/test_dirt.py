# SPDX-License-Identifier: MIT
"""What is to be drawn anew: nothing is forgotten, and not much too much."""

import random

import pytest

from boards.common.dirt import Dirt


def test_what_lies_outside_does_not_count():
    dirt = Dirt(160, 128)
    for area in ((-9, 5, 0, 9), (5, 128, 9, 130), (4, 4, 4, 9), (160, 0, 170, 9)):
        dirt.add(*area)
    assert dirt.areas == []
    dirt.add(-5, 120, 9, 300)
    assert dirt.areas == [(0, 120, 9, 128)]


def test_what_is_near_is_sent_at_once_and_what_is_far_is_not():
    dirt = Dirt(160, 128)
    dirt.add(10, 10, 34, 42)
    dirt.add(12, 8, 36, 40)
    dirt.add(12, 10, 20, 20)
    assert dirt.areas == [(10, 8, 36, 42)]
    dirt.add(100, 90, 124, 122)
    assert len(dirt.areas) == 2


def test_one_that_joins_two_makes_one_of_three():
    dirt = Dirt(240, 240)
    dirt.add(0, 0, 40, 100)
    dirt.add(80, 0, 120, 100)
    assert len(dirt.areas) == 2
    dirt.add(40, 0, 80, 100)
    assert dirt.areas == [(0, 0, 120, 100)]


@pytest.mark.parametrize("seed", range(5))
def test_everything_is_covered_by_few_areas(seed):
    chance = random.Random(seed)
    dirt, wanted = Dirt(160, 128), set()
    for _ in range(40):
        x, y = chance.randint(-20, 160), chance.randint(-20, 128)
        area = (x, y, x + chance.randint(0, 30), y + chance.randint(0, 30))
        dirt.add(*area)
        wanted |= {
            (x, y)
            for x in range(max(area[0], 0), min(area[2], 160))
            for y in range(max(area[1], 0), min(area[3], 128))
        }
        covered = {
            (x, y) for x1, y1, x2, y2 in dirt.areas for x in range(x1, x2) for y in range(y1, y2)
        }
        assert wanted <= covered and len(dirt.areas) <= 6
        assert all(x < 160 and y < 128 for x, y in covered)
