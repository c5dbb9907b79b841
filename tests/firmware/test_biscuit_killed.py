# SPDX-License-Identifier: MIT
"""The power goes at any moment of a match of Biscuit: it goes on as it was."""

import gc
import random
import sys

import pytest

from firmware.ui.buttons import A
from tests.firmware.biscuit_someone import Player

pytestmark = pytest.mark.slow


class Plain(Player):
    """Always does the first thing that can be done, so that a match has but one course."""

    def __init__(self, state):
        super().__init__("it", "killed", state, 0, 3, 1, deck=5, target=1)
        self.moves = []  # all moves of the match, once it is over

    def play(self):
        """From wherever the handheld wakes up to the end page."""
        yield from self.rest()
        if self.sees("English"):
            yield from self.start()
        elif self.sees(self.words.CONTINUE):
            yield from self.press(A)
        for _ in range(500):
            yield from self.rest()
            if self.sees(self.own.OVER):
                match = sys.modules["engine.match"].Match
                self.moves = [list(one.moves()) for one in gc.get_objects() if type(one) is match]
                return
            assert not self.sees(self.words.CRASH), self.machine.texts()
            yield from self.press(A)


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


def test_the_power_goes_at_any_moment(tmp_path):
    undisturbed = Plain(tmp_path / "undisturbed")
    undisturbed.run(Plain.play)
    assert len(undisturbed.moves[-1]) > 15
    chance = random.Random(1)
    for starts in range(60):
        someone = Plain(tmp_path / "killed")
        # The first start sets the match up, which takes its time.
        last = chance.randrange(1500, 5000) if starts else 9000

        def course(player, last=last):
            for ms in player.play():
                if player.machine.clock.ms > last:
                    return
                yield ms

        someone.run(course)
        if someone.moves:
            break
    assert starts > 3
    assert someone.moves[-1] == undisturbed.moves[-1]
