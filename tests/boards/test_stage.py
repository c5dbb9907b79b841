# SPDX-License-Identifier: MIT
"""Every stage at every density: which pixels, and how few of them are sent."""

import pytest

from tests.boards.scene import (
    BACK,
    COLOURS,
    FRONT,
    OTHER,
    PLAIN,
    STAGES,
    TILES,
    Scene,
    screen,
)


@pytest.fixture(params=STAGES, ids=lambda stage: "%s %d/%d" % (stage[0], *stage[1]))
def scene(request):
    return Scene(*request.param)


def test_sizes_are_the_firmwares(scene):
    stage = scene.stage
    assert (stage.width, stage.height, stage.tile) == (160, 128, 8)
    assert (stage.letter_width, stage.letter_height) == (6, 10)


def test_every_tile_pixel_for_pixel(scene):
    sprite = scene.stage.sprite(3, 5, 1, 1)
    for tile in TILES:
        sprite.put(0, 0, tile)
        scene.show()
        scene.expect(3, 5, scene.inked(tile, PLAIN))
        assert scene.glass.sent == 2 * scene.pixels(8, 8)


def test_a_new_sprite_is_empty(scene):
    scene.stage.sprite(3, 5, 3, 4)
    scene.show()
    scene.blank(0, 0, 40, 40)


