# SPDX-License-Identifier: MIT
"""All that goes on a board: dist/<board>/ to look at and to drag, and the same as a zip."""

import hashlib
import os
import shutil
import tomllib
import zipfile
from pathlib import Path

from boards.common.density import Density
from boards.desk import fit, manifest
from boards.desk.compiled import compiled
from boards.desk.facts import ROOT, Board
from boards.desk.sources import modules
from boards.desk.texts import packed_books
from boards.desk.trouble import Trouble, Usage

DIST = ROOT / "dist"
SETTINGS = "settings.toml"
_ART = "firmware/art"
_LICENCES = "LICENSES.txt"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the oldest date of a zip: the same bytes on any day
_LIBRARIES = """
lib/adafruit_display_text, under the same licence:
Copyright (c) 2019 Scott Shawcroft for Adafruit Industries LLC
Copyright (c) 2020 Tim C, 2021 Jeff Epler for Adafruit Industries
"""


def bundle(board: Board) -> dict:
    """The bytes of every file by its path on the board. TooLarge if it cannot hold them."""
    sources = modules(board)
    files = compiled(board, sources | packed_books(sources))
    density = Density(*board.density)
    for name in (density.atlas, density.font):
        files[f"{_ART}/{name}"] = _art(name)
    files[board.program] = (board.folder / board.program).read_bytes()
    starter = board.folder / "boot.py"
    if starter.exists():
        files["boot.py"] = starter.read_bytes()
    if board.circuitpython:
        files[SETTINGS] = _settings(board)
    files[_LICENCES] = _licences(files)
    listed = manifest.manifest(files)
    files[manifest.MANIFEST] = listed
    files[manifest.VERSION] = manifest.version(_project(), board.id, listed)
    fit.check(board, {path: len(data) for path, data in files.items()})
    return dict(sorted(files.items()))


def write(board: Board, files: dict, dist: Path = DIST) -> Path:
    """Write dist/<board>/, dist/<board>.zip and dist/<board>.sha256; return the folder."""
    folder = dist / board.id
    try:
        _check_ours(folder, files)
        shutil.rmtree(folder, ignore_errors=True)
        for path, data in files.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        _zip(dist / f"{board.id}.zip", files)
        sums = [f"{hashlib.sha256(data).hexdigest()}  {path}\n" for path, data in files.items()]
        (dist / f"{board.id}.sha256").write_text("".join(sums), "utf-8")
    except OSError as error:
        raise Trouble(
            f"{error.filename or dist} cannot be written ({error.strerror}): make room, or "
            "give another folder with --dist."
        ) from None
    return folder


def _check_ours(folder: Path, files: dict) -> None:
    """Usage if the folder holds what is no bundle, or the rest of one: it is about to go."""
    names = {file.name for file in folder.iterdir()} if folder.is_dir() else set()
    strange = sorted(names - {path.partition("/")[0] for path in files})
    if strange and manifest.VERSION not in names:
        raise Usage(
            f"{folder} is no bundle of Mazzetto, since {strange[0]} is in it: move that folder "
            "away, or give another one with --dist."
        )


def _zip(path: Path, files: dict) -> None:
    """A zip of the files, stored: how well they are pressed would depend on the zlib at hand."""
    part = path.with_suffix(".zip.part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.create_system = 3  # Unix, wherever it is made
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, data)
    os.replace(part, path)


def _art(name: str) -> bytes:
    file = ROOT / _ART / name
    if not file.is_file():
        raise Trouble(f"There is no {_ART}/{name}: run python -m firmware.art.bake first.")
    return file.read_bytes()


def _settings(board: Board) -> bytes:
    """Without it the heap begins with 8 KB and grows in pieces, and nothing can lie across two of
    them (DEVICE.md 1.1)."""
    return f"CIRCUITPY_HEAP_START_SIZE = {board.heap_start}\n".encode()


def _licences(files: dict) -> bytes:
    text = (ROOT / "LICENSE").read_text("utf-8")
    if any(path.startswith("lib/adafruit_display_text/") for path in files):
        text += _LIBRARIES
    return text.encode()


def _project() -> str:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
