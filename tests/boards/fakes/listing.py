# SPDX-License-Identifier: MIT
"""Script for MicroPython: prints what is on a board's flash, bytes by path.

Arguments: the flash's file, its size, `fat` or `littlefs`.
"""

import os
import sys

import vfs
from flash import BLOCK, Flash


def found(folder):
    for name in os.listdir(folder or "/"):
        path = folder + "/" + name
        if os.stat(path)[0] & 0x4000:
            yield from found(path)
        else:
            with open(path, "rb") as file:
                yield path[1:], file.read()


_path, _size, _kind = sys.argv[1:]
_block = BLOCK if _kind == "fat" else 4096
_flash = Flash(open(_path, "r+b"), int(_size) // _block, _block)
vfs.umount("/")
vfs.mount(vfs.VfsFat(_flash) if _kind == "fat" else vfs.VfsLfs2(_flash, progsize=256), "/")
os.chdir("/")
print(dict(found("")))
