# SPDX-License-Identifier: MIT
"""The real MicroPython shows the same frames and keeps the same saves as the desktop, bit for bit:
every scene, every game, every size of screen."""

import re
from pathlib import Path

import pytest

from engine import catalog
from host_sim.script import play_on
from tests.headless.played import play
from tests.headless.recorder import Recorder
from tests.headless.tours import follow, pages, table

RECORDED = (Path(__file__).parents[1] / "scripts").glob("*_it_*.keys")
SCRIPTS = {path.stem.split("_")[0]: path for path in sorted(RECORDED, reverse=True)}
FIRST_MINUTE = """
until English
DOWN A
until Cribbage
A A                 # the set-up, and the match begins
wait 1000
SELECT              # a hint
wait 4000
A LEFT A RIGHT A UP A
wait 1000
START DOWN START
wait 1000
"""
HEAP = 320 * 1024
BOARDS = (
    "pybadge", "tinycircuits_thumby_color", "m5stack_cardputer", "seeeduino_wio_terminal",
    "pimoroni_picosystem",
)  # fmt: skip
TABLE_SCENES = {
    "setup", "table", "think", "pause", "score", "handover", "log", "menu", "end", "statistics",
}  # fmt: skip
LACKS = {"trash": {"handover", "score"}}  # nothing is hidden, nothing is counted
GAMES = [game[0] for game in catalog.games()]


def compare(machine, place):
    frames, saves = play(machine.tape, HEAP, place)
    wanted = dict(machine.shown)
    for number, checksum in frames:
        assert wanted.get(number) == checksum, f"frame {number} differs"
    assert frames == machine.shown
    assert saves == machine.saves


@pytest.mark.slow
@pytest.mark.parametrize("board", ("pybadge", "waveshare_pico_lcd_13"))
def test_the_first_minute(board, tmp_path):
    machine = Recorder(board)
    play_on(machine, FIRST_MINUTE)
    assert {"welcome", "menu", "setup", "table", "pause"} <= machine.scenes
    assert machine.saves
    compare(machine, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("game", SCRIPTS)
def test_a_whole_match_by_a_key_script(game, tmp_path):
    text = SCRIPTS[game].read_text("utf-8")
    machine = Recorder("pybadge", re.search(r"--seed '(.+)'", text)[1])
    play_on(machine, text)
    assert "end" in machine.scenes
    compare(machine, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("language", (0, 1))
@pytest.mark.parametrize("board", BOARDS)
def test_every_page(board, language, tmp_path):
    machine = Recorder(board)
    follow(machine, pages(machine, language))
    assert len(machine.shown) > 100
    compare(machine, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_game(board, game, tmp_path):
    scenes = set()
    for people in (1, 2):
        machine = Recorder(board)
        follow(machine, table(machine, game, people, 40))
        scenes |= machine.scenes
        place = tmp_path / str(people)
        place.mkdir()
        compare(machine, place)
    assert TABLE_SCENES - LACKS.get(game, set()) <= scenes
