# SPDX-License-Identifier: MIT
"""Bundles: what is in them, that they are the same every time, and that they run."""

import ast
import hashlib
import os
import subprocess
import zipfile

import pytest

from boards.desk import bundle, facts, fit, install, manifest, ports, sources, trouble
from boards.desk.command import main
from boards.desk.compiled import bytecode, compiled
from boards.desk.plan import Plan
from boards.desk.wire import Wire
from boards.desk.wired import Wired
from firmware.settings import LANGUAGES
from tests.boards.fakes.serial_board import CircuitPythonBoard, MicroPythonBoard
from tests.engine.desktop.handheld import ROOT, program
from tests.test_imports import TOOLS

PYBADGE = facts.board("pybadge")
PICO = facts.board("waveshare_pico_lcd_13")
THUMBY = facts.board("tinycircuits_thumby_color")
ALL = [facts.board(id) for id in facts.names()]
EACH = pytest.mark.parametrize("board", ALL, ids=[board.id for board in ALL])


@pytest.fixture(scope="module")
def made():
    """The whole bundle of a board, made once."""
    known = {}

    def of(board):
        if board.id not in known:
            known[board.id] = bundle.bundle(board)
        return known[board.id]

    return of


def sizes(files):
    return {path: len(data) for path, data in files.items()}


def test_the_first_bytes_are_the_runtime_s(made):
    for board, magic in ((PYBADGE, b"C"), (PICO, b"M")):
        for path, data in made(board).items():
            if path.endswith(".mpy"):
                assert data[:2] == magic + b"\6" and data[3] == 31, path


def test_all_that_a_handheld_may_need_is_there_and_no_tool(made):
    wanted = {
        file.relative_to(ROOT).as_posix()
        for room in ("engine", "firmware") for file in (ROOT / room).rglob("*.py")
    } - TOOLS  # fmt: skip
    narrow = {path for path in wanted if path.endswith("narrow.py")}
    wanted -= {f"engine/{game}/moves.py" for game in facts.games()}  # as texts
    for board, texts in ((PYBADGE, set()), (PICO, set()), (THUMBY, narrow)):
        got = {path for path in made(board) if path.startswith(("engine/", "firmware/"))}
        got = {path[:-4] + ".py" for path in got if path.endswith(".mpy")}
        tables = {f"firmware/texts/packed_{language}.py" for language in LANGUAGES}
        assert got == wanted - narrow | texts | tables
        assert not [path for path in made(board) if path.startswith("boards/desk")]


@EACH
def test_a_board_has_no_other_s_modules(board):
    modules = sources.modules(board)
    assert f"boards/{board.id}/hal.py" in modules
    others = [other.id for other in ALL if other.id != board.id]
    assert not [path for path in modules if path.split("/")[1] in others]


def test_only_the_library_s_module_that_is_used_comes_along(made):
    library = [path for path in made(PYBADGE) if path.startswith("lib/")]
    assert library == ["lib/adafruit_display_text/__init__.mpy"]
    assert not [path for path in made(PICO) if path.startswith("lib/")]
    assert b"Scott Shawcroft" in made(PYBADGE)["LICENSES.txt"]
    assert b"Scott Shawcroft" not in made(PICO)["LICENSES.txt"]


def test_the_art_is_that_of_the_screen(made):
    for board, art in ((PYBADGE, "atlas8 font6x10"), (PICO, "atlas12 font9x15")):
        found = [path for path in made(board) if path.endswith(".bin")]
        assert found == [f"firmware/art/{name}.bin" for name in art.split()]


def test_the_program_is_source_and_the_heap_starts_large(made):
    files = made(PYBADGE)
    assert files["code.py"] == (ROOT / "boards/pybadge/code.py").read_bytes()
    assert files["settings.toml"] == b"CIRCUITPY_HEAP_START_SIZE = 94208\n"
    assert files["boot.py"] == (ROOT / "boards/pybadge/boot.py").read_bytes()
    files = made(PICO)
    assert files["main.py"] == (ROOT / "boards" / PICO.id / "main.py").read_bytes()
    assert not {"code.py", "settings.toml", "boot.py"} & set(files)


