# SPDX-License-Identifier: MIT
"""The firmware's pixels and the panel's."""

import pytest

from boards.common.density import Density


@pytest.mark.parametrize("density", [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_every_pixel_of_the_panel_belongs_to_one_of_the_firmware(density):
    up, down = density
    made = Density(*density)
    for x in range(-300, 300):
        assert made.back(made.out(x)) == x
    for panel in range(320):
        x = made.logical(panel)
        assert x * up // down <= panel < (x + 1) * up // down
        assert made.out(x) * made.scale <= panel


def test_tiles_and_letters_join_exactly():
    made = Density(3, 2)
    assert [made.out(8 * n) for n in range(4)] == [0, 12, 24, 36]
    for pitch in (6, 8, 10):
        for n in range(-30, 30):
            assert made.out(1 + pitch * n) - made.out(1) == made.out(pitch) * n


def test_a_whole_density_repeats_the_pixels_of_the_small_art():
    for whole in (1, 2, 3):
        made = Density(whole, 1)
        assert (made.scale, made.atlas, made.font) == (whole, "atlas8.bin", "font6x10.bin")
    made = Density(3, 2)
    assert (made.scale, made.atlas, made.font) == (1, "atlas12.bin", "font9x15.bin")


def test_sizes_of_screens():
    assert (Density(2, 1).logical(320), Density(2, 1).logical(240)) == (160, 120)
    assert Density(3, 2).logical(240) == 160
    assert Density(1, 1).logical(135) == 135
