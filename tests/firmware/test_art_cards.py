# SPDX-License-Identifier: MIT
"""Cards as they are drawn, small and large: told apart by shape, readable when they overlap; inks
and colours."""

import pytest

from engine import cards
from firmware.art import bake
from firmware.ui import card, theme
from firmware.ui.inks import inks as made

TILES = dict(zip((bake.TILE, bake.LARGE_TILE), zip(*bake.atlas(bake.HERE)[0])))
PAPER = bake.COLOURS.index("w")
SIGN = bake.COLOURS.index("r")
PITCH = {8: 10, 12: 15}  # cards may overlap so far
EDGE, INDEX = 2, {8: 9, 12: 13}  # where the index begins, and where it has ended

both = pytest.mark.parametrize("size", TILES)


class Sheet:
    """A sprite of the stage that remembers its tiles and ink."""

    def __init__(self, size=bake.TILE):
        self.size = size
        self.width, self.height = card.COLUMNS * size, card.ROWS * size
        self.tiles = [0] * (card.COLUMNS * card.ROWS)
        self.number = 0

    def put(self, column, row, tile):
        self.tiles[card.COLUMNS * row + column] = tile

    def ink(self, number):
        self.number = number

    def row(self, y):
        """The atlas colours of a row of pixels."""
        size = self.size
        first, line = y // size * card.COLUMNS, y % size * size
        return [
            colour
            for tile in self.tiles[first : first + card.COLUMNS]
            for colour in TILES[size][tile][line : line + size]
        ]


def drawn(code, size=bake.TILE):
    sheet = Sheet(size)
    card.face(sheet, code)
    return sheet


def signs(sheet, left, right, top=0, bottom=None):
    """The shape of rank and suit in a part of a card, whatever their colour."""
    rows = range(top, bottom or sheet.height)
    return tuple(tuple(colour == SIGN for colour in sheet.row(y)[left:right]) for y in rows)


def contrast(one, other):
    """The contrast of two screen colours as WCAG counts it: 1 to 21."""
    lights = []
    for colour in (one, other):
        light = 0.0
        for part, weight in zip(
            theme.COLOURS[3 * colour : 3 * colour + 3], (0.2126, 0.7152, 0.0722), strict=True
        ):
            part /= 255
            part = part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
            light += weight * part
        lights.append(light + 0.05)
    return max(lights) / min(lights)


@both
def test_the_left_ten_pixels_tell_all_52_cards_apart_without_colour(size):
    assert len({signs(drawn(code, size), 0, PITCH[size]) for code in range(52)}) == 52


@both
def test_the_index_stands_clear_of_the_edge_and_of_the_next_card(size):
    for code in range(52):
        sheet = drawn(code, size)
        for row in signs(sheet, 0, PITCH[size]):
            assert not any(row[:EDGE]) and not any(row[INDEX[size] :])
        for y in range(3, sheet.height - 3):
            assert sheet.row(y)[1] == PAPER


@both
def test_suits_differ_by_shape(size):
    half, low = size * 9 // 8, 2 * size
    for part in ((EDGE, half, low, 3 * size), (half, 3 * size - 1, low, 4 * size - 1)):
        shapes = [signs(drawn(suit, size), *part) for suit in range(4)]
        for one in range(4):
            for other in range(one):
                different = sum(
                    a != b
                    for rows in zip(shapes[one], shapes[other], strict=True)
                    for a, b in zip(*rows, strict=True)
                )
                assert different >= 9 * (size // 8) ** 2


@both
def test_cards_have_round_corners_and_fill_their_sprite(size):
    corner = {8: (2, 1), 12: (3, 1, 1)}[size]  # transparent pixels of the first rows
    for code in (*range(52), cards.HIDDEN, cards.NONE):
        sheet = drawn(code, size)
        for y in range(sheet.height):
            row, turned = sheet.row(y), min(y, sheet.height - 1 - y)
            clear = corner[turned] if turned < len(corner) else 0
            end = sheet.width - clear
            assert row[:clear] == [0] * clear == row[end:]
            assert all(row[clear:end])


@both
def test_courts_of_one_rank_share_their_figure_and_ranks_do_not(size):
    high, beside = 4 * size, size + 1
    for rank in (10, 11, 12):
        sheets = [drawn(4 * rank + suit, size) for suit in range(4)]
        figures = {tuple(sheet.row(y)[beside] for y in range(high)) for sheet in sheets}
        assert len(figures) == 1
    ranks = [drawn(4 * rank, size) for rank in (10, 11, 12)]
    figures = [[sheet.row(y)[beside:] for y in range(high)] for sheet in ranks]
    assert figures[0] != figures[1] != figures[2] != figures[0]


def test_light_and_dimness_change_the_ink_alone():
    for code in (*range(52), cards.HIDDEN):
        sheet = drawn(code)
        tiles, numbers = list(sheet.tiles), []
        for show in (card.plain, card.lit, card.dim):
            show(sheet, code)
            numbers.append(sheet.number)
            assert sheet.tiles == tiles and sheet.number < len(made())
        assert len(set(numbers)) == (2 if code == cards.HIDDEN else 3)


def test_two_and_four_suit_colours():
    for four, count in ((False, 2), (True, 4)):
        inks = made(four)
        assert all(len(ink) == 16 and max(ink) < 16 for ink in inks)
        for state in (0, theme.LIT):
            first = theme.FACE + 4 * state
            assert len({ink[SIGN] for ink in inks[first : first + 4]}) == count
    assert len(made()) == len(made(True)) == theme.DECKTET_DIM + 1
    assert len(theme.COLOURS) == 48


def test_what_is_read_stands_out_from_what_is_behind_it():
    reading = [
        (theme.PAPER, theme.FELT),
        (theme.PAPER, theme.SLATE),
        (theme.GOLD, theme.SLATE),
        (theme.NIGHT, theme.PAPER),
        (theme.NIGHT, theme.GOLD),
        (theme.DIM, theme.SLATE),
        (theme.RED, theme.PAPER),
        (theme.BLUE, theme.PAPER),
        (theme.GOLD, theme.FELT),
    ]
    for one, other in reading:
        assert contrast(one, other) >= 4.5, (one, other)
    for four in (False, True):
        for ink in made(four)[theme.FACE : theme.FACE + 12]:
            assert contrast(ink[SIGN], ink[PAPER]) >= 3, tuple(ink)
    for peg in (theme.GOLD, theme.SKY):
        assert contrast(peg, theme.BROWN) >= 4
