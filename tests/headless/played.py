# SPDX-License-Identifier: MIT
"""Plays a tape on the real MicroPython and reads what came of it."""

import shutil
import subprocess
from array import array
from functools import cache
from pathlib import Path

from tests.bench.tree import compile_into, tree
from tests.engine.desktop.handheld import program
from tests.headless.recorder import changed

HERE = Path(__file__).parent


@cache
def folder() -> Path:
    """The compiled firmware with replay.py and what it knows to do."""
    target = tree()
    compile_into(HERE / "replay.py", Path("replay.py"), target)
    compile_into(HERE / "deeds.py", Path("tests/headless/deeds.py"), target)
    return target


def play(tape: str, heap: int, place: Path) -> tuple:
    """The frames and saves of a tape, as a recorder has them, in a heap of so many bytes."""
    (place / "tape").write_text(tape)
    command = [program("micropython"), "-X", f"heapsize={heap}", "-m", "replay"]
    done = subprocess.run(
        [*command, str(place / "tape"), str(place / "out")], cwd=folder(),
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    width, height = map(int, tape.split(None, 2)[:2])
    data = (place / "out").read_bytes()
    shutil.rmtree(place)
    return _read(memoryview(data), width, height)


def _read(data: memoryview, width: int, height: int) -> tuple:
    """The frames and saves in the output of replay.py, for a panel of that size."""
    pixels = array("H", bytes(2 * width * height))
    frames: list = []
    saves: list = []
    number, dirty, at = 0, True, 0
    while at < len(data):
        kind = data[at : at + 1].tobytes()
        at += 1
        if kind == b"F":
            if dirty:
                changed(frames, number, pixels)
            number, dirty = number + 1, False
        elif kind == b"S":
            name, size = data[at], data[at + 1] << 8 | data[at + 2]
            at += 3
            end = at + name + size
            called = bytes(data[at : at + name]).decode()
            saves.append((number, called, bytes(data[at + name : end])))
            at = end
        else:
            assert kind == b"W", kind
            x, y, wide, high = (data[at + i] << 8 | data[at + i + 1] for i in (0, 2, 4, 6))
            at += 8
            for row in range(y, y + high):
                line = array("H", data[at : at + 2 * wide].tobytes())
                line.byteswap()
                pixels[row * width + x : row * width + x + wide] = line
                at += 2 * wide
            dirty = True
    return frames, saves
