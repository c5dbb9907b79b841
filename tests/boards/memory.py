# SPDX-License-Identifier: MIT
"""A drive and an nvm whose power can be cut between any two bytes."""

import io


class PowerCut(BaseException):
    """The battery fell out."""


class Drive:
    """What `storage` offers. `files` outlive a cut. `held` a computer has the drive; `room` bytes
    are free; `cut` the power goes after that many more bytes have been written (None: never)."""

    def __init__(self):
        self.files = {}
        self.held = False
        self.room = 100_000
        self.cut = None
        self.readonly = True
        self.writes = 0

    def remount(self, path, readonly):
        assert path == "/"
        if self.held:
            raise RuntimeError("Cannot remount path when visible via USB.")
        self.readonly = readonly

    def getmount(self, path):
        assert path == "/"
        return self

    def open(self, path, mode):
        if mode == "rb":
            if path not in self.files:
                raise OSError(2, "No such file/directory")
            return io.BytesIO(self.files[path])
        if self.readonly:
            raise OSError(30, "Read-only filesystem")
        self.writes += 1
        self.files[path] = b""
        if self.cut == 0:
            raise PowerCut
        return _File(self, path)


class _File:
    def __init__(self, drive, path):
        self._drive = drive
        self._path = path

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def write(self, data):
        drive = self._drive
        fits = data[: drive.room]
        if drive.cut is not None and drive.cut <= len(fits):
            drive.files[self._path] += fits[: drive.cut]
            raise PowerCut
        drive.files[self._path] += fits
        if len(fits) < len(data):
            raise OSError(28, "No space left on device")


class Nvm:
    """`microcontroller.nvm` of a SAMD51: each assignment erases the one block, then programs it.
    `cut` as above, counted in bytes programmed: 0 is between erase and program."""

    def __init__(self, size=8192):
        self.bytes = bytearray(b"\xff" * size)
        self.cut = None
        self.writes = 0

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        return self.bytes[index]

    def __setitem__(self, index, data):
        assert isinstance(index, slice) and len(self.bytes[index]) == len(data)
        self.writes += 1
        wanted = bytearray(self.bytes)
        wanted[index] = data
        if self.cut is not None:
            wanted[self.cut :] = b"\xff" * (len(self) - self.cut)
        self.bytes = wanted
        if self.cut is not None:
            raise PowerCut


class Chip:
    """What `microcontroller` offers."""

    def __init__(self, nvm):
        self.nvm = nvm
