# SPDX-License-Identifier: MIT
"""Counts the instructions of MicroPython between two calls of `time.ticks_us`, with callgrind.

The same script gives the same counts, on any machine and at any load. A PyBadge takes about a
hundred times as long as MicroPython here, which does 10 instructions a nanosecond: so a count of
PER_MS is about a millisecond there, give or take a half (TOOLCHAIN.md).
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.engine.desktop.handheld import program
from tests.needs import missing

PER_MS = 100_000


def counts(script: Path, folder: Path, *arguments) -> tuple:
    """Instructions before the first mark, between each and the next, after the last; lines printed.

    A mark is a call of `time.ticks_us()` in the script; folder: an empty one for the profiles.
    """
    if not shutil.which("valgrind"):
        missing("There is no valgrind command here: apt-get install valgrind.")
    interpreter = program("micropython")
    command = [
        "env", "-i", "setarch", "-R", "valgrind", "--tool=callgrind", "--dump-line=no",
        "--toggle-collect=*run_main*", "--dump-before=mp_hal_ticks_us",
        f"--callgrind-out-file={folder}/profile", sys.executable, interpreter, script, *arguments,
    ]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{script.name} failed under callgrind: {done.stderr[-2000:]}")
    dumps = sorted(folder.glob("profile.*"), key=lambda path: int(path.suffix[1:]))
    spans = [_total(path) for path in [*dumps, folder / "profile"]]
    return spans, done.stdout.splitlines()


def _total(path: Path) -> int:
    """The instructions of one profile."""
    return int(re.search(r"^totals: (\d+)", path.read_text(), re.MULTILINE)[1])
