# SPDX-License-Identifier: MIT
"""The power goes at any moment, also in the middle of a save: the match goes on as it was."""

import gc
import random
import sys
from functools import cache

import pytest

from host_sim.parts.drive import CLOSED, OPENED, WRITTEN
from host_sim.parts.power import PowerOff
from tests.someone.games import someone

pytestmark = pytest.mark.slow

# Matches that are short, with all that a position can hold.
MATCHES = {
    "cribbage": (2, {}),
    "casino": (3, {"finish": 1}),
    "biscuit": (3, {"deck": 5, "target": 1}),
    "trash": (3, {}),
}
ENOUGH = 60  # moves, where a match is longer


class Plain:
    """Does the first thing that leads on, from wherever the handheld wakes up."""

    def __init__(self, game, state):
        seats, options = MATCHES[game]
        self.player = someone(game, "it", "killed", state, seats=seats, **options)
        self.moves = []  # all moves of the match, once it has come to its end or to enough

    def run(self, last=1 << 30):
        """Play until the match is over, or for so many milliseconds."""

        def course(player):
            for ms in self._play(player):
                if player.machine.clock.ms > last:
                    return
                yield ms

        self.player.run(course)

    def _play(self, player):
        yield from player.rest()
        if player.sees("English"):
            yield from player.start()
        elif player.sees(player.words.CONTINUE):
            yield from player.press(2)
        while True:
            yield from player.rest()
            assert not player.sees(player.words.CRASH), player.machine.texts()
            made = _made()
            if player.sees(player.own.OVER) or len(made) >= ENOUGH:
                self.moves = made[:ENOUGH]
                return
            yield from player.first()


def _made():
    """The moves made in the match that the machine plays, as lists of bytes; none before it."""
    module = sys.modules.get("engine.match")
    found = [one for one in gc.get_objects() if module and type(one) is module.Match]
    match = max(found, key=lambda one: one.made, default=None)
    return list(match.moves())[:match.made] if match else []


@cache
def undisturbed(game):
    """The moves of the match when nothing happens to it."""
    plain = Plain(game, None)
    plain.run()
    assert len(plain.moves) > 15
    return plain.moves


@pytest.mark.parametrize("game", MATCHES)
def test_the_power_goes_at_any_moment(tmp_path, game):
    wanted = undisturbed(game)
    chance = random.Random(1)
    starts = 0
    while True:
        plain = Plain(game, tmp_path)
        # The first start sets the match up, which takes its time.
        plain.run(chance.randrange(1500, 9000) if starts else 12_000)
        starts += 1
        if plain.moves:
            break
        assert starts < 150
    assert starts > 3
    assert plain.moves == wanted


@pytest.mark.parametrize("step", [OPENED, WRITTEN, CLOSED])
def test_the_power_goes_while_the_match_is_saved(tmp_path, step):
    """The drive's files are written in turn: of each save either all is there or nothing."""
    starts = 0
    while True:
        plain = Plain("cribbage", tmp_path)
        saves = 0

        def cut(number, least=4 + starts % 5):
            nonlocal saves
            saves += number == OPENED
            if number == step and saves >= least:
                raise PowerOff

        plain.player.machine.drive.on_step = cut
        plain.run()
        starts += 1
        if plain.moves:
            break
        assert starts < 200
    assert starts > 4
    assert plain.moves == undisturbed("cribbage")
