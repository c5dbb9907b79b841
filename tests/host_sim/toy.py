# SPDX-License-Identifier: MIT
"""A machine that is only a screen and a record of what was done to it, for the fronts' tests."""

import time


class Toy:
    """Looks like host_sim.machine.Machine to a front: `done` lists the calls, in order."""

    def __init__(self, width=160, height=128, grain=1):
        self.name = "A toy"
        self.grain = grain
        self.width = width
        self.height = height
        self.pixels = bytearray(3 * width * height)
        self.frames = 0
        self.lights = bytes(15)
        self.tone = 0
        self.brightness = 1.0
        self.done = []

    def paint(self, x, y, wide, high, colour):
        """Fill a box with an (r, g, b) colour."""
        for row in range(y, y + high):
            start = 3 * (row * self.width + x)
            self.pixels[start : start + 3 * wide] = bytes(colour) * wide
        self.frames += 1

    def frame(self):
        return bytes(self.pixels)

    def press(self, mask):
        self.done.append(("press", mask))

    def release(self, mask):
        self.done.append(("release", mask))

    def touch(self, x, y):
        self.done.append(("touch", x, y))

    def lift(self):
        self.done.append(("lift",))

    def wait(self, *calls, idle=lambda: None, seconds=5.0):
        """Idle until exactly `calls` have been made; forget them. AssertionError after a while."""
        end = time.monotonic() + seconds
        while self.done != list(calls):
            assert time.monotonic() < end and len(self.done) <= len(calls), self.done
            idle()
            time.sleep(0.005)
        self.done.clear()
