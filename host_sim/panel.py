# SPDX-License-Identifier: MIT
"""An ST7735R panel: takes the command and data bytes of its bus, holds the pixels, shows a frame.

Facts from the Sitronix data sheets ST7735 V1.7 and ST7735R V0.2: frame memory 132 x 162; with
GM = 011 a 128 x 160 window of it is addressed, on source lines S7-S390 and gate lines G2-G161
(9.8.2); MADCTL turns addresses, not the picture already held (9.11); a window that reaches
outside loses what is outside (10.1.19).
"""

from __future__ import annotations

from array import array

NOP, SWRESET, SLPIN, SLPOUT, NORON = 0x00, 0x01, 0x10, 0x11, 0x13
INVOFF, INVON, DISPOFF, DISPON = 0x20, 0x21, 0x28, 0x29
CASET, RASET, RAMWR, MADCTL, COLMOD = 0x2A, 0x2B, 0x2C, 0x36, 0x3A
# Voltages, frame rates, gamma: they change how the glass is driven, not which pixel is where.
_DRIVING = frozenset((0xB1, 0xB2, 0xB3, 0xB4, 0xC0, 0xC1, 0xC2, 0xC3, 0xC4, 0xC5, 0xE0, 0xE1))
_KNOWN = _DRIVING | {NOP, SWRESET, SLPIN, SLPOUT, NORON, INVOFF, INVON, DISPOFF, DISPON}
_WITH_DATA = frozenset((CASET, RASET, RAMWR, MADCTL, COLMOD))

_MY, _MX, _MV, _BGR = 0x80, 0x40, 0x20, 0x08
_SIXTEEN_BITS = 0x05
_COLUMNS, _ROWS = 132, 162
_GAMMA = 2.2


class _Shades(dict[int, bytes]):
    """RGB888 of each RGB565 pixel as seen now, worked out when a colour first appears."""

    def __init__(self, brightness: float, inverted: bool, bgr: bool) -> None:
        super().__init__()
        self._invert = 0xFFFF if inverted else 0
        self._bgr = bgr
        # Half the light looks brighter than half to an eye, and to a desktop screen.
        self._light = max(0.0, min(1.0, brightness)) ** (1 / _GAMMA)

    def __missing__(self, pixel: int) -> bytes:
        lit = pixel ^ self._invert
        red, green, blue = lit >> 11, lit >> 5 & 63, lit & 31
        if self._bgr:
            red, blue = blue, red
        eight = (red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2)
        self[pixel] = shade = bytes(round(value * self._light) for value in eight)
        return shade


