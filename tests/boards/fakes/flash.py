# SPDX-License-Identifier: MIT
"""A board's flash in a file of the host, for MicroPython: a block device (erase included)."""

BLOCK = 512


class Flash:
    """`count` blocks of `block` bytes in an open file."""

    def __init__(self, file, count, block=BLOCK):
        self.file = file
        self.count = count
        self.block = block

    def readblocks(self, number, into, offset=0):
        self.file.seek(number * self.block + offset)
        self.file.readinto(into)

    def writeblocks(self, number, data, offset=0):
        self.file.seek(number * self.block + offset)
        self.file.write(data)
        self.file.flush()

    def ioctl(self, what, _):
        return {4: self.count, 5: self.block}.get(what, 0)
