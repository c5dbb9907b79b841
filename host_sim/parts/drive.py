# SPDX-License-Identifier: MIT
"""The CIRCUITPY drive: a folder of the host behind CircuitPython's rules of who may write."""

import errno
from pathlib import Path
from typing import BinaryIO

from host_sim.parts.files import Files
from host_sim.strict import Strict

OPENED, WRITTEN, CLOSED = range(3)


class Drive(Files):
    """The drive's files, and whether the host holds it (`usb`).

    Until a remount succeeds Python may only read: OSError 30. A file that is written has the steps
    OPENED, WRITTEN and CLOSED.
    """

    def __init__(self, folder: Path | None, capacity: int) -> None:
        super().__init__(folder, capacity)
        self.usb = False
        self.readonly = True

    def power_on(self) -> None:
        """Work again, read-only as at every start."""
        super().power_on()
        self.readonly = True

    def remount(self, readonly: bool) -> None:
        """Change who may write. RuntimeError while the host holds the drive (DEVICE.md 5.2)."""
        if self.usb:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.readonly = readonly

    def open(self, path: str, mode: str) -> "DriveFile":
        """Open a file "rb" or "wb". OSError 2 if missing, 30 if read-only, 28 if full."""
        file = self.place(path, mode)
        if mode == "rb":
            return DriveFile(self, file.open("rb"), False)
        if self.readonly:
            raise OSError(errno.EROFS, "Read-only filesystem")
        return DriveFile(self, file.open("wb", buffering=0), True)


class DriveFile(Strict):
    """An open file, with the calls that boards/ makes."""

    __slots__ = ("_drive", "_file", "_writing")

    def __init__(self, drive: Drive, file: BinaryIO, writing: bool) -> None:
        self._drive = drive
        self._file = file
        self._writing = writing
        if writing:
            drive.step(OPENED)

    def read(self, size: int = -1) -> bytes:
        """Return the next `size` bytes, all if negative."""
        return self._file.read(size)

    def write(self, data: bytes) -> int:
        """Write; a full drive takes what fits and raises OSError 28, as FAT does."""
        self._drive.alive()
        fits = min(len(data), self._drive.room())
        self._file.write(memoryview(data)[:fits])
        if fits < len(data):
            raise OSError(errno.ENOSPC, "No space left on device")
        self._drive.step(WRITTEN)
        return fits

    def flush(self) -> None:
        """Bring what was written to the drive."""
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()
        if self._writing:
            self._writing = False
            self._drive.alive()
            self._drive.step(CLOSED)

    def __enter__(self) -> "DriveFile":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
