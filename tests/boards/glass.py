# SPDX-License-Identifier: MIT
"""Panels that keep what they are sent and count the bytes: a display's, and a framebuf stage's."""

import os
import struct
from array import array

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

import busdisplay
import displayio
import fourwire

from host_sim.painter import Painter

displayio._stop_background()  # its thread would draw between the lines of a test

_COLUMNS, _ROWS, _WRITE = 0x2A, 0x2B, 0x2C


class Panel:
    """The pixels (RGB565), as a framebuf stage takes them. `sent` counts pixel bytes, `areas`
    lists the windows written to as (x1, y1, x2, y2), ends excluded; both since reset_counts()."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.pixels = array("H", bytes(2 * width * height))
        self.reset_counts()

    def reset_counts(self):
        self.sent = 0
        self.areas = []
        self._left = 0

    def window(self, x, y, width, height):
        assert not self._left, "the last window was not filled"
        assert 0 <= x < x + width <= self.width and 0 <= y < y + height <= self.height
        self.areas.append((x, y, x + width, y + height))
        self._at, self._left = 0, width * height

    def write(self, data):
        data = bytes(data)
        self.sent += len(data)
        x1, y1, x2, _ = self.areas[-1]
        self._left -= len(data) // 2
        assert self._left >= 0, "more was sent than the window holds"
        sent = array("H", data)
        sent.byteswap()
        while sent:
            y, x = divmod(self._at, x2 - x1)
            row, sent = sent[: x2 - x1 - x], sent[x2 - x1 - x :]
            at = (y1 + y) * self.width + x1 + x
            self.pixels[at : at + len(row)] = row
            self._at += len(row)

    def at(self, x, y):
        """The pixel as RGB565."""
        return self.pixels[y * self.width + x]

    def cut(self, x, y, width, height):
        """The pixels of a rectangle, row by row."""
        return [[self.at(x + i, y + j) for i in range(width)] for j in range(height)]


class Bus(fourwire.FourWire):
    """The bus of a display in front of a panel."""

    def __init__(self, panel):
        self._panel = panel
        self._held = False
        self._command = 0
        self._window = {_COLUMNS: (0, 0), _ROWS: (0, 0)}

    def _free(self):
        return not self._held

    def _begin_transaction(self):
        if self._held:
            return False  # BusDisplay waits for this answer
        self._held = True
        return True

    def _end_transaction(self):
        self._held = False

    def reset(self):
        pass

    def deinit(self):
        pass

    def _send(self, data_type, chip_select, data):
        data = bytes(data)
        if data_type == 0:
            self._command = data[0]
            if self._command == _WRITE:
                x1, x2 = self._window[_COLUMNS]
                y1, y2 = self._window[_ROWS]
                self._panel.window(x1, y1, x2 + 1 - x1, y2 + 1 - y1)
        elif self._command in self._window:
            self._window[self._command] = struct.unpack(">HH", data)
        elif self._command == _WRITE:
            self._panel.write(data)


def display(panel, quick):
    """A fresh display in front of a panel; a quick one draws with the simulator's painter, whose
    own tests compare it with the library's."""
    displayio.release_displays()
    made = busdisplay.BusDisplay(
        Bus(panel), b"", width=panel.width, height=panel.height, auto_refresh=False
    )
    if quick:
        made._core.fill_area = Painter(made._core).fill_area
    return made


def rgb565(red, green, blue):
    """What the glass holds for this colour."""
    return (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3
