# SPDX-License-Identifier: MIT
"""Whole matches of cribbage by keys on the PyBadge's panel, from the first start to the end."""

import pytest

from firmware.ui.buttons import DOWN, A
from host_sim import reading
from tests.firmware.someone import Careful, Someone

HINT_X = 5  # where the letters of a hint begin


class Inspector:
    """Looks at every frame at rest; `faults` lists what is wrong with a text."""

    def __init__(self, someone):
        self._someone = someone
        self._watched = False
        self.faults = []
        self.frames = 0
        someone.frame_at_rest = self.look

    def look(self):
        self.frames += 1
        self.watch_writes()
        machine = self._someone.machine
        for text in reading.spoilt(machine.display.root_group, machine.panel):
            # Letters of a hint may shine where the covered ones of the same colour would.
            if not self._someone.hint or text.x == HINT_X:
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
        yield from player.until(player.words.STATISTICS)

    ends = []
    someone.run(course)
    assert inspector.faults == []
    assert inspector.frames > 150
    assert any("121" in text for text in ends[0])


def test_the_match_that_is_left_at_its_end_counts_once_and_is_gone():
    someone = Someone("en", seed="counted")

    def course(player):
        yield from player.start()
        yield from player.match()
        yield from player.press(DOWN, DOWN, DOWN, A)
        yield from player.until(player.words.STATISTICS)
        assert not player.sees(player.words.CONTINUE)
        yield from player.press(DOWN, DOWN, A)
        yield from player.until(player.words.PLAYED)
        figures.extend(player.machine.texts())

    figures = []
    someone.run(course)
    assert "0 1 0" in " ".join(figures), figures
