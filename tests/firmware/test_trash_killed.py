# SPDX-License-Identifier: MIT
"""The power goes in the middle of a match of Trash: it goes on after the last confirmed move."""

import gc
import random
import sys

import pytest

from firmware.ui.buttons import A
from tests.firmware.trash_someone import Player

pytestmark = pytest.mark.slow

MOVES = 20


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


class Plain(Player):
    """Always does what A does, so that a match has but one course."""

    def __init__(self, state):
        super().__init__("it", "killed", state, seats=3)
        self.moves = []

    def go_on(self, first, last_ms):
        """From the start of the handheld until so many moves are made or the time is over."""
        if first:
            yield from self.start()
        else:
            yield from self.until(self.words.CONTINUE)
            yield from self.press(A)
        end = self.machine.clock.ms + last_ms
        while self.machine.clock.ms < end and len(self.moves) < MOVES:
            yield from self.press(A)
            yield from self.rest()
            assert not self.sees(self.words.CRASH), self.machine.texts()
            match = sys.modules["engine.match"].Match
            self.moves = [list(one.moves())[:one.made] for one in gc.get_objects()
                          if type(one) is match][0]


def test_a_match_goes_on_as_it_was(tmp_path):
    undisturbed = Plain(tmp_path / "undisturbed")
    undisturbed.run(lambda player: player.go_on(True, 1 << 30))
    chance = random.Random(3)
    starts = 0
    before = []
    while len(before) < MOVES:
        someone = Plain(tmp_path / "killed")
        last = chance.randrange(1500, 9000)
        someone.run(lambda player, first=not starts, last=last: player.go_on(first, last))
        assert someone.moves[:len(before)] == before or len(someone.moves) <= len(before)
        before = someone.moves
        starts += 1
        assert starts < 60
    assert starts > 1
    assert before[:MOVES] == undisturbed.moves[:MOVES]
