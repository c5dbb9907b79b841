# SPDX-License-Identifier: MIT
"""Finding the drive of a board."""

import os
import re
import string
import sys
from pathlib import Path

from boards.desk import trouble
from boards.desk.drive import Drive
from boards.desk.facts import BOOT_OUT, RUNTIMES, Board, names

BOOTLOADER = "INFO_UF2.TXT"
LABEL = Path("/dev/disk/by-label/CIRCUITPY")


class Found:
    """A drive with a board's boot_out.txt: `root`, `id`, `version`, `uid`; "" what it lacks."""

    def __init__(self, root: Path) -> None:
        try:
            text = (root / BOOT_OUT).read_text("utf-8", "replace")
        except OSError:
            text = ""  # it has just gone away
        self.root = root
        self.id = _field(r"^Board ID:[ \t]*(\S+)", text)
        self.version = _field(r"CircuitPython (\d\S*)", text)
        self.uid = _field(r"^UID:[ \t]*(\S+)", text)


def candidates() -> list:
    """Where this system mounts drives, those that are there."""
    if sys.platform == "win32":
        roots = [Path(f"{letter}:/") for letter in string.ascii_uppercase[3:]]
    elif sys.platform == "darwin":
        roots = _inside(Path("/Volumes"))
    else:
        roots = _mounted(Path("/proc/mounts"))
        for place in ("/media", "/run/media", "/mnt", "/mnt/chromeos/removable"):
            roots += _inside(Path(place))
            for folder in _inside(Path(place)):
                roots += _inside(folder)
    return sorted({root for root in roots if _is_there(root)})


def boards(roots: list | None = None) -> list:
    """What has a boot_out.txt, as Found."""
    roots = candidates() if roots is None else roots
    return [Found(root) for root in roots if (root / BOOT_OUT).is_file()]


def bootloaders(roots: list | None = None) -> list:
    """The drives of boards that wait for a runtime."""
    return [root for root in (roots or candidates()) if (root / BOOTLOADER).is_file()]


def given(board: Board, root: Path) -> Found:
    """The drive that the person named, if it is this board's."""
    check(root, board.name)
    if not (root / BOOT_OUT).is_file():
        raise waits(board, root)
    return _checked(board, Found(root))


def check(root: Path, name: str = "board") -> None:
    """NoBoard or Usage unless the folder that the person named is a drive of a board, or of its
    bootloader; `name` is what to call the board."""
    if not root.is_dir():
        raise trouble.NoBoard(
            f"There is no drive {root}: connect the {name}, or look where it is mounted."
        )
    if not (root / BOOT_OUT).is_file() and not (root / BOOTLOADER).is_file():
        raise trouble.Usage(
            f"{root} is no drive of a board: it has no {BOOT_OUT}. Give the folder that the "
            "drive CIRCUITPY is mounted at."
        )


def only(board: Board) -> Found | None:
    """The connected drive of this board; None if none is. Trouble if it cannot be told."""
    found = boards()
    mine = [drive for drive in found if drive.id == board.id]
    if len(mine) > 1:
        places = ", ".join(str(drive.root) for drive in mine)
        raise trouble.SeveralBoards(
            f"{len(mine)} boards of this kind are connected, at {places}: choose one with --drive."
        )
    if mine:
        return _checked(board, mine[0])
    if found:
        return _checked(board, found[0])
    waiting = bootloaders()
    if waiting:
        raise waits(board, waiting[0])
    return None


def opened(found: Found) -> Drive:
    """The drive as a place to install on."""
    return Drive(found.root)


def waits(board: Board | None, root: Path) -> trouble.Trouble:
    """What to say of a board in its bootloader."""
    source = board.source if board else "https://circuitpython.org/downloads"
    runtime = RUNTIMES[board.runtime] if board else "CircuitPython"
    return trouble.Bootloader(
        f"The board at {root} is in its bootloader: press its reset button once. If it comes "
        f"back here it has no {runtime}: get its .uf2 file from {source}, copy it to {root} "
        "and run the same command again."
    )


def nameless(root: Path) -> trouble.Trouble:
    """What to say where boot_out.txt is empty or damaged: CircuitPython writes it as it starts."""
    return trouble.WrongBoard(
        f"{BOOT_OUT} at {root} does not tell which board it is: switch the board off and on, and "
        "run the same command again."
    )


def _checked(board: Board, found: Found) -> Found:
    if not found.id:
        raise nameless(found.root)
    if found.id != board.id:
        advice = f"connect the {board.name}"
        if found.id in names():
            advice = f"run python -m boards install {found.id}, or {advice}"
        raise trouble.WrongBoard(
            f"The board at {found.root} is {found.id}, not {board.id}: {advice}."
        )
    board.check_version("circuitpython", found.version)
    return found


def _field(pattern: str, text: str) -> str:
    match = re.search(pattern, text, re.MULTILINE)
    return match.group(1) if match else ""


def _mounted(table: Path) -> list:
    """Where FAT file systems are mounted, from /proc/mounts."""
    try:
        lines = table.read_text("utf-8", "replace").splitlines()
    except OSError:
        return []
    fields = [line.split() for line in lines]
    paths = [field[1] for field in fields if len(field) > 2 and field[2] in ("vfat", "msdos")]
    return [Path(re.sub(r"\\(\d{3})", _letter, path)) for path in paths]


def _letter(octal: re.Match) -> str:
    return chr(int(octal[1], 8))


def _inside(folder: Path) -> list:
    try:
        return sorted(path for path in folder.iterdir() if path.is_dir())
    except OSError:
        return []


def _is_there(root: Path) -> bool:
    try:
        return bool(os.listdir(root))
    except OSError:
        return False
