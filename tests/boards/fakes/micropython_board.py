# SPDX-License-Identifier: MIT
"""Makes the interpreter that runs this a MicroPython board: its flash is the only file system.

Arguments: the flash's file, its size, what the board calls itself, its version.
"""

import os
import sys

import vfs
from flash import Flash


class _Like:
    """Another module with some names of its own."""

    def __init__(self, module, **names):
        for name in dir(module):
            setattr(self, name, getattr(module, name))
        for name in names:
            setattr(self, name, names[name])


class _Implementation:
    def __init__(self, name, version, machine):
        self.name = name
        self.version = tuple(int(n) for n in version.split("."))
        self._machine = machine


def put_on(flash, kind, readonly=False, **how):
    """Mount a file system of that kind, made first where there is none, as the only one."""
    vfs.umount("/")
    try:
        vfs.mount(kind(flash, **how), "/", readonly=readonly)
    except OSError:  # littlefs notices at once that there is none, FAT when it is mounted
        kind.mkfs(flash, **how)
        vfs.mount(kind(flash, **how), "/", readonly=readonly)
    os.chdir("/")


if __name__ == "__main__":
    _path, _size, _machine, _version = sys.argv[1:]
    _flash = Flash(open(_path, "r+b"), int(_size) // 4096, 4096)
    # As ports/rp2/modules/_boot.py does it.
    put_on(_flash, vfs.VfsLfs2, progsize=256)
    _sys = _Like(sys, implementation=_Implementation("micropython", _version, _machine))
    sys.modules["sys"] = _sys
