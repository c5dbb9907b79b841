# SPDX-License-Identifier: MIT
"""A display of 160x128 pixels on a bus that keeps what it is sent and counts the bytes."""

import os
import struct
from array import array

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

import busdisplay
import displayio
import fourwire

displayio._stop_background()  # its thread would draw between the lines of a test

WIDTH, HEIGHT = 160, 128
_COLUMNS, _ROWS, _WRITE = 0x2A, 0x2B, 0x2C


class Glass(fourwire.FourWire):
    """The bus and the pixels (RGB565) behind it. `sent` counts pixel bytes, `areas` lists the
    windows written to as (x1, y1, x2, y2), ends excluded; both since reset_counts()."""

    def __init__(self):
        self.pixels = array("H", bytes(2 * WIDTH * HEIGHT))
        self._held = False
        self._command = 0
        self._window = {_COLUMNS: (0, 0), _ROWS: (0, 0)}
        self._at = 0
        self.reset_counts()

    def reset_counts(self):
        self.sent = 0
        self.areas = []

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
                self.areas.append((x1, y1, x2 + 1, y2 + 1))
                self._at = 0
        elif self._command in self._window:
            self._window[self._command] = struct.unpack(">HH", data)
        elif self._command == _WRITE:
            self._write(data)

    def _write(self, data):
        self.sent += len(data)
        x1, y1, x2, _ = self.areas[-1]
        for i in range(0, len(data), 2):
            y, x = divmod(self._at, x2 - x1)
            self.pixels[(y1 + y) * WIDTH + x1 + x] = data[i] << 8 | data[i + 1]
            self._at += 1

    def at(self, x, y):
        """The pixel as RGB565."""
        return self.pixels[y * WIDTH + x]

    def cut(self, x, y, width, height):
        """The pixels of a rectangle, row by row."""
        return [[self.at(x + i, y + j) for i in range(width)] for j in range(height)]


def display():
    """A fresh display on a fresh Glass: (display, glass)."""
    displayio.release_displays()
    glass = Glass()
    made = busdisplay.BusDisplay(glass, b"", width=WIDTH, height=HEIGHT, auto_refresh=False)
    return made, glass


def rgb565(red, green, blue):
    """What the glass holds for this colour."""
    return (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3
