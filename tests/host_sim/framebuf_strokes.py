# SPDX-License-Identifier: MIT
"""Random work on frame buffers, for MicroPython and for CPython; prints what came of it.

`framebuf_strokes.py SEED`: what a buffer refuses, then blits of pictures in three formats onto
each other, through palettes and with keys, half of them over the edges.
"""

import binascii
import sys

import framebuf

FORMATS = (framebuf.RGB565, framebuf.GS4_HMSB, framebuf.MONO_HLSB)


class Chance:
    """Numbers that are the same everywhere."""

    def __init__(self, seed):
        self.state = seed * 2 + 1

    def below(self, n):
        self.state = self.state * 75 % 65537
        return self.state * n // 65537


def buffer(chance, size):
    return bytearray([chance.below(256) for _ in range(size)])


def refusals(chance):
    """Print which sizes are taken."""
    for _ in range(300):
        size, width, height = chance.below(40), chance.below(12), chance.below(6)
        more = (FORMATS[chance.below(3)], chance.below(30))
        try:
            framebuf.FrameBuffer(bytearray(size), width, height, *more)
            print(size, width, height, more)
        except ValueError:
            pass


def made(chance, format):
    """A random picture and its bytes."""
    width, height = 1 + chance.below(20), 1 + chance.below(12)
    stride = width + chance.below(9)
    data = buffer(chance, 2 * (stride + 7) * height)
    return framebuf.FrameBuffer(data, width, height, format, stride), data


def strokes(chance):
    for _ in range(400):
        target, data = made(chance, FORMATS[chance.below(3)])
        format = FORMATS[chance.below(3)]
        source = made(chance, format)[0]
        key = chance.below(20) - 2
        palette = None
        if format != framebuf.RGB565 and chance.below(3):
            colours = buffer(chance, 32)
            palette = framebuf.FrameBuffer(colours, 16, 1, framebuf.RGB565)
            if chance.below(2):
                key = palette.pixel(chance.below(16), 0)
        target.blit(source, chance.below(40) - 20, chance.below(30) - 15, key, palette)
        area = chance.below(24) - 6, chance.below(16) - 4, chance.below(20), chance.below(12)
        target.fill_rect(*area, chance.below(65536))
        x, y = chance.below(24) - 2, chance.below(16) - 2
        target.pixel(x, y, chance.below(65536))
        print(binascii.crc32(data), target.pixel(x, y))
        target.fill(chance.below(65536))
        print(binascii.crc32(data))


refusals(Chance(int(sys.argv[1])))
strokes(Chance(int(sys.argv[1])))
