# SPDX-License-Identifier: MIT
"""Texts are read off every stage at every density."""

from types import SimpleNamespace

import pytest

from host_sim import reading
from tests.boards.scene import DISPLAYIO, FRONT, STAGES, Scene


@pytest.fixture(params=STAGES, ids=lambda stage: "%s %d/%d" % (stage[0], *stage[1]))
def scene(request):
    scene = Scene(*request.param)
    scene.kind = request.param[0]
    return scene


def read(scene, how):
    """What `how` of reading.py finds after a frame."""
    scene.show()
    panel = scene.glass
    seen = SimpleNamespace(width=panel.width, height=panel.height, pixels=lambda: panel.pixels)
    root = scene.display.root_group if scene.kind == DISPLAYIO else scene.stage
    return how(root, seen)


def test_texts_from_the_top_with_their_places(scene):
    scene.stage.text(31, 47, 12, FRONT).write("Più  15 ♥")
    page = scene.stage.page(5, 3, 9, 2, FRONT)
    page.write(0, 0, "Carte")
    page.write(1, 1, "□ Ⓐ")
    scene.stage.text(9, 90, 4, FRONT).hide()
    found = read(scene, reading.texts)
    assert [row.text for row in found] == ["Carte", "□ Ⓐ", "Più 15 ♥"]
    places = [(5, 3), (5, 13), (31, 47)]
    assert [(row.x, row.y) for row in found] == [tuple(map(scene.panel, at)) for at in places]
    assert read(scene, reading.spoilt) == []


def test_what_is_covered_or_cut_is_spoilt(scene):
    scene.stage.text(31, 47, 6, FRONT).write("Mmmmmm")
    scene.stage.text(150, 90, 2, FRONT).write("Mm")
    solid = scene.stage.sprite(31, 47, 1, 2, 2)
    solid.fill(next(n for n in range(1, 256) if all(map(all, scene.atlas.cell(n)))))
    assert [row.text for row in read(scene, reading.spoilt)] == ["Mmmmmm", "Mm"]
    solid.move(100, 100)
    assert [row.text for row in read(scene, reading.spoilt)] == ["Mm"]
    solid.move(150, 90)
    assert [row.text for row in read(scene, reading.texts)] == ["Mmmmmm"]
