# SPDX-License-Identifier: MIT
"""Packed texts: every one comes back as it was, and takes half the room."""

import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from boards.desk import bundle, compiled, facts, packing, sources, texts
from engine import catalog
from firmware.texts import packed
from firmware.texts.packed import plain, unpacked
from firmware.texts.sentence import readable
from tests.engine.desktop.handheld import ROOT, program

PYBADGE = facts.board("pybadge")
SCRIPT = Path(__file__).parent / "on_micropython" / "read_texts.py"
SOURCES = sources.modules(PYBADGE)
MADE = texts.packed_books(SOURCES)
BOOKS = sorted(MADE.keys() & SOURCES.keys())


def run(made: bytes) -> dict:
    names: dict = {}
    exec(made, names)
    return names


@pytest.mark.parametrize("path", BOOKS)
def test_every_text_comes_back_as_it_was(path, monkeypatch):
    if "_hints_" in path:
        return hints_come_back(path)
    table = run(MADE[f"firmware/texts/packed_{path[-5:-3]}.py"])
    monkeypatch.setattr(packed, "load", lambda name: SimpleNamespace(**table))
    wanted, got = runpy.run_path(str(SOURCES[path])), run(MADE[path])
    names = [name for name in got if name.isupper()]
    assert names and names == [name for name in wanted if name.isupper() and name[0] != "_"]
    for name in names:
        assert packed.plain(got[name], path[-5:-3]) == wanted[name]


def hints_come_back(path) -> None:
    """Hints have a table of their own, and only long ones are packed."""
    wanted, got = runpy.run_path(str(SOURCES[path])), SimpleNamespace(**run(MADE[path]))
    assert list(got.HINTS) == list(wanted["HINTS"])
    held = [text for text in got.HINTS.values() if isinstance(text, bytes)]
    assert len(held) > 10 and sum(map(len, held)) < 0.45 * sum(
        len(text.encode()) for text in wanted["HINTS"].values() if isinstance(text, str))
    for key in got.HINTS:
        assert readable(got, key)[key] == wanted["HINTS"][key]


def test_all_books_are_packed_and_nothing_else():
    options = [game for game in facts.games() if catalog.entry(game)[2]]
    assert len(BOOKS) == 2 * (1 + 2 * len(facts.games()) + len(options))
    assert len(MADE) == len(BOOKS) + 2
    rules = [path for path in BOOKS if "_rules_" in path]
    pages = [page for path in rules for page in run(MADE[path])["PAGES"]]
    plain_pages = [page for path in rules for page in runpy.run_path(str(SOURCES[path]))["PAGES"]]
    assert sum(len(page[1]) for page in pages) < sum(len(page[1]) for page in plain_pages) * 0.52


@pytest.mark.parametrize("said", [
    ["è già così — «2♠ e 10♦» Ⓐ◀▶\n", "perché no?\n", "a", "", 40 * "né più né meno; "],
    ["abc"], ["", ""], ["aaaaaaaaaaaaaaaa"],
])
def test_any_letters_come_back(said):
    parts, letters, pairs = packing.packed(said)
    assert [unpacked(part, letters, pairs) for part in parts] == said


def test_what_is_not_packed_stays_as_it_is():
    assert plain("è così", "it") == "è così"


def test_tracebacks_tell_every_module():
    names = compiled.names([*SOURCES, *MADE])
    assert len(set(names.values())) == len(names)
    assert names["firmware/loop.py"] == "loop"
    assert names["engine/casino/rules.py"] == "engine.casino.rules"
    assert names["lib/adafruit_display_text/__init__.py"] == "adafruit_display_text"


@pytest.mark.slow
def test_a_bundle_on_micropython_says_what_the_sources_do(tmp_path):
    for path, data in bundle.bundle(PYBADGE).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        mine = data[:1] == b"C" and path.endswith(".mpy")
        (tmp_path / path).write_bytes(b"M" + data[1:] if mine else data)
    wanted, got = (
        subprocess.run(
            [interpreter, SCRIPT, firmware], capture_output=True, text=True, timeout=60, cwd=ROOT
        )
        for interpreter, firmware in ((sys.executable, ROOT), (program("micropython"), tmp_path))
    )  # fmt: skip
    assert wanted.returncode == 0, wanted.stderr
    assert got.returncode == 0, got.stdout[-500:] + got.stderr
    assert len(got.stdout) > 30_000 and "perché" in got.stdout
    assert got.stdout == wanted.stdout
