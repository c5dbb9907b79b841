# SPDX-License-Identifier: MIT
"""What boards/<id>/board.toml says, for the desktop tools."""

import difflib
import re
import tomllib
from pathlib import Path

from boards.desk.trouble import Usage, WrongRuntime

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "boards"
BOOT_OUT = "boot_out.txt"  # where CircuitPython writes on which board it runs
RUNTIMES = {"circuitpython": "CircuitPython", "micropython": "MicroPython"}


class Board:
    """One board: `id`, `name`, `runtime`, `drive` and `heap` in bytes, `density` (up, down),
    `width` in pixels of the panel."""

    def __init__(self, id: str, facts: dict) -> None:
        memory = facts["memory"]
        self.id = id
        self.name = facts["name"]
        self.runtime = facts["runtime"]
        self.machine = facts.get("machine", "")
        self.versions = facts["runtime_versions"]
        self.density = tuple(facts["screen"].get("density", (1, 1)))
        self.width = facts["screen"]["width"]
        self.heap = memory["heap"]
        self.heap_start = memory.get("heap_start", self.heap * 2 // 3 // 4096 * 4096)
        self.drive = memory["drive"]
        self.nvm = memory.get("nvm", 0)
        self.folder = FOLDER / id

    @property
    def circuitpython(self) -> bool:
        """Whether it runs CircuitPython; else it runs MicroPython."""
        return self.runtime == "circuitpython"

    @property
    def narrow(self) -> bool:
        """Whether a line has fewer than the 26 letters of six pixels that texts are written for;
        then the firmware takes the shorter ones."""
        up, down = self.density
        return self.width * down // up // 6 < 26

    @property
    def program(self) -> str:
        """The file that the runtime starts."""
        return "code.py" if self.circuitpython else "main.py"

    @property
    def wanted(self) -> str:
        """Which runtimes it works on, as a person says it."""
        *lines, last = self.versions
        exact = "".join(f"{line}.x or " for line in lines)
        return f"{RUNTIMES[self.runtime]} {exact}{last} or later"

    def check_version(self, runtime: str, version: str) -> None:
        """WrongRuntime unless that runtime will do; `version` as in "9.2.9" or "10.1.0-beta.1"."""
        if runtime == self.runtime and _recent(version, self.versions):
            return
        runs = f"{RUNTIMES.get(runtime, runtime)} {version or 'of an unknown version'}"
        raise WrongRuntime(
            f"The {self.name} runs {runs}, and Mazzetto needs {self.wanted}: install that first "
            f"({self.source})."
        )

    @property
    def source(self) -> str:
        """Where its runtime is to be had."""
        if self.circuitpython:
            return f"https://circuitpython.org/board/{self.id}"
        return "https://micropython.org/download"


def names() -> list:
    """The ids of all boards."""
    return sorted(file.parent.name for file in FOLDER.glob("*/board.toml"))


def games() -> list:
    """The names of all games, as saves have them."""
    return sorted(file.parent.name for file in (ROOT / "engine").glob("*/rules.py"))


def board(id: str) -> Board:
    """The board with that id; Usage if there is none."""
    file = FOLDER / id / "board.toml"
    if id in names():
        return Board(id, tomllib.loads(file.read_text("utf-8")))
    close = difflib.get_close_matches(id, names(), 1)
    meant = f"did you mean {close[0]}?" if close else f"choose one of {', '.join(names())}."
    raise Usage(f"There is no board {id}: {meant}")


def _numbers(version: str) -> list:
    return [int(number) for number in re.findall(r"\d+", version)[:2]]


def _recent(version: str, oldest: list) -> bool:
    """Whether a version is not older than the oldest of its line, or than all lines.

    An alpha or a beta of x.y.0 is older than x.y; what a maker built himself ("-dirty") is not.
    """
    found = _numbers(version)
    if re.fullmatch(r"\d+\.\d+\.0-(alpha|beta|rc).*", version):
        found[1] -= 1
    lines = [_numbers(line) for line in oldest]
    own = [line for line in lines if line[:1] == found[:1]]
    return found >= (own or lines)[-1]
