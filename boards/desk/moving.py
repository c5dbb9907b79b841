# SPDX-License-Identifier: MIT
"""`python -m boards saves`: matches copied between a board and this computer.

Both sides keep their saves in containers (boards/common/container.py). What is copied is entries,
one a game; those that the target alone has, its settings and statistics stay as they are there.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from boards.common import container
from boards.desk import trouble
from boards.desk.chip import Chip
from boards.desk.drive import Drive
from boards.desk.facts import Board
from boards.desk.install import connected
from boards.desk.put import explaining
from boards.desk.vault import Vault

_OWN = ("settings", "statistics")  # each side keeps its own
_BACKUPS = "backups"
_HERE = "this computer"
_OLDER = (
    " A save beside it cannot be read (the power was cut, or a later Mazzetto wrote it): this is "
    "the one before."
)


class Move:
    """What is asked for: `drive` and `port` as the install command has them, the folder `state`
    of this computer's saves, one `game` or all (""), and a `backup` to copy from instead."""

    def __init__(
        self, board: Board, drive: Path | None = None, port: str | None = None,
        state: Path | None = None, game: str = "", backup: Path | None = None,
    ) -> None:  # fmt: skip
        self.board = board
        self.drive = drive
        self.port = port
        self.state = state or _state(board)
        self.game = game
        self.backup = backup


def pull(move: Move) -> str:
    """Copy matches from the board, or from a backup, to this computer; what to tell of it."""
    note = ""
    if move.backup:
        source = _read(move.backup)
    else:
        with _handheld(move) as vault:
            source = _entries(vault, f"the {move.board.name}")
            note = _OLDER if vault.damaged else ""
    with _computer(move) as target:
        return _copy(source, target, move, f"the {move.board.name}", _HERE) + note


def push(move: Move) -> str:
    """Copy matches from this computer, or from a backup, to the board; what to tell of it."""
    with _computer(move) as vault:
        source = _read(move.backup) if move.backup else _entries(vault, _HERE)
        note = _OLDER if vault.damaged and not move.backup else ""
    with _handheld(move) as target:
        return _copy(source, target, move, _HERE, f"the {move.board.name}") + note


def _entries(vault: Vault, origin: str) -> dict:
    """What is saved there."""
    if vault.damaged and not vault.bytes:
        raise trouble.Damaged(
            f"The saves on {origin} are damaged, or of a later version of Mazzetto: bring that up "
            f"to date here, or copy from a file of the folder {_BACKUPS} with --from."
        )
    return vault.entries()


def _copy(source: dict, target: Vault, move: Move, origin: str, goal: str) -> str:
    matches = {name: data for name, data in source.items() if name not in _OWN}
    if move.game:
        matches = {name: data for name, data in matches.items() if name == move.game}
    origin = str(move.backup or origin)
    if not matches:
        what = f"no match of {move.game}" if move.game else "no match"
        return f"There is {what} on {origin}: nothing was copied."
    before = target.entries()
    new = {name: data for name, data in matches.items() if before.get(name) != data}
    if not new:
        return f"The same is on {goal} already: {', '.join(sorted(matches))}."
    replaced = sorted(name for name in new if name in before)
    words = f"Copied from {origin} to {goal}: {', '.join(sorted(new))}."
    if replaced:
        words += f" That took the place of another match there: {', '.join(replaced)}."
    had = [data for data in (target.bytes, *target.damaged) if data]
    kept = [str(_keep(data, move.state, goal)) for data in had]
    if kept:
        words += f" What {goal} had is kept in {' and '.join(kept)}."
    if target.damaged:
        words += " The last could not be read: it is damaged, or of a later version of Mazzetto."
    target.save(before | new)
    return words


@contextmanager
def _handheld(move: Move) -> Iterator[Vault]:
    """The board's saves; afterwards it starts again, and reads them."""
    with connected(move.board, move.drive, move.port, writing=False) as (place, wire):
        chip = Chip(wire) if wire and move.board.circuitpython else None
        yield Vault(move.board.runtime, place, chip)


@contextmanager
def _computer(move: Move) -> Iterator[Vault]:
    """This computer's saves, while nobody plays with them."""
    state = move.state
    try:
        (state / "drive").mkdir(parents=True, exist_ok=True)
        lock = (state / "lock").open("w")
    except OSError as error:
        raise trouble.ReadOnly(
            f"{error.filename} cannot be written ({error.strerror}): choose another folder with "
            "--state."
        ) from None
    with lock:
        try:
            import fcntl
        except ImportError:  # not on Windows
            pass
        else:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise trouble.Busy(
                    f"Mazzetto is being played with the saves in {state}: leave it, then run the "
                    "same command again."
                ) from None
        place = Drive(state / "drive")
        with explaining(place):
            memory = state / "nvm.bin"
            nvm = memory.read_bytes() if memory.exists() else b""
            yield Vault(move.board.runtime, place, nvm=nvm)


def _keep(data: bytes, state: Path, goal: str) -> Path:
    """Keep a container in the folder of backups; its path."""
    folder = state / _BACKUPS
    folder.mkdir(parents=True, exist_ok=True)
    side = "computer" if goal == _HERE else "board"
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    number = 1
    while (kept := folder / f"{stamp}-{number}-{side}.bin").exists():
        number += 1
    kept.write_bytes(data)
    return kept


def _read(backup: Path) -> dict:
    try:
        data = backup.read_bytes()
    except OSError as error:
        raise trouble.Usage(
            f"{backup} cannot be read ({error.strerror}): name a file of the folder {_BACKUPS}."
        ) from None
    if container.sequence(data) < 0:
        raise trouble.Usage(
            f"{backup} is no backup of saves, or is damaged: name a file of the folder {_BACKUPS}."
        )
    return dict(container.unpack(data))


def _state(board: Board) -> Path:
    """Where this computer plays that board's Mazzetto by itself."""
    try:
        from platformdirs import user_data_path
    except ModuleNotFoundError:
        raise trouble.Missing(
            "The package platformdirs is not installed for this Python: use .venv/bin/python "
            "after `make boards`, or name the folder with --state."
        ) from None
    return user_data_path("mazzetto") / board.id