def test_the_manifest_tells_every_file(made):
    files = made(PYBADGE)
    listed = manifest.parse(files["manifest.txt"])
    beside = {"manifest.txt", "VERSION"}
    assert listed == {
        path: manifest.short(data) for path, data in files.items() if path not in beside
    }
    number = hashlib.sha256(files["manifest.txt"]).hexdigest()[:16]
    assert files["VERSION"].decode().splitlines()[1:] == ["board pybadge", f"bundle {number}"]
    assert manifest.parse(b"[a]\nno line it is\nx 12\nc.py 2 00000003\nb AAAD\n\xff\n") == {
        "a/b.mpy": b"\0\0\3"
    }


@pytest.mark.slow
def test_the_same_input_gives_the_same_bytes(made, tmp_path):
    for folder in ("one", "two"):
        bytecode.cache_clear()
        bundle.write(PYBADGE, bundle.bundle(PYBADGE), tmp_path / folder)
    one, two = ((tmp_path / folder / "pybadge.zip").read_bytes() for folder in ("one", "two"))
    assert one == two
    sums = (tmp_path / "one" / "pybadge.sha256").read_text().splitlines()
    with zipfile.ZipFile(tmp_path / "one" / "pybadge.zip") as archive:
        assert archive.testzip() is None
        assert archive.namelist() == sorted(made(PYBADGE))
        for line, entry in zip(sums, archive.infolist()):
            data = (tmp_path / "one" / "pybadge" / entry.filename).read_bytes()
            assert archive.read(entry) == data == made(PYBADGE)[entry.filename]
            assert line == f"{hashlib.sha256(data).hexdigest()}  {entry.filename}"
            assert entry.date_time == (1980, 1, 1, 0, 0, 0)
            assert entry.external_attr == 0o100644 << 16


def test_what_was_in_the_folder_before_is_gone(tmp_path):
    (tmp_path / "pybadge").mkdir()
    (tmp_path / "pybadge" / "old.py").touch()
    (tmp_path / "pybadge" / "VERSION").touch()
    bundle.write(PYBADGE, {"code.py": b"x"}, tmp_path)
    assert [file.name for file in (tmp_path / "pybadge").iterdir()] == ["code.py"]


def test_a_folder_that_is_no_bundle_is_left_alone(tmp_path):
    source = tmp_path / PYBADGE.id / "hal.py"
    source.parent.mkdir()
    source.write_bytes(b"mine")
    with pytest.raises(trouble.Usage, match="hal.py is in it: move that folder away"):
        bundle.write(PYBADGE, {"code.py": b"new"}, tmp_path)
    assert source.read_bytes() == b"mine"


def test_a_module_that_is_not_there_is_named(tmp_path):
    lost, whole = tmp_path / "lost.py", tmp_path / "whole.py"
    lost.write_text("from engine.casino.gone import it\n")
    whole.write_text("import engine.a\nfrom engine import a\nfrom engine.a import it\nimport gc\n")
    sources._check({"engine/b.py": whole, "engine/a.py": whole, "engine/__init__.py": whole})
    with pytest.raises(trouble.Trouble, match="ngine/b.py imports engine.casino.gone.it, which"):
        sources._check({"engine/b.py": lost, "engine/casino/__init__.py": whole})


def test_a_pybadge_s_bundle_is_within_its_budget(made):
    assert sum(sizes(made(PYBADGE)).values()) < fit.BUDGET


@EACH
def test_every_board_holds_its_bundle(made, board):
    assert fit.taken(board, sizes(made(board))) < board.drive


def test_what_a_board_cannot_hold_is_refused():
    for sizes, said in (
        ({"big.bin": 2_000_000}, "KB of a drive"),
        ({f"{n}.bin": 1 for n in range(2000)}, "KB of a drive"),
        ({"engine/" + 90 * "x" + ".mpy": 1}, "letters"),
        ({f"{n:08}.txt": 0 for n in range(300)}, "folder entries"),
    ):
        with pytest.raises(trouble.TooLarge, match=said):
            fit.check(PYBADGE, sizes)


