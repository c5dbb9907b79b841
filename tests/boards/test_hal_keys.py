# SPDX-License-Identifier: MIT
"""The keys of every board: each is its mask, in the order of the fingers, and none is stuck."""

import pytest

from host_sim import facts
from host_sim.machine import Machine
from host_sim.parts.keys import Plain, Register, Stick
from host_sim.words import BUTTONS
from tests.boards.bench import BOARDS, drain, each_in_turn, on

KEYS = [
    (board, mask, key)
    for board in BOARDS
    for mask, keys in facts.keys(board).items()
    for key in keys
]


@pytest.mark.parametrize(("board", "mask", "key"), KEYS)
def test_each_key_is_its_mask(board, mask, key):
    def work(bench, hal):
        hal.sleep(60)
        assert hal.key() == 0
        bench.fingers.push(key)
        _listen(hal, heard := [])
        bench.fingers.pull(key)
        _listen(hal, heard)
        assert heard == [mask, -mask]

    on(board, work)


def _listen(hal, heard):
    for _ in range(4):
        hal.sleep(33)
        heard += drain(hal)


@each_in_turn
def test_every_key_that_is_no_letter_has_a_meaning(board):
    """Else a player presses it for nothing."""
    known = {key for keys in facts.keys(board).values() for key in keys}
    for part in Machine(board).profile.PARTS:
        if isinstance(part, Plain):
            assert set(part.pins) <= known
        elif isinstance(part, Stick):
            assert set(part.ends) <= known
        elif isinstance(part, Register):
            assert set(part.keys) <= known


@each_in_turn
def test_keys_pressed_together_come_one_after_the_other(board):
    a, down = BUTTONS["A"], BUTTONS["DOWN"]

    def work(bench, hal):
        hal.sleep(60)
        bench.press(a | down)
        _listen(hal, heard := [])
        bench.release(a)
        _listen(hal, heard)
        assert sorted(heard[:2]) == [a, down]
        assert heard[2:] == [-a]

    on(board, work)


@each_in_turn
def test_after_too_many_presses_nothing_is_stuck(board):
    a, up = BUTTONS["A"], BUTTONS["UP"]

    def work(bench, hal):
        hal.sleep(60)
        bench.press(up)
        _listen(hal, heard := [])
        assert heard == [up]
        for _ in range(40):
            bench.press(a)
            hal.sleep(60)
            bench.release(a)
            hal.sleep(60)
        bench.release(up)
        hal.sleep(60)
        _listen(hal, heard)
        assert sum(event for event in heard if abs(event) == up) == 0
        assert sum(event for event in heard if abs(event) == a) == 0

    on(board, work)
