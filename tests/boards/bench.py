# SPDX-License-Identifier: MIT
"""A board on the bench: its hal on its parts, without the firmware."""

import importlib

import pytest

from host_sim import facts
from host_sim.machine import Machine

BOARDS = facts.known()
every_board = pytest.mark.parametrize("board", BOARDS)
# One of each runtime every day, all of them in the whole suite.
DAILY = ("pybadge", "waveshare_pico_lcd_13")
each_in_turn = pytest.mark.parametrize("board", [
    pytest.param(board, marks=() if board in DAILY else pytest.mark.slow) for board in BOARDS
])


class Bench(Machine):
    """A board that runs work(bench, hal) in place of the firmware."""

    def __init__(self, board, work, **options):
        super().__init__(board, **options)
        self.work = work

    def _code(self):
        self.runtime.lend(self)
        hal = importlib.import_module(f"boards.{self.board}.hal")
        self.work(self, hal.Hal())


def on(board, work):
    """Run work(bench, hal) on a fresh board."""
    Bench(board, work).run()


def drain(hal):
    """All key events that wait."""
    events = []
    while event := hal.key():
        events.append(event)
    return events