class St7735r:
    """The controller and its glass of 128 x 160 pixels (`GM` strapped to 011).

    `mount` is the MADCTL value whose picture stands upright on this handheld; with `_MV` set in it
    the window is 160 x 128. `backlight` is 0.0 to 1.0. `frames` counts the changes of the glass.
    """

    def __init__(self, mount: int) -> None:
        self._mount = mount
        self.width, self.height = (160, 128) if mount & _MV else (128, 160)
        self.frames = 0
        self._backlight = 0.0
        self._gram = array("H", bytes(2 * _COLUMNS * _ROWS))
        self._seen: tuple[int, bytes] = (-1, b"")
        self._command = NOP
        self._parameters = bytearray()
        self._half = b""
        self._reset()

    def _reset(self) -> None:
        self._asleep = True
        self._on = False
        self._inverted = False
        self._madctl = 0
        self._colmod = 0x06
        self._columns = [0, 127]
        self._rows = [0, 159]
        self._changed()

    def _changed(self) -> None:
        self.frames += 1
        self._shades: _Shades | None = None

    @property
    def backlight(self) -> float:
        """How bright the light behind the glass is, 0.0 to 1.0."""
        return self._backlight

    @backlight.setter
    def backlight(self, value: float) -> None:
        if value != self._backlight:
            self._backlight = value
            self._changed()

    def command(self, byte: int) -> None:
        """Take a byte sent with DC low. ValueError if the chip has no such command."""
        if byte not in _KNOWN and byte not in _WITH_DATA:
            raise ValueError(f"The ST7735R model knows no command {byte:#04x}.")
        self._command = byte
        self._parameters.clear()
        self._half = b""
        if byte == RAMWR:
            if self._colmod != _SIXTEEN_BITS:
                raise ValueError("The ST7735R model draws only 16-bit pixels: send COLMOD 0x05.")
            self._x, self._y = self._columns[0], self._rows[0]
        elif byte == SWRESET:
            self._reset()
        elif byte in (SLPIN, SLPOUT):
            self._asleep = byte == SLPIN
            self._changed()
        elif byte in (DISPON, DISPOFF):
            self._on = byte == DISPON
            self._changed()
        elif byte in (INVON, INVOFF):
            self._inverted = byte == INVON
            self._changed()

    def data(self, data: bytes) -> None:
        """Take bytes sent with DC high, as parameters or pixels of the last command."""
        if self._command == RAMWR:
            self._write(data)
            return
        self._parameters += data
        given = self._parameters
        if self._command in (CASET, RASET):
            # Registers take each pair as it completes: the PyBadge's own start-up sends 3 bytes.
            bounds = self._columns if self._command == CASET else self._rows
            for pair in range(min(2, len(given) // 2)):
                bounds[pair] = given[2 * pair] << 8 | given[2 * pair + 1]
        elif self._command == MADCTL and given:
            self._madctl = given[0]
        elif self._command == COLMOD and given:
            self._colmod = given[0] & 0x07

    def _write(self, data: bytes) -> None:
        """Put pixels at the address counter, which runs along the window line after line."""
        data = self._half + bytes(data)
        whole = len(data) & ~1
        self._half = data[whole:]
        pixels = array("H", data[:whole])
        pixels.byteswap()
        at = 0
        while at < len(pixels):
            count = min(len(pixels) - at, self._columns[1] + 1 - self._x)
            if count <= 0:
                break
            self._run(pixels[at : at + count])
            at += count
            self._x += count
            if self._x > self._columns[1]:
                self._x = self._columns[0]
                self._y = self._y + 1 if self._y < self._rows[1] else self._rows[0]
        self.frames += 1

    def _run(self, pixels: array[int]) -> None:
        """Store a run of pixels from (_x, _y) on; what lies outside the memory is lost."""
        across, down = (160, 128) if self._madctl & _MV else (128, 160)
        if self._y >= down or self._x >= across:
            return
        pixels = pixels[: across - self._x]
        first, step = _address(self._madctl, self._x, self._y)
        stop = first + step * len(pixels)
        self._gram[first : stop if stop >= 0 else None : step] = pixels

    def frame(self) -> bytes:
        """Return what the window shows, RGB888 rows from the top: black while asleep or off."""
        counted, frame = self._seen
        if counted == self.frames:
            return frame
        counted = self.frames
        if self._asleep or not self._on:
            frame = bytes(3 * self.width * self.height)
        else:
            if self._shades is None:
                bgr = bool((self._madctl ^ self._mount) & _BGR)
                self._shades = _Shades(self._backlight, self._inverted, bgr)
            shades = self._shades
            frame = b"".join([shades[pixel] for pixel in self.pixels()])
        self._seen = (counted, frame)
        return frame

    def pixels(self) -> array[int]:
        """Return the RGB565 pixels held behind the window, row after row, lit or not."""
        window = array("H")
        for y in range(self.height):
            first, step = _address(self._mount, 0, y)
            stop = first + step * self.width
            window += self._gram[first : stop if stop >= 0 else None : step]
        return window


def _address(madctl: int, x: int, y: int) -> tuple[int, int]:
    """Return where in the frame memory (x, y) lies, and the step to (x + 1, y)."""
    column, row = (y, x) if madctl & _MV else (x, y)
    if madctl & _MX:
        column = 127 - column
    if madctl & _MY:
        row = 159 - row
    # The 128 x 160 window begins at source line S7 (pixel 2) and gate line G2 (row 1).
    first = (row + 1) * _COLUMNS + column + 2
    if madctl & _MV:
        return first, -_COLUMNS if madctl & _MY else _COLUMNS
    return first, -1 if madctl & _MX else 1
