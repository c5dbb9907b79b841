# SPDX-License-Identifier: MIT
"""What must outlive a power cut, on CircuitPython.

Everything saved lies in one container (container.py), and that in one of three places: two files
on the drive, written in turn so that one of them is whole at any moment, or the chip's own nvm.
Code may write the drive only while no computer holds it: on battery the files serve, on a cable
the nvm. The newest container that can be read is the one that counts.
"""

import microcontroller
import storage
from micropython import const

from boards.common import container
from boards.common.kept import Kept

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_FILES = ("/save_a.bin", "/save_b.bin")
_HEAD = const(7)
_NO_ROOM = const(28)  # errno ENOSPC, as a number: the texts differ between runtimes


class Saves(Kept):
    """Bytes by name, in two files and the nvm."""

    def _read(self) -> None:
        ages = self._take([_file_bytes(_FILES[0]), _file_bytes(_FILES[1]), _nvm_bytes()])
        # The file to write first: a missing one, else one that is no use, else the older.
        self._turn = 0 if _expendable(ages[0], ages[1]) else 1

    def _store(self, data: bytes) -> str:
        on_drive = self._write_drive(data)
        if on_drive == "":
            self._turn = 1 - self._turn
            return ""
        in_chip = _write_nvm(data)
        if in_chip == "":
            return ""
        return "full" if "full" in (on_drive, in_chip) else "none"

    def _write_drive(self, data: bytes) -> str:
        """Write the file whose turn it is; "" if it worked, else the trouble."""
        try:
            storage.remount("/", readonly=False)
        except RuntimeError:
            return "none"  # a computer holds the drive
        try:
            with _open(_FILES[self._turn], "wb") as file:
                file.write(data)
        except OSError as error:
            return "full" if error.args[0] == _NO_ROOM else "none"
        finally:
            # Else a computer that is plugged in later could not write to the drive.
            try:
                storage.remount("/", readonly=True)
            except RuntimeError:
                pass  # it was plugged in this moment, and has the drive
        return ""


def _expendable(one: int, other: int) -> bool:
    """Whether to overwrite `one` rather than `other`: -2 nothing there, -1 unreadable."""
    if one < 0 or other < 0:
        return one <= other
    return container.newer(other, one)


def _open(path: str, mode: str) -> "BinaryIO":
    """Open a file of the drive that code.py lies on."""
    # The stubs say that it returns nothing.
    return storage.getmount("/").open(path, mode)  # type: ignore[func-returns-value,return-value]


def _file_bytes(path: str) -> bytes:
    try:
        with _open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _nvm_bytes() -> bytes:
    """The container at the start of the nvm, or b"" where none begins: all programs of a board
    share it, so other bytes there are no broken save of ours."""
    nvm = microcontroller.nvm
    if nvm is None:
        return b""
    return bytes(nvm[: container.size(bytes(nvm[:_HEAD]))])


def _write_nvm(data: bytes) -> str:
    """Write the nvm; "" if it worked, else the trouble."""
    nvm = microcontroller.nvm
    if nvm is None:
        return "none"
    if len(data) > len(nvm):
        return "full"
    # One assignment: each one erases and programs the whole block of flash anew.
    try:
        nvm[: len(data)] = data
    except RuntimeError:
        return "none"  # the flash is worn out
    return ""
