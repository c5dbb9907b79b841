# SPDX-License-Identifier: MIT
"""The CIRCUITPY drive: a folder of the host behind CircuitPython's rules of who may write."""

import errno
import tempfile
from pathlib import Path
from typing import BinaryIO

from host_sim.parts.power import Memory
from host_sim.strict import Strict

CAPACITY = 2_000_000  # about 2 MiB less the file system (DEVICE.md 1.1)


OPENED, WRITTEN, CLOSED = range(3)


class Drive(Memory):
    """The drive's files, whether the host holds it (`usb`), and what fits on it (`capacity`).

    Until a remount succeeds Python may only read: OSError 30. A file that is written has the steps
    OPENED, WRITTEN and CLOSED.
    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__()
        if folder is None:
            self._kept = tempfile.TemporaryDirectory(prefix="mazzetto-drive-")
            folder = Path(self._kept.name)
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.usb = False
        self.readonly = True
        self.capacity = CAPACITY

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
        self.alive()
        if mode not in ("rb", "wb"):
            raise ValueError(f"mode must be 'rb' or 'wb' in the simulator, not {mode!r}")
        name = path.lstrip("/")
        if not name or "/" in name or name in (".", ".."):
            raise OSError(errno.ENOENT, "No such file/directory")
        file = self.folder / name
        if mode == "wb":
            if self.readonly:
                raise OSError(errno.EROFS, "Read-only filesystem")
            return DriveFile(self, file.open("wb", buffering=0), True)
        if not file.is_file():
            raise OSError(errno.ENOENT, "No such file/directory")
        return DriveFile(self, file.open("rb"), False)

    def room(self) -> int:
        """Return how many more bytes fit."""
        used = sum(file.stat().st_size for file in self.folder.iterdir() if file.is_file())
        return max(0, self.capacity - used)


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
