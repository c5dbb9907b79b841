# SPDX-License-Identifier: MIT
"""Script for MicroPython: a board without a body plays a tape: `replay.py TAPE OUT`.

A tape (recorder.py) is text, a line an event. What the firmware does goes to OUT, if that is
given: `W` x y width height and its pixels for each window of the panel, `S` and the lengths of
name and data for each save, `F` at the end of each frame (numbers as two bytes, high first).
"""

import sys

# The largest buffers are made while the heap is whole, as a board does it.
from boards.common.framebuf_stage import Stage

_TICKS = 0x1FFFFFFF


class Tape:
    """The first line: width and height of the panel, its density (two numbers), the first tick.
    Then `frame kind value`: k a key event, p where it is touched, s a seed, b the battery, d
    Python to be done between two frames, e the end."""

    def __init__(self, path):
        self._file = open(path)
        self.head = [int(word) for word in self._file.readline().split()]
        self._turn()

    def _turn(self):
        """Look at the next event."""
        self._due, self._kind, self._value = self._file.readline().rstrip("\n").split(" ", 2)

    def take(self, frame, kind):
        """The value of the next event if it is due and of that kind; or None."""
        if kind != self._kind or int(self._due) > frame:
            return None
        value = self._value
        if kind != "e":
            self._turn()
        return value


class Panel:
    """Writes down what it is sent."""

    def __init__(self, width, height, out):
        self.width, self.height = width, height
        self._out = out

    def window(self, *place):
        if self._out:
            self._out.write(b"W")
            for number in place:
                self._out.write(bytes((number >> 8, number & 255)))

    def write(self, data):
        if self._out:
            self._out.write(data)


class Hal:
    """A board by the tape."""

    name, trouble = "headless", ""

    def __init__(self, tape, out):
        width, height, up, down, self._first = tape.head
        self.stage = Stage(Panel(width, height, out), (up, down))
        self.width, self.height = self.stage.width, self.stage.height
        self.app = None
        self._tape, self._out = tape, out
        self._frame = self._now = 0
        self._touched = None
        self._saved = {}

    def sleep(self, ms):
        """A frame is over."""
        if self._out:
            self._out.write(b"F")
        self._frame += 1
        self._now += ms
        while True:
            what = self._tape.take(self._frame, "d")
            if what is None:
                break
            exec(what, {"app": self.app})
        if self._tape.take(self._frame, "e") is not None:
            raise SystemExit

    def key(self):
        return int(self._tape.take(self._frame, "k") or 0)

    def pointer(self):
        while True:
            touched = self._tape.take(self._frame, "p")
            if touched is None:
                return self._touched
            self._touched = eval(touched)

    def ticks(self):
        return (self._first + self._now) & _TICKS

    def elapsed(self, since):
        return (self.ticks() - since) & _TICKS

    def seed(self):
        return self._tape.take(self._frame, "s")

    def battery(self):
        return int(self._tape.take(self._frame, "b") or -1)

    def load(self, name):
        return self._saved.get(name)

    def save(self, name, data, gone=""):
        if self._out:
            self._out.write(b"S" + bytes((len(name), len(data) >> 8, len(data) & 255)))
            self._out.write(name.encode())
            self._out.write(data)
        self._saved[name] = bytes(data)  # no data: as good as gone, for the firmware
        if gone:
            self.save(gone, b"")
        return True

    def tone(self, hz):
        pass

    lights = brightness = tone

    def report(self, error):
        sys.print_exception(error)


def main():
    out = open(sys.argv[2], "wb") if len(sys.argv) > 2 else None
    hal = Hal(Tape(sys.argv[1]), out)
    from firmware import main as firmware

    made = firmware.App

    def app(hal):
        hal.app = made(hal)
        return hal.app

    firmware.App = app
    try:
        firmware.start(hal)
    finally:
        if out:
            out.close()


main()
