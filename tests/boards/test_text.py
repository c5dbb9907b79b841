# SPDX-License-Identifier: MIT
"""Texts and pages on every stage at every density, letter for letter."""

import weakref

import pytest
from adafruit_display_text import label

from tests.boards.scene import FRONT, STAGES, Scene


@pytest.fixture(params=STAGES, ids=lambda stage: "%s %d/%d" % (stage[0], *stage[1]))
def scene(request):
    return Scene(*request.param)


def test_text(scene):
    text = scene.stage.text(7, 9, 12, FRONT)
    scene.settle()
    text.write("Ciao àÈ ♥")
    scene.show()
    assert text.text == "Ciao àÈ ♥"
    assert (text.x, text.y) == (7, 9)
    scene.expect(7, 9, scene.written("Ciao àÈ ♥   ", FRONT))
    text.write("Ciao")
    scene.show()
    scene.expect(7, 9, scene.written("Ciao        ", FRONT))
    assert scene.glass.areas == [scene.box(37, 9, 61, 19)]
    text.write("")
    scene.show()
    scene.blank(7, 9, 72, 10)


def test_every_letter(scene):
    page = scene.stage.page(0, 0, 26, 12, FRONT)
    letters = [chr(code) for code in range(32, 127)] + list(scene.font.letters)
    for n, letter in enumerate(letters):
        page.write(n % 26, n // 26, letter)
    scene.show()
    for n, letter in enumerate(letters):
        scene.expect(n % 26 * 6, n // 26 * 10, scene.written(letter, FRONT))


@pytest.mark.parametrize("letter", ["€", "\n", "\t", "\x00", "\x7f", "漢", "😀"])
def test_unknown_letters_are_a_box(scene, letter):
    text = scene.stage.text(0, 0, 3, FRONT)
    page = scene.stage.page(0, 20, 3, 1, FRONT)
    text.write("a" + letter + "b")
    page.write(0, 0, "a" + letter + "b")
    scene.show()
    scene.expect(0, 0, scene.written("a□b", FRONT))
    scene.expect(0, 20, scene.written("a□b", FRONT))


def test_text_is_cut_at_its_columns(scene):
    text = scene.stage.text(10, 10, 4, FRONT)
    text.write("Cribbage")
    scene.show()
    assert text.text == "Crib"
    scene.expect(10, 10, scene.written("Crib", FRONT))
    scene.blank(34, 10, 40, 10)


def test_text_is_what_the_library_draws():
    scene = Scene()
    words = "Più 15 · ♠?"
    text = scene.stage.text(10, 10, len(words), FRONT)
    text.write(words)
    made = label.Label(text.font, text=words, color=text.color, base_alignment=True)
    made.x, made.y = 10, 50
    scene.stage._root.append(made)
    scene.show()
    scene.expect(10, 10, scene.written(words, FRONT))
    scene.expect(10, 40, scene.written(words, FRONT))


def test_text_colour_moves_and_hides(scene):
    text = scene.stage.text(10, 10, 2, FRONT)
    text.write("Hi")
    scene.settle()
    text.colour(3)
    scene.show()
    scene.expect(10, 10, scene.written("Hi", 3))
    assert scene.glass.areas == [scene.box(10, 10, 22, 20)]
    text.move(50, 60)
    scene.show()
    scene.blank(10, 10, 12, 10)
    scene.expect(50, 60, scene.written("Hi", 3))
    text.hide()
    scene.show()
    assert text.hidden
    scene.blank(50, 60, 12, 10)
    text.write("Ho")
    scene.show()
    assert scene.glass.sent == 0
    text.hide(False)
    scene.show()
    scene.expect(50, 60, scene.written("Ho", 3))


def test_page(scene):
    page = scene.stage.page(2, 3, 5, 3, FRONT)
    page.write(0, 0, "uno")
    page.write(3, 1, "due tre")
    scene.show()
    scene.expect(2, 3, scene.written("uno  ", FRONT))
    scene.expect(2, 13, scene.written("   du", FRONT))
    scene.expect(2, 23, scene.written("     ", FRONT))
    page.write(1, 0, "n")
    scene.show()
    assert scene.glass.sent == 0
    page.write(1, 0, "x")
    scene.show()
    assert scene.glass.areas == [scene.box(8, 3, 14, 13)]
    page.colour(3)
    scene.show()
    scene.expect(2, 3, scene.written("uxo  ", 3))
    page.clear()
    scene.show()
    scene.blank(2, 3, 30, 30)


def test_a_cleared_text_leaves_the_memory(scene, collect):
    text = weakref.ref(scene.stage.text(10, 10, 5, FRONT))
    scene.stage.show()
    scene.stage.clear()
    scene.stage.show()
    collect()
    assert text() is None
