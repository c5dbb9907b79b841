# SPDX-License-Identifier: MIT
"""Files that a part keeps without power, in a folder of the host."""

import errno
import tempfile
from pathlib import Path

from host_sim.parts.power import Memory


class Files(Memory):
    """A folder, of its own if none is given, with no folders in it, and what fits there in bytes.

    Files are opened "rb" and "wb" alone, as boards/ does.
    """

    def __init__(self, folder: Path | None, capacity: int) -> None:
        super().__init__()
        if folder is None:
            self._kept = tempfile.TemporaryDirectory(prefix="mazzetto-files-")
            folder = Path(self._kept.name)
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.capacity = capacity

    def room(self) -> int:
        """Return how many more bytes fit."""
        used = sum(file.stat().st_size for file in self.folder.iterdir() if file.is_file())
        return max(0, self.capacity - used)

    def place(self, path: str, mode: str = "wb") -> Path:
        """Return the host's file; OSError 2 for one in a folder, or if there is none to read."""
        self.alive()
        if mode not in ("rb", "wb"):
            raise ValueError(f"mode must be 'rb' or 'wb' in the simulator, not {mode!r}")
        name = path.lstrip("/")
        file = self.folder / name
        if not name or "/" in name or name in (".", "..") or mode == "rb" and not file.is_file():
            raise OSError(errno.ENOENT, "No such file/directory")
        return file
