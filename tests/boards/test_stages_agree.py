# SPDX-License-Identifier: MIT
"""Both stages show the same, pixel for pixel, whatever happens on them."""

import random

import pytest

from tests.boards.scene import (
    ATLAS,
    COLOURS,
    DISPLAYIO,
    FRAMEBUF,
    LARGE,
    OTHER,
    PLAIN,
    TILES,
    Scene,
)

LETTERS = " àAg♥□€Wi1"
STEPS = 120


class Pair:
    """The same things on two stages, told the same by a random generator."""

    def __init__(self, scenes, chance):
        self.scenes = scenes
        self.chance = chance
        self.things = []

    def both(self, call):
        for at, scene in enumerate(self.scenes):
            call(scene, [pair[at] for pair in self.things])

    def make(self):
        chance = self.chance
        kind = chance.choice(("sprite", "text", "page"))
        x, y = chance.randint(-30, 170), chance.randint(-30, 140)
        columns, rows = chance.randint(1, 6), chance.randint(1, 4)
        ink = chance.randint(0, 1)
        sizes = (columns,) if kind == "text" else (columns, rows)
        made = [getattr(scene.stage, kind)(x, y, *sizes, ink) for scene in self.scenes]
        self.things.append(made)
        self.fill(made, kind, columns, rows)

    def fill(self, made, kind, columns, rows):
        chance = self.chance
        for _ in range(6):
            column, row = chance.randrange(columns), chance.randrange(rows)
            tile = chance.choice(TILES)
            text = "".join(chance.choices(LETTERS, k=chance.randint(0, 8)))
            for thing in made:
                if kind == "sprite":
                    thing.put(column, row, tile)
                elif kind == "text":
                    thing.write(text)
                    assert thing.text == text[:columns]
                else:
                    thing.write(column, row, text)

    def change(self):
        chance = self.chance
        made = chance.choice(self.things)
        what = chance.choice(("move", "nudge", "hide", "colour", "fill"))
        x, y = chance.randint(-30, 170), chance.randint(-30, 140)
        by, hidden, colour = chance.randint(-3, 3), chance.random() < 0.5, chance.randint(0, 2)
        tile = chance.choice(TILES)
        for thing in made:
            if what == "move":
                thing.move(x, y)
            elif what == "nudge":
                thing.move(thing.x + by, thing.y - by)
            elif what == "hide":
                thing.hide(hidden)
            elif hasattr(thing, "ink"):
                thing.ink(colour) if what == "colour" else thing.fill(tile)
            elif what == "colour":
                thing.colour(colour + 7)
            else:
                thing.clear() if hasattr(thing, "clear") else thing.write("")
        assert len({(thing.x, thing.y, thing.hidden) for thing in made}) == 1

    def step(self):
        chance = self.chance.random()
        if chance < 0.25 or not self.things:
            self.make()
        elif chance < 0.27:
            for scene in self.scenes:
                scene.stage.clear()
            self.things.clear()
        elif chance < 0.3:
            colours = bytes(self.chance.randbytes(48)) if self.chance.random() < 0.5 else COLOURS
            inks = self.chance.sample((PLAIN, OTHER, bytes(16)), 3)
            for scene in self.scenes:
                scene.stage.theme(colours, tuple(inks))
        else:
            self.change()


def run(scenes, seed, compare):
    pair = Pair(scenes, random.Random(seed))
    for _ in range(STEPS):
        for _ in range(pair.chance.randint(1, 4)):
            pair.step()
        for scene in scenes:
            scene.show()
        compare(*scenes)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("density", [(1, 1), LARGE], ids=["1/1", "3/2"])
def test_framebuf_shows_what_displayio_shows(density, seed):
    def same(one, other):
        assert one.glass.pixels == other.glass.pixels

    run([Scene(DISPLAYIO, density), Scene(FRAMEBUF, density)], seed, same)


@pytest.mark.parametrize("seed", range(2))
def test_density_2_shows_every_pixel_as_four(seed):
    def doubled(one, two):
        for y in range(0, two.glass.height, 7):
            row = two.glass.cut(0, y, two.glass.width, 1)[0]
            small = one.glass.cut(0, y // 2, one.glass.width, 1)[0]
            assert row == [pixel for pixel in small for _ in range(2)]

    # There is one display at a time, so one of them must be the other stage.
    run([Scene(FRAMEBUF, (1, 1)), Scene(DISPLAYIO, (2, 1))], seed, doubled)


@pytest.mark.parametrize("density", [(1, 1), LARGE], ids=["1/1", "3/2"])
def test_whatever_tile_is_repeated_under_everything(density):
    scenes = [Scene(DISPLAYIO, density), Scene(FRAMEBUF, density)]
    plain = [n for n in TILES if len({colour for row in ATLAS.cell(n) for colour in row}) == 1]
    for tile in [*plain, *TILES[::40]]:
        for scene in scenes:
            scene.stage.clear()
            scene.stage.sprite(-3, -5, 21, 17, 1).fill(tile)
            scene.stage.sprite(40, 40, 1, 1).put(0, 0, TILES[3])
            scene.show()
        assert scenes[0].glass.pixels == scenes[1].glass.pixels
