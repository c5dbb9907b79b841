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

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_FILES = ("/save_a.bin", "/save_b.bin")
_HEAD = const(7)
_NO_ROOM = const(28)  # errno ENOSPC, as a number: the texts differ between runtimes


class Saves:
    """Bytes by name.

    `trouble`: "" all is well, "broken" what was saved cannot be read, "full" there was no room
    for the last save, "none" there was no place for it at all.
    """

    def __init__(self) -> None:
        self.trouble = ""
        self._entries: "list[tuple[str, bytes]]" = []
        self._sequence = -1
        self._turn = 0
        self._kept = True
        self._read()

    def load(self, name: str) -> "bytes | None":
        """What was saved last under `name`, None if nothing was."""
        for known, data in self._entries:
            if known == name:
                return data
        return None

    def save(self, name: str, data: bytes) -> bool:
        """Keep `data` under `name`; empty data takes the name away. False: see `trouble`.

        Nothing is written where that would change nothing: flash wears out.
        """
        if self._kept and data == (self.load(name) or b""):
            return True
        entries = [entry for entry in self._entries if entry[0] != name]
        if data:
            entries.append((name, bytes(data)))
        self._entries = entries
        self._kept = self._write()
        return self._kept

    # --- reading

    def _read(self) -> None:
        """Take the newest readable container; what cannot be read stays where it is."""
        broken = False
        best = b""
        ages = []
        for place in (_FILES[0], _FILES[1], ""):
            data = _file_bytes(place) if place else _nvm_bytes()
            age = container.sequence(data) if data else -2
            broken = broken or age == -1
            ages.append(age)
            if age >= 0 and container.newer(age, self._sequence):
                self._sequence = age
                best = data
        if best:
            self._entries = container.unpack(best)
        elif broken:
            self.trouble = "broken"
        # The file to write first: a missing one, else one that is no use, else the older.
        self._turn = 0 if _expendable(ages[0], ages[1]) else 1

    # --- writing

    def _write(self) -> bool:
        number = (self._sequence + 1) & 0xFFFF
        data = container.pack(number, self._entries)
        on_drive = self._write_drive(data)
        if on_drive == "":
            self._turn = 1 - self._turn
        else:
            in_chip = _write_nvm(data)
            if in_chip != "":
                self.trouble = "full" if "full" in (on_drive, in_chip) else "none"
                return False
        self._sequence = number
        self.trouble = ""
        return True

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
