# SPDX-License-Identifier: MIT
"""Whole matches of casino by keys on the PyBadge's panel, from the first start to the end."""

import gc
import random
import sys

import pytest

from firmware.ui.buttons import DOWN, A
from tests.firmware.casino_someone import Careful, Player
from tests.firmware.test_match_by_keys import Inspector

pytestmark = pytest.mark.slow

# language, seats, which are persons, how often RIGHT on each option
MATCHES = [
    ("it", 2, (0,), ()),
    ("en", 2, (0, 1), (0, 0, 0, 1, 1)),
    ("it", 3, (0, 2), (1, 1, 0, 0, 1)),
    ("en", 3, (0,), (0, 0, 1, 1, 1)),
    ("it", 4, (0,), (1, 0, 0, 0, 1, 1)),
    ("en", 4, (0, 2), (0, 1, 0, 1, 1, 0)),
]


@pytest.fixture(autouse=True)
def no_collecting(monkeypatch):
    """Each scene change collects; among pytest's own objects that takes most of the time."""
    monkeypatch.setattr(gc, "collect", int)


@pytest.mark.parametrize("language, seats, persons, options", MATCHES)
def test_a_whole_match_ends_and_no_text_is_cut_or_covered(language, seats, persons, options):
    someone = Careful(language, seed=f"by keys {seats}", whims=seats)
    inspector = Inspector(someone)

    def course(player):
        yield from player.start(persons, seats, options)
        yield from player.match()
        ends.append(player.machine.texts())
        yield from player.press(DOWN, DOWN, DOWN, A)
        yield from player.until(player.words.RULES)

    ends = []
    someone.run(course)
    assert inspector.faults == []
    assert inspector.frames > 100
    assert len(ends) == 1


class Plain(Player):
    """Always plays what is proposed first, so that a match has but one course."""

    def __init__(self, state):
        super().__init__("it", seed="killed", state=state)
        self.moves = []  # all moves of the match, once it is over

    def play(self):
        """From wherever the handheld wakes up to the end page."""
        yield from self.rest()
        if self.sees("English"):
            yield from self.start(seats=3, options=(0, 0, 0, 0, 1))
        for _ in range(2000):
            yield from self.rest()
            if self.sees(self.own.OVER):
                match = sys.modules["engine.match"].Match
                self.moves = [list(one.moves()) for one in gc.get_objects() if type(one) is match]
                return
            assert not self.sees(self.words.CRASH), self.machine.texts()
            yield from self.press(A)


def test_the_power_goes_at_any_moment_and_the_match_goes_on_as_it_was(tmp_path):
    undisturbed = Plain(tmp_path / "undisturbed")
    undisturbed.run(Plain.play)
    assert len(undisturbed.moves[0]) > 40
    chance = random.Random(1)
    starts = 0
    while True:
        someone = Plain(tmp_path / "killed")
        last = chance.randrange(2500, 12_000)

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
    assert starts > 4
    assert someone.moves == undisturbed.moves
