# SPDX-License-Identifier: MIT
"""Whole matches of cribbage by keys on the PyBadge's panel, from the first start to the end."""

import gc

import pytest

from firmware.ui.buttons import DOWN, UP, A
from host_sim import reading
from tests.firmware.someone import Careful, Someone, Toucher

pytestmark = pytest.mark.slow

HINT = (5, 5)  # where the letters of a hint begin


class Inspector:
    """Looks at every frame at rest; `faults` lists what is wrong with a text."""

    def __init__(self, someone):
        self._someone = someone
        self._watched = False
        self.faults = []
        self.frames = 0
        self.neutral = {}  # texts of a hand-over page -> its frames
        someone.frame_at_rest = self.look

    def look(self):
        self.frames += 1
        self.watch_writes()
        machine = self._someone.machine
        if self._someone.sees(self._someone.own.SHOW_HAND):
            shown = self.neutral.setdefault(tuple(machine.texts()), set())
            shown.add(machine.frame())
        root, panel = machine.display.root_group, machine.panel
        hint = any((text.x, text.y) == HINT for text in reading.texts(root, panel))
        for text in reading.spoilt(root, panel):
            # Letters of a hint may shine where the covered ones of the same colour would.
            if not hint or text.x == HINT[0]:
                self.faults.append(f"{text.text!r} is cut or covered")

    def watch_writes(self):
        """Pages and lines drop letters beyond their last column; note every such write."""
        if self._watched:
            return
        self._watched = True
        from boards.common import displayio_stage

        for name, method in (("text", "Text"), ("page", "Page")):
            self._watch(displayio_stage.Stage, name, getattr(displayio_stage, method))

    def _watch(self, stage, name, thing):
        make, write = getattr(stage, name), thing.write
        columns = {}

        def made(stage, x, y, wide, *rest):
            new = make(stage, x, y, wide, *rest)
            columns[id(new)] = wide
            return new

        def written(one, *args):
            start = args[0] if len(args) > 1 else 0
            if start + len(args[-1]) > columns.get(id(one), 99):
                self.faults.append(f"{args[-1]!r} does not fit its place")
            write(one, *args)

        setattr(stage, name, made)
        thing.write = written


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("persons", [1, 2])
def test_a_whole_match_ends_and_no_text_is_cut_or_covered(language, persons):
    someone = Careful(language, seed=f"by keys {persons}", whims=persons)
    inspector = Inspector(someone)

    def course(player):
        yield from player.start(persons)
        yield from player.match()
        ends.append(player.machine.texts())
        yield from player.press(DOWN, DOWN, DOWN, A)
        yield from player.until(player.words.GAMES["cribbage"])

    ends = []
    someone.run(course)
    assert inspector.faults == []
    assert inspector.frames > 150
    # GE-04: the neutral page is the same to the pixel, whatever lies on the table.
    assert sorted(len(frames) for frames in inspector.neutral.values()) == [1] * (persons * 2 - 2)
    assert any("121" in text for text in ends[0])


def test_a_whole_match_by_touch_alone():
    someone = Toucher(seed="touched", whims=3)
    inspector = Inspector(someone)

    def course(player):
        yield from player.start()
        yield from player.touch(152, 8)  # the sign of START
        yield from player.until(player.own.RESUME)
        yield from player.on(player.own.RESUME)
        yield from player.rest()
        yield from player.touch(136, 8)  # the sign of SELECT
        yield 500
        yield from player.touch(80, 60)
        yield from player.match()
        yield from player.on(player.own.MENU)
        yield from player.until(player.words.GAMES["cribbage"])

    someone.run(course)
    assert inspector.faults == []
    assert someone.presses == 0


def test_the_match_that_is_left_at_its_end_counts_once_and_is_gone():
    someone = Someone("en", seed="counted")

    def course(player):
        yield from player.start()
        yield from player.match()
        yield from player.press(DOWN, DOWN, DOWN, A)
        yield from player.until(player.words.GAMES["cribbage"])
        assert not player.sees(player.words.CONTINUE)
        yield from player.press(UP, UP, A)  # the last line but one
        yield from player.until(player.words.PLAYED)
        figures.extend(player.machine.texts())

    figures = []
    someone.run(course)
    assert "0 1 0" in " ".join(figures), figures
