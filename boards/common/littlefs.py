# SPDX-License-Identifier: MIT
"""What must outlive a power cut, on MicroPython.

Its file system (littlefs) keeps a file's old content until the new one is closed, and renames in
one step: the container is written beside the old one and takes its place.
"""

import os

from micropython import const

from boards.common.kept import Kept

_FILE, _SPARE, _NEW = "save.bin", "save.bak", "save.tmp"
_NO_ROOM = const(28)  # errno ENOSPC, as a number: the texts differ between runtimes


class Saves(Kept):
    """Bytes by name, in save.bin; the container before it stays as save.bak."""

    def _read(self) -> None:
        # The new one counts too: the power may have gone between the two renames.
        self._take([_content(_FILE), _content(_SPARE), _content(_NEW)])

    def _store(self, data: bytes) -> str:
        try:
            with open(_NEW, "wb") as file:
                file.write(data)
            _rename(_FILE, _SPARE)
            os.rename(_NEW, _FILE)
        except OSError as error:
            _remove(_NEW)
            return "full" if error.args[0] == _NO_ROOM else "none"
        return ""


def _content(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _rename(old: str, new: str) -> None:
    """Rename a file that may not be there."""
    try:
        os.rename(old, new)
    except OSError:
        pass


def _remove(path: str) -> None:
    """Remove what a failed write left behind, and with it the room it took."""
    try:
        os.remove(path)
    except OSError:
        pass
