# SPDX-License-Identifier: MIT
"""Runs under MicroPython: saves on a real littlefs whose power goes after each write in turn.

Arguments: the project's folder. Prints how many writes and erases one save takes, and one. It
wants a heap of 64 MB.
"""

import gc
import os
import sys

import vfs

sys.path.insert(0, sys.argv[1])

from boards.common.littlefs import Saves

gc.disable()  # a file whose closing failed is closed anew when it is collected, and that allocates

BLOCK, BLOCKS = 4096, 32


class Flash:
    """A flash in memory; after `left` writes or erases the power goes, in the middle of one."""

    def __init__(self):
        self.data = bytearray(b"\xff" * (BLOCK * BLOCKS))
        self.left = -1
        self.done = 0

    def readblocks(self, block, buffer, offset=0):
        at = block * BLOCK + offset
        buffer[:] = self.data[at : at + len(buffer)]

    def writeblocks(self, block, buffer, offset=None):
        if offset is None:
            self._erase(block)
            offset = 0
        at = block * BLOCK + offset
        size = self._powered(len(buffer))
        self.data[at : at + size] = buffer[:size]
        if size < len(buffer):
            raise OSError(5)

    def ioctl(self, what, block):
        if what == 4:
            return BLOCKS
        if what == 5:
            return BLOCK
        if what == 6:
            self._erase(block)
        return 0

    def _erase(self, block):
        size = self._powered(BLOCK)
        at = block * BLOCK
        self.data[at : at + size] = b"\xff" * size
        if size < BLOCK:
            raise OSError(5)

    def _powered(self, size):
        """How many of these bytes still come to pass."""
        if self.left == 0:
            return 0
        self.left -= 1
        self.done += 1
        return size // 2 if self.left == 0 else size


def mounted(flash):
    flash.left = -1
    vfs.mount(vfs.VfsLfs2(flash), "/flash")
    os.chdir("/flash")


def unmounted():
    os.chdir("/")
    vfs.umount("/flash")


def survives(cut):
    """Cut the power after so many writes; whether it came to that."""
    flash = Flash()
    vfs.VfsLfs2.mkfs(flash)
    mounted(flash)
    assert Saves().save("match", b"old " * 60)
    saves = Saves()
    flash.left, flash.done = cut, 0
    worked = saves.save("match", b"new " * 70)
    made = flash.left == 0
    unmounted()
    mounted(flash)
    again = Saves()
    kept = again.load("match")
    assert kept == b"new " * 70 if worked else kept in (b"old " * 60, b"new " * 70), (cut, kept)
    assert again.trouble == "", cut
    assert again.save("match", b"last") and Saves().load("match") == b"last", cut
    unmounted()
    return made


writes = 1
while survives(writes):
    writes += 1
print(writes)
