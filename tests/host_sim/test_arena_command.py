# SPDX-License-Identifier: MIT
"""The arena's command line, as one types it; the same tournament on a Dask cluster."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine import catalog
from host_sim.arena import command, sides, thinking
from host_sim.arena.matches import Setting
from host_sim.callgrind import PER_MS, lacking
from tests.needs import missing

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game[0] for game in catalog.games()]
SIDES = ("--a", "hard", "--b", "easy")
PROGRAM = [sys.executable, "-m", "host_sim", "arena"]


# Counting takes seconds and is tested by itself: here no valgrind is found.
UNCOUNTED = {**os.environ, "PATH": ""}


def run(*words):
    return subprocess.run(
        [*PROGRAM, *words], cwd=ROOT, capture_output=True, text=True, timeout=120, env=UNCOUNTED,
    )


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["chess", *SIDES], f"There is no such game; the games are {', '.join(GAMES)}."),
        (["trash", "--a", "hard"], "the following arguments are required: --b."),
        (["trash", "--a", "hrad", "--b", "easy"], "hrad is no side: choose random, greedy, easy, "
         "medium, hard, or write cmd:PROGRAM ARGUMENTS."),
        (["trash", "--a", "cmd:", "--b", "easy"],
         "cmd: needs a program, as in --a 'cmd:python3 bot.py'."),
        (["trash", "--a", "cmd:./none x", "--b", "easy"],
         "There is no program ./none that can be run."),
        (["trash", "--a", "cmd:'x", "--b", "easy"], "The quotes of cmd:'x do not close."),
        (["casino", *SIDES, "--seats", "5"], 'casino is for 2 or 3 or 4 seats, not "5".'),
        (["casino", *SIDES, "--seats", "x"], "--seats: invalid int value: 'x'."),
        (["casino", *SIDES, "--options", "sweep 1"],
         'casino has no option "sweep"; it has capture, court, trailing, sweeps, finish, '
         "partners."),
        (["casino", *SIDES, "--options", "sweeps 2"], '"sweeps" is one of 0, 1, not "2".'),
        (["casino", *SIDES, "--options", "sweeps"],
         '"sweeps" is no option: write its name and its value, "deck basic".'),
        (["casino", *SIDES, "--options", "sweeps 1, sweeps 0"],
         'The option "sweeps" is there twice.'),
        (["casino", *SIDES, "--options", "partners true"],
         "Casino with partners is for 4 seats, not 2."),
        (["cribbage", *SIDES, "--options", "deck basic"],
         'cribbage has no option "deck"; it has none.'),
        (["trash", *SIDES, "--games", "0"], "--games: 0 is no number of matches: choose 1 or "
         "more."),
        (["trash", *SIDES, "--seed", "x" * 49],
         "--seed: a seed is a line of plain text, of 1 to 48 bytes."),
        (["trash", *SIDES, "--timeout", "nan"],
         "--timeout: nan is no time: write seconds, such as 10."),
        (["trash", *SIDES, "--gams", "4"], "unrecognized arguments: --gams 4."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said_in_one_sentence(words, sentence):
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == sentence + " (python -m host_sim arena --help explains.)\n"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_greedy(game):
    assert sides.checked("greedy", game) == "greedy"


def test_a_game_without_a_greedy_says_which_file_it_lacks(monkeypatch, capsys):
    monkeypatch.setattr(sides, "_BASELINES", "host_sim.arena.baselines.no_")
    with pytest.raises(SystemExit) as ended:
        command.run(["trash", "--a", "random", "--b", "greedy"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith(
        "trash has no greedy: add host_sim/arena/baselines/trash.py. (python -m host_sim arena "
    )
    assert sides.checked("random", "trash") == "random"


def figures(text: str) -> list:
    """All but the thinking."""
    return [line for line in text.splitlines() if "thinking" not in line]


def test_a_tournament_prints_its_figures_the_same_every_time():
    words = ("trash", *SIDES, "--games", "20", "--mirror", "--seats", "3", "--seed", "print")
    done = run(*words)
    assert (done.returncode, done.stderr) == (0, "")
    head, wins, margin = figures(done.stdout)
    assert head == ("trash for 3, hard against easy: 21 matches, the same cards in every seat, "
                    "seed print")
    assert re.fullmatch(r"  hard wins [\d.]+ % \+- [\d.]+ \(an equal would win 33.33 %\)", wins)
    assert re.fullmatch(r"  margin [+-][\d.]+ \+- [\d.]+ points a match", margin)
    assert run(*words).stdout == done.stdout


def test_options_are_written_as_the_games_name_them():
    done = run("biscuit", *SIDES, "--games", "2", "--seats", "4", "--options",
               "edition en, deck courts+excuse, partners=true, target 0")
    assert done.returncode == 0, done.stderr
    assert "(an equal would win 50.00 %)" in done.stdout


def test_a_program_that_cheats_is_named_with_its_seed():
    done = run("trash", "--a", f"cmd:{sys.executable} -c 'print(1)'", "--b", "greedy",
               "--games", "12", "--seed", "bad")
    assert done.returncode == 0, done.stderr
    assert " wins 0.00 % +- 0.00" in done.stdout and "margin" not in done.stdout
    assert "  forfeited: 12 matches\n    seed bad/0, dealer " in done.stdout
    assert done.stdout.count("    seed bad/") == 5


@pytest.mark.slow
def test_an_interrupt_prints_what_has_been_played():
    process = subprocess.Popen(
        [*PROGRAM, "cribbage", "--a", "hard", "--b", "hard", "--games", "1000000"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=UNCOUNTED,
    )
    time.sleep(6)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert error == "Stopped: these are the matches that had ended.\n" or (out, error) == ("", "")


@pytest.mark.slow
def test_thinking_is_counted_and_repeats_exactly():
    if lacking():
        missing(lacking())
    setting = Setting("cribbage", 2, b"", "count")
    found = thinking.measured(setting, ("hard", "greedy"))
    assert found == thinking.measured(setting, ("hard", "greedy"))
    hard, greedy = found
    assert hard.median > greedy.median > 10_000 and hard.worst >= hard.median
    assert 10 < greedy.decisions <= thinking.DECISIONS
    milliseconds = round(hard.median / PER_MS) / 1000
    assert f"median {hard.median / 1e6:.2f} M instructions = {milliseconds:.3f} s" in str(hard)
    program, random = thinking.measured(setting, ("cmd:x", "random"))
    assert program.startswith("not counted") and random.median > 10_000


def test_what_cannot_be_counted_is_said(monkeypatch):
    monkeypatch.setenv("PATH", "")
    setting = Setting("casino", 3, bytes(6), "count")
    assert thinking.measured(setting, ("hard", "greedy")) == [
        "not counted. There is no valgrind command here: apt-get install valgrind."
    ] * 2


CLUSTER = """
from distributed import LocalCluster
if __name__ == "__main__":
    with LocalCluster(2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as made:
        print(made.scheduler_address, flush=True)
        input()
"""


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_tournament(tmp_path):
    """Two workers that know nothing of the project but what they are sent."""
    (tmp_path / "cluster.py").write_text(CLUSTER)
    words = ("trash", *SIDES, "--games", "24", "--mirror", "--seed", "dask")
    cluster = subprocess.Popen(
        [sys.executable, "cluster.py"], cwd=tmp_path,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    try:
        address = cluster.stdout.readline().strip()
        done = run(*words, "--dask", address)
    finally:
        cluster.communicate("\n", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == run(*words).stdout


@pytest.mark.slow
def test_a_cluster_that_is_not_there():
    done = run("trash", *SIDES, "--dask", "tcp://127.0.0.1:1")
    assert done.returncode == 2
    assert done.stderr.startswith("No Dask scheduler answers at tcp://127.0.0.1:1 (")
    assert done.stderr.count("\n") == 1
