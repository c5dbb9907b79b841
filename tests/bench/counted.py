# SPDX-License-Identifier: MIT
"""Counts the instructions of MicroPython between two calls of `time.ticks_us`, with callgrind.

The same script gives the same counts, on any machine and at any load. A PyBadge takes about a
hundred times as long as MicroPython here (TOOLCHAIN.md), which does 6 instructions a nanosecond
(measured: 151 million in 25.7 ms): so a count of PER_MS is about a millisecond there, give or take
a half.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.tree import tree
from tests.engine.desktop.handheld import program
from tests.needs import missing

PER_MS = 60_000


def counts(script: str, *arguments) -> tuple:
    """Instructions before the first mark, between marks, after the last; and the lines printed.

    A mark is a call of `time.ticks_us()` in the script, which is one of those in scripts/.
    """
    with tempfile.TemporaryDirectory() as folder:
        return _counted(Path(folder), script, *arguments)


def _counted(folder: Path, script: str, *arguments) -> tuple:
    if not shutil.which("valgrind"):
        missing("There is no valgrind command here: apt-get install valgrind.")
    interpreter = program("micropython")
    command = [
        "env", "-i", "setarch", "-R", "valgrind", "--tool=callgrind", "--dump-line=no",
        "--toggle-collect=*run_main*", "--dump-before=mp_hal_ticks_us",
        f"--callgrind-out-file={folder}/profile", sys.executable, interpreter, "-m", script,
        *map(str, arguments),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tree())
    if done.returncode:
        raise RuntimeError(f"{script} failed under callgrind: {done.stderr[-2000:]}")
    dumps = sorted(folder.glob("profile.*"), key=lambda path: int(path.suffix[1:]))
    spans = [_total(path) for path in [*dumps, folder / "profile"]]
    return spans, done.stdout.splitlines()


def _total(path: Path) -> int:
    """The instructions of one profile."""
    return int(re.search(r"^totals: (\d+)", path.read_text(), re.MULTILINE)[1])
