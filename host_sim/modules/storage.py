# SPDX-License-Identifier: MIT
"""CircuitPython's `storage`: the CIRCUITPY drive and who may write on it."""

from typing import Any

from host_sim import powered
from host_sim.parts.drive import DriveFile
from host_sim.strict import Strict, unknown

__getattr__ = unknown("storage")

_EINVAL = 22
_ENODEV = 19


class VfsFat(Strict):
    """The mounted drive."""

    __slots__ = ()

    def open(self, path: str, mode: str) -> DriveFile:
        """Open a file of the drive, "rb" or "wb"."""
        return powered.machine().drive.open(path, mode)

    @property
    def readonly(self) -> bool:
        """True while Python may not write."""
        return powered.machine().drive.readonly


def getmount(mount_path: str) -> VfsFat:
    """Return the drive at "/"; OSError for any other path."""
    if mount_path != "/":
        raise OSError(_ENODEV, "No such device")
    return VfsFat()


def remount(mount_path: str, readonly: bool = False, **options: Any) -> None:
    """Let Python write, or not; RuntimeError while a computer holds the drive over USB."""
    if options:
        raise TypeError(f"{', '.join(options)} is not modelled: it may corrupt a real drive.")
    if mount_path != "/":
        raise OSError(_EINVAL, "Invalid argument")
    powered.machine().drive.remount(readonly)
