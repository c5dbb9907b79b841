# SPDX-License-Identifier: MIT
"""The vendor modules against the runtimes' stubs: no name or parameter that a board lacks."""

import ast
import sys
from pathlib import Path

import pytest

from host_sim.plug import MODULES, ROOT
from tests.needs import missing

TYPINGS = ROOT / ".venv" / "typings"
# board: one of all boards, without pins; micropython: const is known to the compiler alone;
# cardputer_keyboard: the stubs leave it out; touch: no stock board has it.
WITHOUT_STUBS = {"board", "cardputer_keyboard", "micropython", "touch"}
NAMES = sorted({file.stem for file in MODULES.glob("*.py")} - WITHOUT_STUBS)


def stub(name: str) -> ast.Module:
    files = [TYPINGS / "circuitpython", *map(Path, sys.path)]
    files = [place / f"{name}-stubs" / "__init__.pyi" for place in files]
    for file in (*files, TYPINGS / "micropython" / f"{name}.pyi"):
        if file.is_file():
            return ast.parse(file.read_text("utf-8"))
    missing("The stubs of the runtimes are not installed: make test installs them.")


def public(body: list) -> dict[str, list]:
    """Return the named things of a module or class body: of functions every overload."""
    things: dict[str, list] = {}
    for node in body:
        name = getattr(node, "name", "")
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        if name and (name[0] != "_" or name[1:2] == "_"):
            things.setdefault(name, []).append(node)
    return things


def parameters(function: ast.FunctionDef) -> tuple[list[str], set[str]]:
    """Return the names by position, and those by keyword only."""
    given = function.args
    return [a.arg for a in (*given.posonlyargs, *given.args)], {a.arg for a in given.kwonlyargs}


def fits(function: ast.FunctionDef, other: ast.AST) -> bool:
    """Whether every call of a function is one of the other.

    A property may be a plain name there, and some stubs say no more than *args.
    """
    if not isinstance(other, ast.FunctionDef) or other.args.vararg:
        return True
    positions, keywords = parameters(function)
    their_positions, their_keywords = parameters(other)
    return positions == their_positions[: len(positions)] and keywords <= their_keywords


def differences(ours: dict, theirs: dict, where: str) -> list[str]:
    found = []
    for name, (node, *_) in ours.items():
        others = theirs.get(name, [])
        if name in ("__getattr__", "__enter__", "__exit__"):
            continue  # our strictness, and two that the stubs leave out here and there
        if not others and name != "__init__":  # what only a board makes has none there
            found.append(f"{where}.{name} is not on a board")
        elif isinstance(node, ast.ClassDef) and isinstance(others[0], ast.ClassDef):
            found += differences(public(node.body), public(others[0].body), f"{where}.{name}")
        elif isinstance(node, ast.FunctionDef) and others:
            if not any(fits(node, other) for other in others):
                found.append(f"{where}.{name} takes other parameters on a board")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_board_has_all_that_the_module_has(name):
    ours = ast.parse((MODULES / f"{name}.py").read_text("utf-8"))
    theirs = public(stub(name).body)
    assert differences(public(ours.body), theirs, name) == []
