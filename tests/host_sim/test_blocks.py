# SPDX-License-Identifier: MIT
"""Pictures of block characters, read back pixel by pixel."""

import random
import re

import pytest

from host_sim.blocks import HALF, MODES, QUADRANT, SEXTANT, Canvas, fitting, size, thinned
from tests.host_sim.screen_reader import Reader

WIDTH, HEIGHT = 16, 18
INK, PAPER = (10, 20, 30), (250, 240, 230)


def noise(seed, colours):
    pick = random.Random(seed).choice
    return b"".join(bytes(pick(colours)) for _ in range(WIDTH * HEIGHT))


@pytest.mark.parametrize("mode", MODES)
def test_a_picture_in_two_colours_is_exact_in_every_mode(mode):
    reader, canvas = Reader(mode), Canvas(mode, WIDTH, 0, 0, True)
    for seed in range(3):
        frame = noise(seed, (INK, PAPER))
        reader.feed(canvas.draw(frame))
        assert reader.frame(WIDTH, HEIGHT) == frame


def test_half_blocks_show_any_picture_exactly():
    colours = [(r, g, 7) for r in range(0, 256, 51) for g in range(0, 256, 51)]
    reader, canvas = Reader(HALF), Canvas(HALF, WIDTH, 0, 0, True)
    frame = noise(1, colours)
    reader.feed(canvas.draw(frame))
    assert reader.frame(WIDTH, HEIGHT) == frame


def test_only_changed_characters_are_written_and_they_complete_the_picture():
    reader, canvas = Reader(HALF), Canvas(HALF, WIDTH, 0, 0, True)
    frame = bytearray(noise(1, (INK, PAPER)))
    reader.feed(canvas.draw(bytes(frame)))
    assert canvas.draw(bytes(frame)) == ""
    at = 3 * (5 * WIDTH + 9)
    frame[at : at + 3] = b"\x01\x02\x03"
    change = canvas.draw(bytes(frame))
    assert len(re.sub(r"\x1b\[[\d;]*[Hm]", "", change)) == 1
    reader.feed(change)
    assert reader.frame(WIDTH, HEIGHT) == bytes(frame)


def test_of_many_colours_a_character_keeps_the_commonest_and_the_one_that_stands_out():
    frame = bytes(PAPER) * 3 + bytes(INK) * 2 + bytes((240, 240, 230))
    reader, canvas = Reader(SEXTANT), Canvas(SEXTANT, 2, 0, 0, True)
    reader.feed(canvas.draw(frame))
    assert reader.frame(2, 3) == bytes(PAPER) * 3 + bytes(INK) * 2 + bytes(PAPER)


def test_a_last_row_without_all_its_pixels_is_drawn():
    canvas = Canvas(SEXTANT, 2, 4, 9, True)
    assert canvas.draw(bytes(PAPER) * 2).startswith("\x1b[10;5H")


def test_256_colours_take_the_nearest_of_the_cube_and_the_greys():
    canvas = Canvas(HALF, 1, 0, 0, False)
    text = canvas.draw(bytes((255, 0, 0)) + bytes((118, 118, 118)))
    assert "48;5;196m" in text and "38;5;243m" in text


def test_the_truest_mode_that_fits_is_chosen():
    assert size(HALF, 160, 128) == (160, 64)
    assert size(QUADRANT, 160, 128) == (80, 64)
    assert size(SEXTANT, 160, 128) == (80, 43)
    assert fitting(160, 128, 160, 64) is HALF
    assert fitting(160, 128, 159, 64) is QUADRANT
    assert fitting(160, 128, 200, 63) is SEXTANT
    assert fitting(160, 128, 80, 43) is SEXTANT
    assert fitting(160, 128, 79, 50) is None
    assert fitting(160, 128, 200, 42) is None


def test_every_pattern_has_its_own_character():
    for across, down, patterns in MODES:
        assert len(set(patterns)) == len(patterns) == 2 ** (across * down)


def test_squares_of_equal_pixels_are_thinned_to_one():
    small = bytes(range(3 * 4 * 2))
    rows = [small[start : start + 12] for start in (0, 12)]
    wide = [b"".join(row[i : i + 3] * 2 for i in range(0, 12, 3)) for row in rows]
    large = b"".join(row for row in wide for _ in range(2))
    assert thinned(large, 8, 2) == small
    assert thinned(small, 4, 1) is small
