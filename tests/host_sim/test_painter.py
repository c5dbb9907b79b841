# SPDX-License-Identifier: MIT
"""The painter of runs against Blinka's own loop, pixel for pixel."""

import random

import pytest

from tests.host_sim.programs import pybadge

IDLE = """
    from boards.common import clock
    while True:
        clock.sleep(10)
"""


def bitmap_of(dice: random.Random, values: int):
    import displayio

    bitmap = displayio.Bitmap(8 * dice.randint(1, 4), 8 * dice.randint(1, 3), values)
    for y in range(bitmap.height):
        for x in range(bitmap.width):
            bitmap[x, y] = dice.choice((0, dice.randrange(values)))
    return bitmap


def grid_of(dice: random.Random):
    """A TileGrid anywhere, also half off the screen, with some colours transparent."""
    import displayio

    bitmap = bitmap_of(dice, dice.choice((2, 4, 16, 256)))
    palette = displayio.Palette(dice.randint(2, 20))
    for index in range(len(palette)):
        palette[index] = dice.randrange(1 << 24)
        if dice.random() < 0.3:
            palette.make_transparent(index)
    grid = displayio.TileGrid(
        bitmap,
        pixel_shader=palette,
        width=dice.randint(1, 9),
        height=dice.randint(1, 9),
        tile_width=8,
        tile_height=8,
        x=dice.randint(-40, 170),
        y=dice.randint(-40, 140),
    )
    for cell in range(grid.width * grid.height):
        grid[cell] = dice.randrange(14)  # also tiles that the bitmap lacks
    grid.hidden = dice.random() < 0.1
    return grid


def group_of(dice: random.Random, depth: int):
    import displayio

    scale = dice.choice((1, 1, 2))
    group = displayio.Group(scale=scale, x=dice.randint(-9, 9), y=dice.randint(-9, 9))
    for _ in range(dice.randint(1, 5)):
        group.append(grid_of(dice) if depth == 0 else group_of(dice, depth - 1))
    group.hidden = dice.random() < 0.1
    return group


def filled(fill, x1: int, y1: int, x2: int, y2: int) -> bytes:
    from displayio._area import Area

    size = (x2 - x1) * (y2 - y1)
    buffer = memoryview(bytearray(4 * ((size + 1) // 2))).cast("I")
    mask = memoryview(bytearray(4 * (size // 32 + 1))).cast("I")
    fill(Area(x1, y1, x2, y2), mask, buffer)
    return buffer.tobytes()


def compare(folder, change, rotation=0, trees=40) -> None:
    """Let `change(dice, root)` finish some random trees; compare both ways to fill."""
    machine = pybadge(IDLE, folder)

    def look() -> None:
        machine.display._core.set_rotation(rotation)
        for seed in range(trees):
            dice = random.Random(seed)
            root = group_of(dice, 2)
            change(dice, root)
            machine.display.root_group = root
            core = machine.display._core
            painter = core.fill_area.__self__
            width, height = (128, 160) if rotation in (90, 270) else (160, 128)
            for _ in range(3):
                x1, y1 = dice.randrange(width), dice.randrange(height)
                area = (x1, y1, dice.randint(x1 + 1, width), dice.randint(y1 + 1, height))
                assert filled(core.fill_area, *area) == filled(painter._blinka, *area), seed
        machine.off()

    machine.on_idle = look
    machine.run()


def plain(dice, root) -> None:
    root.hidden = False


def turned(dice, root) -> None:
    grid = grid_of(dice)
    grid.flip_x = True
    root.append(grid)


def scaled(dice, root) -> None:
    root.scale = 2


@pytest.mark.parametrize("change", [plain, turned, scaled])
def test_both_fill_alike(tmp_path, change):
    compare(tmp_path, change)


@pytest.mark.slow
@pytest.mark.parametrize("rotation", [90, 180, 270])
@pytest.mark.parametrize("change", [plain, scaled])
def test_both_fill_alike_on_a_display_that_is_turned(tmp_path, change, rotation):
    compare(tmp_path, change, rotation, trees=12)


def test_a_bitmap_written_to_again_is_seen(tmp_path):
    machine = pybadge(IDLE, tmp_path)

    def look() -> None:
        dice = random.Random(1)
        core = machine.display._core
        root = machine.display.root_group = group_of(dice, 0)
        root.hidden = False
        grid = grid_of(dice)
        grid.hidden = False
        grid.x = grid.y = 20
        root.append(grid)
        before = filled(core.fill_area, 0, 0, 160, 128)
        grid.bitmap.fill(1)
        after = filled(core.fill_area, 0, 0, 160, 128)
        grid.pixel_shader[1] = 0x123456
        last = filled(core.fill_area, 0, 0, 160, 128)
        assert len({before, after, last}) == 3
        assert last == filled(core.fill_area.__self__._blinka, 0, 0, 160, 128)
        machine.off()

    machine.on_idle = look
    machine.run()
