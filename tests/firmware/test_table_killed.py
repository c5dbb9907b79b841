# SPDX-License-Identifier: MIT
"""The power goes at any moment, also in the middle of a save: the match goes on as it was."""

import gc
import random
import sys

import pytest

from firmware.ui.buttons import RIGHT, UP, A
from host_sim.parts.drive import CLOSED, OPENED, WRITTEN
from host_sim.parts.power import PowerOff
from tests.firmware.someone import Someone

pytestmark = pytest.mark.slow


class Plain(Someone):
    """Always does the first thing that can be done, so that a match has but one course."""

    def __init__(self, state):
        super().__init__("it", seed="killed", state=state)
        self.moves = []  # all moves of the match, once it is over

    def play(self):
        """From wherever the handheld wakes up to the end page."""
        for _ in range(2000):
            yield from self.rest()
            if self.sees(self.own.OVER):
                match = sys.modules["engine.match"].Match
                self.moves = [list(one.moves()) for one in gc.get_objects() if type(one) is match]
                return
            assert not self.sees(self.words.CRASH), self.machine.texts()
            yield from self.step()

    def step(self):
        """The first thing."""
        game = self.game
        if self.sees(game.DISCARD_UP):
            yield from self.press(UP)
        elif self.sees(game.DISCARD_BACK):
            yield from self.press(RIGHT)
        else:
            yield from self.press(A)


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """The moves of the match when nothing happens to it."""
    someone = Plain(tmp_path_factory.mktemp("undisturbed"))
    someone.run(Plain.play)
    assert len(someone.moves[0]) > 80
    return someone.moves


def test_the_power_goes_at_any_moment(tmp_path, undisturbed):
    chance = random.Random(1)
    starts = 0
    while True:
        someone = Plain(tmp_path)
        last = chance.randrange(1500, 8000)

        def course(player, last=last):
            for ms in player.play():
                if player.machine.clock.ms > last:
                    return
                yield ms

        someone.run(course)
        starts += 1
        if someone.moves:
            break
        assert starts < 100
    assert starts > 8
    assert someone.moves == undisturbed


@pytest.mark.parametrize("step", [OPENED, WRITTEN, CLOSED])
def test_the_power_goes_while_the_match_is_saved(tmp_path, undisturbed, step):
    """The drive's files are written in turn: of each save either all is there or nothing."""
    starts = 0
    while True:
        someone = Plain(tmp_path)
        saves = 0

        def cut(number, least=4 + starts % 5):
            nonlocal saves
            saves += number == OPENED
            if number == step and saves >= least:
                raise PowerOff

        someone.machine.drive.on_step = cut
        someone.run(Plain.play)
        starts += 1
        if someone.moves:
            break
        assert starts < 200
    assert starts > 8
    assert someone.moves == undisturbed