def test_tiles_stand_in_their_cells(scene):
    sprite = scene.stage.sprite(10, 20, 3, 4)
    for n in range(12):
        sprite.put(n % 3, n // 3, TILES[n])
    scene.show()
    for n in range(12):
        scene.expect(10 + n % 3 * 8, 20 + n // 3 * 8, scene.inked(TILES[n], PLAIN))
    sprite.fill(TILES[1])
    scene.show()
    for n in range(12):
        scene.expect(10 + n % 3 * 8, 20 + n // 3 * 8, scene.inked(TILES[1], PLAIN))


def test_ink(scene):
    sprite = scene.stage.sprite(10, 20, 1, 1, 1)
    sprite.put(0, 0, TILES[3])
    scene.show()
    scene.expect(10, 20, scene.inked(TILES[3], OTHER))
    sprite.ink(0)
    scene.show()
    scene.expect(10, 20, scene.inked(TILES[3], PLAIN))
    assert scene.glass.areas == [scene.box(10, 20, 18, 28)]


def test_move_sends_both_places_and_no_more(scene):
    card = scene.stage.sprite(40, 40, 3, 4)
    card.fill(TILES[2])
    scene.settle()
    card.move(42, 38)
    scene.show()
    assert (card.x, card.y) == (42, 38)
    assert scene.covered() == scene.box(40, 38, 66, 72)  # by one area, or two that overlap
    scene.expect(42, 38, scene.inked(TILES[2], PLAIN))
    scene.blank(40, 38, 2, 34)
    card.move(100, 90)
    scene.show()
    places = [scene.box(42, 38, 66, 70), scene.box(100, 90, 124, 122)]
    assert sorted(scene.glass.areas) == places
    assert scene.glass.sent == 2 * 2 * scene.pixels(24, 32)
    scene.blank(42, 38, 24, 32)


@pytest.mark.parametrize(("x", "y"), [(-5, -3), (150, 120), (-24, 10), (160, 10)])
def test_what_is_off_the_screen_is_cut(scene, x, y):
    card = scene.stage.sprite(x, y, 3, 4)
    card.fill(TILES[2])
    scene.show()
    for n in range(12):
        scene.expect(x + n % 3 * 8, y + n // 3 * 8, scene.inked(TILES[2], PLAIN))


def test_hide_and_show_again(scene):
    card = scene.stage.sprite(40, 40, 1, 1)
    card.put(0, 0, TILES[2])
    scene.settle()
    card.hide()
    scene.show()
    assert card.hidden
    assert scene.glass.areas == [scene.box(40, 40, 48, 48)]
    scene.blank(40, 40, 8, 8)
    card.move(60, 60)
    card.put(0, 0, TILES[4])
    scene.show()
    assert scene.glass.sent == 0
    card.hide(False)
    scene.show()
    assert scene.glass.areas == [scene.box(60, 60, 68, 68)]
    scene.expect(60, 60, scene.inked(TILES[4], PLAIN))


def test_later_things_lie_over_earlier_ones(scene):
    under = scene.stage.sprite(40, 40, 1, 1)
    over = scene.stage.sprite(40, 40, 1, 1, 1)
    under.put(0, 0, TILES[3])
    over.put(0, 0, TILES[4])
    scene.show()

    def both():
        below, above = scene.inked(TILES[3], PLAIN), scene.inked(TILES[4], OTHER)
        return [[a if a is not None else b for a, b in zip(*rows, strict=True)]
                for rows in zip(above, below, strict=True)]  # fmt: skip

    scene.expect(40, 40, both())
    under.hide()
    scene.show()
    scene.expect(40, 40, scene.inked(TILES[4], OTHER))
    under.hide(False)  # it comes back under, not over
    scene.show()
    scene.expect(40, 40, both())
    text = scene.stage.text(40, 40, 1, FRONT)
    text.write("#")
    scene.show()
    width, beyond = scene.font.width, scene.font.height - scene.atlas.height
    line = [row[:width] for row in both()] + [[None] * width] * beyond
    letter = scene.written("#", FRONT)
    mixed = [[b if b is not None else a for a, b in zip(*rows, strict=True)]
             for rows in zip(line, letter, strict=True)]  # fmt: skip
    scene.expect(40, 40, mixed)


def test_nothing_is_sent_when_nothing_changes(scene):
    card = scene.stage.sprite(40, 40, 3, 4)
    text = scene.stage.text(10, 10, 8, FRONT)
    page = scene.stage.page(2, 60, 5, 3, FRONT)
    card.fill(TILES[1])
    text.write("same")
    page.write(1, 1, "xyz")
    scene.settle()
    card.fill(TILES[1])
    card.put(1, 1, TILES[1])
    card.move(40, 40)
    card.hide(False)
    card.ink(0)
    text.write("same")
    text.colour(FRONT)
    text.move(10, 10)
    text.hide(False)
    page.write(1, 1, "xyz")
    page.colour(FRONT)
    page.move(2, 60)
    page.hide(False)
    scene.stage.theme(COLOURS, (PLAIN, OTHER, bytes((0,)) + bytes((BACK,)) * 15))
    scene.show()
    assert scene.glass.sent == 0


def test_a_new_theme_recolours_everything(scene):
    card = scene.stage.sprite(40, 40, 1, 1)
    text = scene.stage.text(10, 10, 2, FRONT)
    page = scene.stage.page(10, 60, 2, 1, FRONT)
    card.put(0, 0, TILES[1])
    text.write("ab")
    page.write(0, 0, "cd")
    scene.settle()
    colours = bytes(reversed(COLOURS))
    scene.stage.theme(colours, (OTHER, PLAIN, bytes((0,)) + bytes((BACK,)) * 15))
    scene.show()
    scene.expect(40, 40, scene.inked(TILES[1], OTHER), colours)
    scene.expect(10, 10, scene.written("ab", FRONT), colours)
    scene.expect(10, 60, scene.written("cd", FRONT), colours)
    assert scene.glass.pixels[-1] == screen(BACK, colours)
    later = scene.stage.page(60, 60, 1, 1, 7)
    later.write(0, 0, "e")
    scene.show()
    scene.expect(60, 60, scene.written("e", 7), colours)


def test_clear_forgets_all_and_draws_the_screen_once(scene):
    old = scene.stage.sprite(40, 40, 3, 4)
    old.fill(TILES[1])
    scene.settle()
    scene.stage.clear()
    new = scene.stage.sprite(100, 40, 1, 1)
    new.put(0, 0, TILES[1])
    scene.show()
    assert scene.glass.areas == [scene.box(0, 0, 160, 128)]
    assert set(sum(scene.glass.cut(*scene.box(0, 0, 100, 128)), [])) == {0}
    old.move(0, 0)  # a thing kept too long does no harm
    old.put(0, 0, TILES[2])
    scene.stage.show()
    scene.show()
    assert scene.glass.sent == 0
    assert set(sum(scene.glass.cut(*scene.box(0, 0, 100, 128)), [])) == {0}


def test_a_frame_of_play_sends_little(scene):
    """Six cards, one lifted by four pixels and a count changed: under a tenth of the screen."""
    cards = [scene.stage.sprite(20 + 12 * n, 90, 3, 4) for n in range(6)]
    for n, card in enumerate(cards):
        card.fill(TILES[n])
    count = scene.stage.text(70, 50, 2, FRONT)
    count.write("15")
    scene.settle()
    cards[3].move(56, 86)
    count.write("25")
    scene.show()
    least = 2 * (scene.pixels(24, 36) + scene.pixels(6, 10))
    assert least <= scene.glass.sent < 2 * scene.pixels(160, 128) // 10
