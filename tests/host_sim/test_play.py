# SPDX-License-Identifier: MIT
"""The game itself in a real browser: what the canvas shows is what the panel holds."""

import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from host_sim import script

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[2]
COURSE = """
until English
wait 500
shot language
A
until Cribbage
wait 500
shot menu
"""


def start(state, port):
    words = [sys.executable, "-m", "host_sim", "--front", "web", "--seed", "7"]
    words += ["--state", str(state), "--port", str(port)]
    game = subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert game.stdout.readline() == (
        f"Mazzetto plays at http://127.0.0.1:{port}/ - Ctrl-C ends it.\n"
    )
    return game


def shows(page, frame):
    """Wait until the canvas holds `frame`."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        data = page.evaluate(
            "() => { const c = document.getElementById('screen');"
            "return [...c.getContext('2d').getImageData(0, 0, c.width, c.height).data]; }"
        )
        del data[3::4]
        if bytes(data) == frame:
            return
        time.sleep(0.1)
    raise AssertionError("the canvas does not show what the panel holds")


def test_the_canvas_shows_the_panel_and_finds_the_game_again_after_a_kill(chromium, tmp_path):
    shots = script.play("pybadge", COURSE, "7").shots
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    game = start(tmp_path, port)
    page = chromium.new_page()
    try:
        page.goto(f"http://127.0.0.1:{port}/")
        shows(page, shots["language"])
        page.keyboard.press("Enter")
        shows(page, shots["menu"])
        game.send_signal(signal.SIGKILL)
        game.wait(10)
        page.wait_for_selector("#notice:visible")
        game = start(tmp_path, port)
        page.wait_for_selector("#handheld:not(.off)")
        shows(page, shots["menu"])  # the language is kept
        game.send_signal(signal.SIGINT)
        assert game.wait(10) == 0
    finally:
        game.kill()
        game.wait()
        game.stdout.close()
        page.close()
