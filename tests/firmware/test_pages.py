# SPDX-License-Identifier: MIT
"""Every page on the panels of boards, in both languages: no text is cut or covered."""

import pytest

from firmware.texts import en, it
from host_sim.clock import VirtualClock
from host_sim.machine import Machine
from host_sim.script import Player, play_on
from host_sim.words import parse
from tests.firmware.test_texts import named

QUIET = 4  # turns of the machine's clock without a change before a frame is read
BOARDS = [  # one of each size of screen
    "pybadge",
    pytest.param("tinycircuits_thumby_color", marks=pytest.mark.slow),
    pytest.param("seeeduino_wio_terminal", marks=pytest.mark.slow),
    pytest.param("m5stack_cardputer", marks=pytest.mark.slow),
    pytest.param("pimoroni_picosystem", marks=pytest.mark.slow),
]
# From the first start through all pages of no game; %(NAME)s are words of the language.
WALK = """
until English
{choose}
wait 300
until Casino
UP A
until %(BRIGHTNESS)s
DOWN RIGHT RIGHT DOWN LEFT RIGHT DOWN RIGHT DOWN RIGHT LEFT DOWN RIGHT B
wait 300
until Casino
UPx2 A
until %(PLAYED)s
A
until %(YES)s
DOWN A
until %(PLAYED)s
B
wait 300
until Casino
UPx3 A
until %(READ)s
A
wait 300
DOWNx16 UP
A
{pages}
B
until %(READ)s
B
wait 300
until Casino
A
until %(START)s
DOWN A A DOWNx2 RIGHT DOWN RIGHT RIGHT RIGHT UPx2 A
until %(WRITE)s
A RIGHTx4 Ax9 DOWNx3 A B
until %(START)s
UP RIGHT DOWNx2 LEFT UPx3 A
wait 300
"""


def walk(words, choose):
    pages = "\n".join("DOWNx3 A A\nwait 100\nRIGHT\nwait 100" for _ in range(15))
    return WALK.format(choose=choose, pages=pages) % {
        name: value for name, value in named(words).items() if isinstance(value, str)
    }


class Reader(Player):
    """Follows the script and reads each frame that is at rest; `faults` lists what is wrong."""

    def __init__(self, machine, script):
        super().__init__(machine, parse(script), "walk", None)
        self.machine, self.faults, self.read = machine, [], 0
        self._frames, self._still = -1, 0

    def tick(self):
        if self._frames == -1 and self.machine.texts():
            self._watch_writes()
        self._still = self._still + 1 if self.machine.frames == self._frames else 0
        self._frames = self.machine.frames
        if self._still == QUIET:
            self.read += 1
            for text in self.machine.spoilt_texts():
                self.faults.append(f"{text!r} is cut or covered")
        super().tick()

    def _watch_writes(self):
        """A page drops letters beyond its last column; note every such write."""
        from boards.common.displayio_stage import Page

        write = Page.write

        def watched(page, column, row, text):
            if column + len(text) > page._grid.width:
                self.faults.append(f"{text!r} does not fit its line")
            write(page, column, row, text)

        Page.write = watched


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("words, choose", [(it, "A"), (en, "DOWN A")], ids=["it", "en"])
def test_no_text_of_any_page_is_cut_or_covered(words, choose, board):
    machine = Machine(board, None, VirtualClock(), "7")
    reader = Reader(machine, walk(words, choose))
    machine.on_idle = reader.tick
    machine.run()
    assert not reader.unfinished()
    assert reader.faults == []
    assert reader.read > 150


def test_what_was_saved_survives_the_switch_and_a_damaged_save_is_told(tmp_path):
    machine = Machine("pybadge", tmp_path, VirtualClock(), "7")
    play_on(machine, "until English\nDOWN A\nuntil Cribbage\nUP A\nuntil Sound\nDOWN RIGHT B\n"
                     "until Cribbage\n")
    play_on(machine, "until Cribbage\nUP A\nuntil Fast\n")
    for file in tmp_path.rglob("*.bin"):
        file.write_bytes(bytes(reversed(file.read_bytes())))
    machine = Machine("pybadge", tmp_path, VirtualClock(), "7")
    play_on(machine, "until Una parte dei dati salvati\nA\nuntil Italiano\nA\nuntil Regole\n")
