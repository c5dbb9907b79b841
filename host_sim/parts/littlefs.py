# SPDX-License-Identifier: MIT
"""MicroPython's file system on flash: littlefs, in a folder of the host.

From its DESIGN.md (github.com/littlefs-project/littlefs): what is written is there once the file
is closed, and until then the old content is; a rename is one step, over whatever was there.
"""

import errno
import io
import os
from pathlib import Path
from typing import BinaryIO

from host_sim.parts.files import Files

OPENED, WRITTEN, CLOSED, RENAMED, REMOVED = range(5)


class LittleFs(Files):
    """The files, as board code reaches them by open() and os. Its steps are those above."""

    def open(self, path: str, mode: str) -> BinaryIO:
        """Open a file "rb" or "wb"; OSError 2 if there is none to read."""
        file = self.place(path, mode)
        if mode == "rb":
            return io.BytesIO(file.read_bytes())
        self.step(OPENED)
        return _Writing(self, file)

    def rename(self, old: str, new: str) -> None:
        """Give a file another name; OSError 2 if there is none."""
        os.replace(self.place(old, "rb"), self.place(new))
        self.step(RENAMED)

    def remove(self, path: str) -> None:
        """Remove a file; OSError 2 if there is none."""
        self.place(path, "rb").unlink()
        self.step(REMOVED)


class _Writing(io.BytesIO):
    """A file being written: its bytes come to the flash when it is closed."""

    def __init__(self, files: LittleFs, file: Path) -> None:
        super().__init__()
        self._files = files
        self._target = file

    def write(self, data) -> int:
        """Write; OSError 28 when the flash is full."""
        self._files.alive()
        if len(self.getbuffer()) + len(data) > self._files.room():
            raise OSError(errno.ENOSPC, "No space left on device")
        count = super().write(data)
        self._files.step(WRITTEN)
        return count

    def __exit__(self, kind, error, trace) -> None:
        if kind is None or issubclass(kind, OSError):
            self.close()

    def close(self) -> None:
        """Close the file: from here on it has the new content."""
        if self.closed:
            return
        self._files.alive()
        content = self.getvalue()
        super().close()
        beside = self._target.with_suffix(".part")
        beside.write_bytes(content)
        os.replace(beside, self._target)
        self._files.step(CLOSED)
