# SPDX-License-Identifier: MIT
"""A board's drive, as this computer mounts it."""

import errno
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from boards.desk.fit import rounded
from boards.desk.plan import TEMPORARY

_BLOCK = 1 << 16
# What computers and CircuitPython itself keep on every drive: nobody's business.
_THEIRS = {".fseventsd", ".spotlight-v100", ".trashes", "system volume information"}


class Drive:
    """The files below `root`. Every method may raise OSError; paths are relative, with /."""

    kind = "drive"

    def __init__(self, root: Path) -> None:
        self.root = root
        self._device = os.stat(root).st_dev
        self.unit = _cluster(root)

    def __str__(self) -> str:
        return f"the drive {self.root}"

    def sizes(self) -> dict:
        """Bytes of every file by its path."""
        return {
            self._path(Path(folder, name)): Path(folder, name).lstat().st_size
            for folder, _, names in self._walk() for name in names
        }

    def folders(self) -> set:
        """The paths of all folders."""
        return {
            self._path(Path(folder, name)) for folder, names, _ in self._walk() for name in names
        }

    def _walk(self) -> Iterator[tuple]:
        for folder, inside, names in os.walk(self.root, onerror=_raise):
            inside[:] = sorted(name for name in inside if name.lower() not in _THEIRS)
            yield folder, inside, sorted(names)

    def _path(self, file: Path) -> str:
        return file.relative_to(self.root).as_posix()

    def read(self, path: str) -> bytes:
        """A file's bytes, as the board's flash has them."""
        self._there()
        handle = os.open(self.root / path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
        try:
            _past_the_cache(handle)
            parts = []
            while part := os.read(handle, _BLOCK):
                parts.append(part)
        finally:
            os.close(handle)
        return b"".join(parts)

    def differing(self, wanted: dict) -> list:
        """The paths whose file is not there, or holds other bytes than `wanted` says."""
        return [path for path, data in wanted.items() if not self._is(path, data)]

    def _is(self, path: str, data: bytes) -> bool:
        try:
            return os.stat(self.root / path).st_size == len(data) and self.read(path) == data
        except FileNotFoundError:
            self._there()
            return False

    def write(self, path: str, data: bytes) -> None:
        """Write a file whole: it has the old bytes or the new ones at any moment."""
        self._there()
        part = self.root / (path + TEMPORARY)
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
        handle = os.open(part, flags, 0o644)
        try:
            left = memoryview(data)
            while left:
                left = left[os.write(handle, left) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(part, self.root / path)
        self._flush(part.parent)

    def remove(self, path: str) -> None:
        """Remove a file, and the folders that this leaves empty."""
        self._there()
        file = self.root / path
        os.remove(file)
        self._flush(file.parent)
        for folder in file.relative_to(self.root).parents[:-1]:
            try:
                os.rmdir(self.root / folder)
            except OSError as error:
                if error.errno in (errno.ENOTEMPTY, errno.EEXIST):
                    return
                raise
            self._flush((self.root / folder).parent)

    def make(self, folder: str) -> None:
        """Make a folder."""
        self._there()
        os.mkdir(self.root / folder)
        self._flush((self.root / folder).parent)

    def room(self) -> int:
        """Free bytes."""
        return shutil.disk_usage(self.root).free

    def writable(self) -> bool:
        """Whether this computer may write it, as far as can be told without writing."""
        return os.access(self.root, os.W_OK)

    def gone(self) -> bool:
        """Whether it is no longer there."""
        try:
            return os.stat(self.root).st_dev != self._device or not os.listdir(self.root)
        except OSError:
            return True

    def locked(self) -> str:
        """Why nothing can be written, and what to do."""
        return (
            f"The drive {self.root} is read-only for this computer: the board's boot.py gave it "
            "to the board, or the computer found its file system damaged. Switch the board off "
            "and on without holding a key and run the same command again; if that does not help, "
            "start it in safe mode, where no boot.py runs (boards/INSTALL.md)."
        )

    def _there(self) -> None:
        """OSError unless it is: else its mount point, a folder of the computer, would fill."""
        if os.stat(self.root).st_dev != self._device:
            raise OSError(errno.ENODEV, "the drive is gone", str(self.root))

    def _flush(self, folder: Path) -> None:
        """Bring the names in a folder to the flash, where the system lets one."""
        if not hasattr(os, "O_DIRECTORY"):
            return
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # some file systems have no way
                raise
        finally:
            os.close(handle)


def _cluster(root: Path) -> int:
    return os.statvfs(root).f_frsize if hasattr(os, "statvfs") else rounded(1, 4096)


def _past_the_cache(handle: int) -> None:
    """Have the next reads come from the board and not from this computer's memory."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
        return
    try:
        import fcntl
    except ImportError:
        return  # Windows writes through to drives that can be taken away
    if hasattr(fcntl, "F_NOCACHE"):
        fcntl.fcntl(handle, fcntl.F_NOCACHE, 1)


def _raise(error: OSError) -> None:
    raise error
