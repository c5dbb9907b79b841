# SPDX-License-Identifier: MIT
"""The vendor modules against circuitpython-stubs: no name or parameter that a board lacks."""

import ast
import sys
from pathlib import Path

import pytest

from host_sim.plug import MODULES, ROOT
from tests.needs import missing

PLACES = [ROOT / ".venv" / "typings" / "circuitpython", *map(Path, sys.path)]
# board: one of all boards, without pins; micropython: const is known to the compiler alone.
WITHOUT_STUBS = {"board", "micropython"}
NAMES = sorted({file.stem for file in MODULES.glob("*.py")} - WITHOUT_STUBS)


def stub(name: str) -> ast.Module:
    for place in PLACES:
        file = place / f"{name}-stubs" / "__init__.pyi"
        if file.is_file():
            return ast.parse(file.read_text("utf-8"))
    missing("circuitpython-stubs are not installed: make test installs them.")


def public(body: list) -> dict:
    """Return the named things of a module or class body; several definitions: the last."""
    things = {}
    for node in body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            things[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            things[node.target.id] = node
    return {name: node for name, node in things.items() if name[0] != "_" or name[1:2] == "_"}


def parameters(function: ast.FunctionDef) -> tuple[list[str], set[str]]:
    """Return the names by position, and those by keyword only."""
    given = function.args
    return [a.arg for a in (*given.posonlyargs, *given.args)], {a.arg for a in given.kwonlyargs}


def differences(ours: dict, theirs: dict, where: str) -> list[str]:
    found = []
    for name, node in ours.items():
        other = theirs.get(name)
        if name in ("__getattr__", "__enter__", "__exit__"):
            continue  # our strictness, and two that the stubs leave out here and there
        if other is None and name != "__init__":  # what only a board makes has none there
            found.append(f"{where}.{name} is not on a board")
        elif isinstance(node, ast.ClassDef) and isinstance(other, ast.ClassDef):
            found += differences(public(node.body), public(other.body), f"{where}.{name}")
        elif isinstance(node, ast.FunctionDef) and isinstance(other, ast.FunctionDef):
            positions, keywords = parameters(node)
            their_positions, their_keywords = parameters(other)
            if positions != their_positions[: len(positions)] or not keywords <= their_keywords:
                found.append(f"{where}.{name} takes other parameters on a board")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_board_has_all_that_the_module_has(name):
    ours = ast.parse((MODULES / f"{name}.py").read_text("utf-8"))
    theirs = public(stub(name).body)
    assert differences(public(ours.body), theirs, name) == []
