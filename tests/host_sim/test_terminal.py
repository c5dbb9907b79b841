# SPDX-License-Identifier: MIT
"""The terminal front in a pseudo-terminal."""

import ast
import signal
import sys
import time

import pytest

from host_sim.blocks import HALF, SEXTANT
from host_sim.words import BUTTONS
from tests.host_sim.pseudo import Window
from tests.host_sim.screen_reader import Reader

TOY = [sys.executable, "-m", "tests.host_sim.toy_terminal"]
GREEN, CREAM = bytes((8, 84, 72)), bytes((248, 244, 232))
DRAWN = "\x1b[?2026l"  # after each frame
RESTORED = ("\x1b[?1049l", "\x1b[?25h", "\x1b[?1002l", "\x1b[?1006l")


def picture():
    rows = [GREEN * 160] * 128
    rows[20:52] = [GREEN * 30 + CREAM * 24 + GREEN * 106] * 32
    return b"".join(rows)


def struck(*names):
    return [(act, BUTTONS[name]) for name in names for act in ("press", "release")]


def leave(window):
    """Strike START, at which a toy ends; return what was done to it before."""
    window.type("m")
    assert window.ended() == 0
    done = ast.literal_eval(window.text.rpartition("DONE ")[2])
    assert done[-2:] == struck("START")
    return done[:-2]


def shows(window, reader, frame=None):
    """Read until the whole picture is there, and equal to `frame` where one is given."""
    at = 0

    def complete():
        nonlocal at
        end = max(at, window.text.rfind(DRAWN))
        reader.feed(window.text[at:end])
        at = end
        found = reader.frame(160, 128)
        return found is not None and (frame is None or found == frame)

    window.until(complete)


@pytest.mark.parametrize(
    "columns, rows, reader",
    [(160, 64, Reader(HALF)), (200, 70, Reader(HALF, 20, 3)), (80, 43, Reader(SEXTANT))],
)
def test_the_picture_is_centred_in_the_truest_characters_that_fit(columns, rows, reader):
    with Window(TOY, columns, rows) as window:
        shows(window, reader, picture())
        leave(window)


@pytest.mark.slow
def test_keys():
    with Window(TOY, 80, 45) as window:
        shows(window, Reader(SEXTANT, 0, 1))
        names = []
        for typed, name in (
            ("\x1b[A", "UP"), ("\x1bOB", "DOWN"), ("\x1b[C", "RIGHT"), ("\x1b[D", "LEFT"),
            ("w", "UP"), ("a", "LEFT"), ("s", "DOWN"), ("D", "RIGHT"), ("z", "A"), ("\r", "A"),
            (" ", "A"), ("x", "B"), ("\x7f", "B"), ("\x1b", "B"), ("h", "SELECT"), ("q\x1a", None),
        ):  # fmt: skip
            window.type(typed)
            names += [name] if name else []
            pause(window)
        assert leave(window) == struck(*names)


def pause(window, seconds=0.2):
    end = time.monotonic() + seconds
    window.until(lambda: time.monotonic() > end)


def test_keys_typed_at_once_are_all_struck_and_a_repeated_one_is_held():
    with Window(TOY, 80, 45) as window:
        shows(window, Reader(SEXTANT, 0, 1))
        window.type("\x1b[C\x1b[C\x1b[C")
        pause(window)
        for _ in range(10):
            window.type("z")
            pause(window, 0.03)
        pause(window)
        done = leave(window)
    assert done[:6] == struck("RIGHT", "RIGHT", "RIGHT")
    assert 2 <= len(done[6:]) < 20  # slow machines may let go in between


def test_the_mouse_is_a_finger_on_the_picture():
    with Window(TOY, 82, 47) as window:
        shows(window, Reader(SEXTANT, 1, 2))
        window.type("\x1b[<0;1;1M\x1b[<0;1;1m")  # beside the picture
        window.type("\x1b[<0;2;3M\x1b[<32;42;3M\x1b[<32;99;99M\x1b[<0;99;99m")
        window.type("\x1b[<2;9;9M\x1b[<2;9;9m\x1b[<64;9;9M\x1b[<0;")  # right button, wheel
        pause(window)
        window.type("9;9M\x1b[<0;9;9m")  # a report in two pieces
        pause(window)
        assert leave(window) == [
            ("touch", 1, 1), ("touch", 81, 1), ("touch", 159, 127), ("lift",),
            ("touch", 15, 19), ("lift",),
        ]  # fmt: skip


def test_squares_of_equal_pixels_are_one_in_the_terminal():
    with Window([*TOY, "coarse"], 160, 64) as window:
        shows(window, Reader(HALF), picture())
        window.type("\x1b[<0;41;3M\x1b[<0;41;3m")
        pause(window)
        assert leave(window) == [("touch", 80, 10), ("lift",)]


def test_a_small_terminal_says_the_size_it_needs_and_a_larger_one_shows_the_picture():
    with Window(TOY, 80, 24) as window:
        window.until(lambda: "smaller letter" in window.text)
        sentence = " ".join(window.text.split())
        assert "80 columns and 43 rows; this one has 80 and 24" in sentence
        window.resize(160, 66)
        shows(window, Reader(HALF, 0, 1), picture())
        window.resize(100, 50)
        shows(window, Reader(SEXTANT, 10, 3), picture())
        leave(window)


def test_a_terminal_without_the_finer_characters_is_not_shown_them():
    with Window(TOY, 150, 66, TERM="linux") as window:
        window.until(lambda: "smaller letter" in window.text)
        assert "160 columns and 64 rows" in " ".join(window.text.split())
        window.resize(160, 66)
        shows(window, Reader(HALF, 0, 1), picture())
        leave(window)
    with Window(TOY, 80, 44, TERM_PROGRAM="Apple_Terminal") as window:
        window.until(lambda: "80 columns and 64 rows" in " ".join(window.text.split()))
        leave(window)


def test_lights_and_legend_stand_below_the_picture():
    with Window(TOY, 160, 66, LANG="it_IT.UTF-8") as window:
        window.until(lambda: "\x1b[38;2;255;0;0m●" in window.text)
        window.until(lambda: "Ctrl-C: esci" in window.text)
        leave(window)


@pytest.mark.parametrize("terminal", [{}, {"NO_COLOR": "1"}, {"TERM": "unheard-of"}])
@pytest.mark.parametrize("broken", [[], ["broken"]])
def test_the_terminal_is_restored_at_the_end_and_after_an_error(broken, terminal):
    with Window(TOY + broken, 80, 45, **terminal) as window:
        shows(window, Reader(SEXTANT, 0, 1))
        window.type("m")
        assert window.ended() == (1 if broken else 0)
        assert window.restored()
        end = window.text[-2000:]
        assert all(sequence in end for sequence in RESTORED)
        assert ("the firmware broke" in end.rpartition(RESTORED[0])[2]) == bool(broken)


@pytest.mark.slow
@pytest.mark.parametrize("how", ["Ctrl-C", signal.SIGTERM, signal.SIGHUP])
def test_the_game_itself_plays_in_a_terminal_and_leaves_it_as_it_was(tmp_path, how):
    command = [sys.executable, "-m", "host_sim", "--front", "terminal", "--state", str(tmp_path)]
    with Window(command, 160, 64) as window:
        shows(window, Reader(HALF))
        pause(window, 2)
        seen = len(window.text)
        window.type("\x1b[B")
        window.until(lambda: len(window.text) > seen)
        window.type("\x03") if how == "Ctrl-C" else window.program.send_signal(how)
        assert window.ended() == 0
        assert window.restored()
        assert all(sequence in window.text[-2000:] for sequence in RESTORED)
