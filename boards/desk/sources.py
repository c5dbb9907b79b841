# SPDX-License-Identifier: MIT
"""Which modules a board needs."""

import ast
import importlib.util
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from boards.desk.facts import ROOT, Board
from boards.desk.trouble import Missing, Trouble

ROOMS = ("engine", "firmware", "boards")
# What the firmware's own modules may import besides one another; those that want more (the tools
# that make the art and the tables) are for a desktop.
_HANDHELD = {"array", "gc", "micropython", "sys"}
_WRITTEN = "moves"  # a game's module of moves as texts, which only a referee asks for


def modules(board: Board) -> dict:
    """Source files by the path that each has on the board, without the program and boot.py.

    Of engine and firmware everything, since modules are named in tables and loaded when needed,
    but no moves as texts, and short texts for narrow screens alone; of boards and of the libraries
    what the board's hal imports.
    """
    found = {}
    for room in ("engine", "firmware"):
        for file in sorted((ROOT / room).rglob("*.py")):
            if _for_handhelds(file) and file.stem != _WRITTEN and (
                board.narrow or not _for_narrow(file)
            ):
                found[file.relative_to(ROOT).as_posix()] = file
    programs = [board.folder / board.program, board.folder / "boot.py"]
    waiting = [name for file in programs if file.exists() for name in imports(file)]
    seen = set(waiting)
    while waiting:
        for path, file in _files(waiting.pop()):
            found[path] = file
            new = set(imports(file)) - seen
            seen |= new
            waiting += sorted(new)
    _check(found)
    return found


def _check(found: dict) -> None:
    """Trouble if a module of ours that one of them imports does not come along."""
    for path, file in found.items():
        for name in imports(file):
            room = name.partition(".")[0]
            module = name.replace(".", "/")
            owner = module.rpartition("/")[0] or module  # where the name is no module but in one
            if room in ROOMS and name.rpartition(".")[2] != _WRITTEN and not found.keys() & {
                f"{module}.py", f"{owner}.py", f"{owner}/__init__.py"
            }:  # fmt: skip
                raise Trouble(
                    f"{path} imports {name}, which is not there: get the whole of Mazzetto again."
                )


def imports(file: Path) -> tuple:
    """The full names that a module imports when it runs: not what is only for types."""
    return _imports(file.read_text("utf-8"))


@cache
def _imports(text: str) -> tuple:
    waiting: list = [ast.parse(text)]
    found: list = []
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            waiting += node.orelse
        elif isinstance(node, ast.Import):
            found += (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found += (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            waiting += ast.iter_child_nodes(node)
    return tuple(found)


def _for_handhelds(file: Path) -> bool:
    roots = {name.partition(".")[0] for name in imports(file)}
    return roots <= _HANDHELD | {"engine", "firmware"}


def _for_narrow(file: Path) -> bool:
    return file.parent.name == "texts" and file.stem.rpartition("_")[2] == "narrow"


def _files(name: str) -> Iterator[tuple]:
    """The files that importing `name` runs: its packages and itself, as (path, file)."""
    parts = name.split(".")
    if parts[0].startswith("adafruit_"):
        base, prefix = _library(parts[0]), "lib/"
    elif parts[0] in ROOMS:
        base, prefix = ROOT, ""
    else:
        return  # the runtime brings it
    for depth in range(1, len(parts) + 1):
        path = "/".join(parts[:depth])
        for candidate in (f"{path}/__init__.py", f"{path}.py"):
            if (base / candidate).is_file():
                yield prefix + candidate, base / candidate


def _library(name: str) -> Path:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise Missing(
            f"The library {name} is not installed for this Python: use .venv/bin/python after "
            "`make boards`."
        )
    return Path(spec.origin).parents[1]