def test_a_module_that_does_not_compile_is_named(tmp_path):
    (tmp_path / "bad.py").write_text("def (:\n")
    with pytest.raises(trouble.Trouble, match="bad.py does not compile"):
        compiled(PYBADGE, {"bad.py": tmp_path / "bad.py"})


def test_the_command_writes_and_tells(tmp_path, capsys):
    assert main(["bundle", "pybadge", "--dist", str(tmp_path)]) == 0
    assert "of the drive in whole clusters" in capsys.readouterr().out
    (tmp_path / "file").touch()
    assert main(["bundle", "pybadge", "--dist", str(tmp_path / "file")]) == 1
    assert "cannot be written" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["bundle", "pybadg"])
    assert ended.value.code == 2
    assert "did you mean pybadge?" in capsys.readouterr().err


# --- whole bundles on boards


def unpacked(files, folder):
    """The files as MicroPython reads them, whatever board they are for."""
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        mine = data[:1] == b"C" and path.endswith(".mpy")
        (folder / path).write_bytes(b"M" + data[1:] if mine else data)


def test_a_whole_bundle_is_installed_on_a_drive(made, tmp_path, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda handle: None)  # waiting for a disk takes long
    monkeypatch.setattr(ports, "candidates", list)
    told = "Adafruit CircuitPython 10.1.0 on x\nBoard ID:pybadge\n"
    (tmp_path / "boot_out.txt").write_text(told)
    install.install(PYBADGE, made(PYBADGE), tmp_path, None)
    assert "nothing to do" in install.install(PYBADGE, made(PYBADGE), tmp_path, None)
    there = {
        file.relative_to(tmp_path).as_posix(): file.read_bytes()
        for file in tmp_path.rglob("*") if file.is_file()
    }  # fmt: skip
    assert there == made(PYBADGE) | {"boot_out.txt": told.encode()}


_ALL = """
import firmware.main
for name in %r:
    __import__(name)
import engine.catalog
from engine.match import Match
for game, _, _ in engine.catalog.games():
    match = Match(game, bytes((3, 3)), "seed")
    for _ in range(20):
        match.play(next(iter(match.rules.moves())))
    print(game, match.rules.scores())
"""


def room(connected):
    with Wire(connected.port) as line:
        return Wired(line).room()


@pytest.mark.slow
@pytest.mark.parametrize("board", [PYBADGE, PICO], ids=["circuitpython", "micropython"])
def test_a_whole_bundle_is_installed_fits_as_reckoned_and_runs(made, board, tmp_path):
    files = made(board)
    kind = CircuitPythonBoard if board.circuitpython else MicroPythonBoard
    with kind(tmp_path / "flash", board.id if board.circuitpython else board.machine) as connected:
        before = room(connected)
        install.install(board, files, None, connected.port)
        used = before - room(connected)
        assert used <= fit.taken(board, sizes(files)) < used * 1.08
        assert "nothing to do" in install.install(board, files, None, connected.port)
        there = connected.files()
    assert there == files
    unpacked(there, tmp_path / "tree")
    names = [
        path[:-4].replace("/", ".").removesuffix(".__init__")
        for path in files if path.startswith(("engine/", "firmware/")) and path.endswith(".mpy")
    ]  # fmt: skip
    run = subprocess.run(
        [program("micropython"), "-c", _ALL % names],
        cwd=tmp_path / "tree", capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-2000:]
    assert ast.literal_eval(run.stdout.splitlines()[0].partition(" ")[2])


class Begun:
    """A drive on which an install was interrupted after so many files; all folders are made."""

    def __init__(self, board, files, written):
        self.unit = fit.cluster(board)
        self._board, self._files = board, dict(list(files.items())[:written])
        self._folders = fit.folders(files)

    def sizes(self):
        return sizes(self._files)

    def folders(self):
        return self._folders

    def differing(self, wanted):
        return [path for path in wanted if path not in self._files]

    def read(self, path):
        return self._files[path]

    def room(self):
        return self._board.drive - fit.taken(self._board, self.sizes(), self.unit, self._folders)


@EACH
def test_an_install_that_was_interrupted_finds_room_to_go_on(made, board):
    files = made(board)
    for written in range(0, len(files), 9):
        place = Begun(board, files, written)
        assert Plan(board, files, place).need() <= place.room(), written
