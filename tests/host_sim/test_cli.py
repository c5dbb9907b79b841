# SPDX-License-Identifier: MIT
"""The command line: what is wrong is said in one sentence, and a script runs without a display."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from host_sim import play
from host_sim.__main__ import main

ROOT = Path(__file__).resolve().parents[2]
START = "wait 3000\nshot first\n"


def run(*words, **more):
    environment = {k: v for k, v in os.environ.items() if "DISPLAY" not in k}
    return subprocess.run(
        [sys.executable, "-m", "host_sim", *words],
        cwd=ROOT, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL,
        env={**environment, **more},
    )  # fmt: skip


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["--bord", "x"], "I do not know --bord: did you mean --board?"),
        (["--keyz=a"], "I do not know --keyz: did you mean --keys?"),
        (["refere"], "I do not know refere: did you mean referee?"),
        (["walk"], "I do not know walk."),
        (["--seed"], "--seed: expected one argument."),
        (["--seed", " "], "--seed: a seed has at least one character, such as 7."),
        (["--seed", "7" * 65], "--seed: a seed is a line of plain text, of 64 bytes at most."),
        (["--seed", "\udcff"], "--seed: a seed is a line of plain text, of 64 bytes at most."),
        (["--front", "x"], "--front: x is no front: choose auto, web, terminal."),
        (["--port", "70000"], "--port: 70000 is no port: choose a number from 1 to 65535."),
        (["--frames", "out"], "--frames goes with --keys FILE, which says when to take them."),
        (["--keys", "none.keys"], "There is no key script none.keys."),
        (["--keys", "LICENSE", "--front", "web"],
         "--front is for a person, --keys for a script: choose one of them."),
    ],
)  # fmt: skip
def test_a_wrong_command_line_gets_one_sentence(words, sentence):
    wrong = run(*words)
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == sentence + " (python -m host_sim --help explains.)\n"


def test_what_cannot_be_played_is_said_in_one_sentence(tmp_path):
    file = tmp_path / "file"
    file.write_text("")
    odd = tmp_path / "odd"
    (odd / "nvm.bin").mkdir(parents=True)
    for words, sentence in (
        (["--board", "gameboy", "--front", "web"],
         "There is no board gameboy. There are hack_club_sprig, "),
        (["--board", "picosystem", "--front", "web"],
         "There is no board picosystem: did you mean pimoroni_picosystem? There are "),
        (["--front", "terminal"], "There is no terminal to play in: use --front web, or a script"),
        ([], "There is no terminal to play in: use --front web, or a script with --keys."),
        (["--state", str(file)], f"{file} cannot keep saves (file exists): choose --state DIR."),
        (["--front", "web", "--state", str(odd)],
         f"The saves cannot be kept in {odd / 'nvm.bin'} (Is a directory): give another folder."),
    ):  # fmt: skip
        wrong = run("--state", str(tmp_path / "state"), *words)
        assert (wrong.returncode, wrong.stdout) == (1, "")
        assert wrong.stderr.startswith(sentence)
        assert wrong.stderr.count("\n") == 1


def test_a_wrong_key_script_names_its_line(tmp_path):
    keys = tmp_path / "match.keys"
    for text, line in ((START + "DOWM\n", 3), ("tap 80\n", 1), (START + "tap 300 10", 3)):
        keys.write_text(text)
        wrong = run("--keys", str(keys))
        assert (wrong.returncode, wrong.stdout) == (1, "")
        assert wrong.stderr.startswith(f"{keys}, line {line}: ")
        assert wrong.stderr.count("\n") == 1
    keys.write_bytes(b"A \xff\xfe")
    assert "UTF-8" in run("--keys", str(keys)).stderr


def test_a_script_runs_without_a_display_and_writes_its_frames(tmp_path):
    keys = tmp_path / "start.keys"
    keys.write_text(START)
    done = run("--seed", "7", "--keys", str(keys), "--frames", str(tmp_path / "out"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "out" / "first.png").read_bytes().startswith(b"\x89PNG")


def test_help_explains_the_uses_and_the_keys():
    text = run("--help").stdout
    for word in "--board --seed --front --state --keys --frames referee WASD".split():
        assert word in text


def test_a_missing_package_is_named_with_what_installs_it(tmp_path):
    (tmp_path / "platformdirs.py").write_text("import no_such_package\n")
    wrong = run(PYTHONPATH=str(tmp_path))
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("The package no_such_package is not installed for this Python")


def test_ctrl_c_before_the_game_begins_is_no_traceback(monkeypatch):
    def interrupted(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "play", interrupted)
    assert main([]) == 130


@pytest.mark.slow
def test_one_player_at_a_time_uses_a_folder_of_saves_and_ctrl_c_ends_it(tmp_path):
    words = [sys.executable, "-m", "host_sim", "--front", "web", "--state", str(tmp_path)]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout.readline().startswith("Mazzetto plays at http://127.0.0.1:")
        second = run("--front", "web", "--state", str(tmp_path))
        assert second.returncode == 1
        assert second.stderr.startswith(f"Mazzetto already plays with the saves in {tmp_path}")
        keys = tmp_path / "start.keys"
        keys.write_text(START)
        script = run("--keys", str(keys), "--state", str(tmp_path))
        assert (script.returncode, script.stderr) == (1, second.stderr)
        first.send_signal(signal.SIGINT)
        assert first.wait(20) == 0


@pytest.mark.slow
def test_where_there_is_a_display_the_browser_opens(tmp_path):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    words = [sys.executable, "-m", "host_sim", "--state", str(tmp_path / "state")]
    environment = {**os.environ, "DISPLAY": ":99", "BROWSER": f"{browser} %s"}
    with subprocess.Popen(
        words, cwd=ROOT, stdout=subprocess.PIPE, text=True, env=environment
    ) as game:
        address = game.stdout.readline().split()[3]
        game.send_signal(signal.SIGTERM)
        assert game.wait(20) == 0
    assert opened.read_text().strip() == address
