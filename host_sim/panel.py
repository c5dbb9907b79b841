# SPDX-License-Identifier: MIT
"""A display panel: takes the command and data bytes of its bus, holds the pixels, shows a frame.

Facts that its controllers (host_sim/chips.py) share, from the data sheets ST7735 V1.7 and ST7735R
V0.2: MADCTL turns addresses, not the picture already held (9.11); a window that reaches outside
loses what is outside (10.1.19).
"""

from __future__ import annotations

from array import array

from host_sim.chips import (
    BGR,
    CASET,
    COLMOD,
    DISPOFF,
    DISPON,
    INVOFF,
    INVON,
    MADCTL,
    MV,
    MX,
    MY,
    NOP,
    RAMCTRL,
    RAMWR,
    RASET,
    SLPIN,
    SLPOUT,
    SWRESET,
    Glass,
)

_SIXTEEN_BITS = 0x05
_ENDIAN = 0x08
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


class Panel:
    """A controller and its glass. `backlight` is 0.0 to 1.0; `frames` counts the changes."""

    def __init__(self, glass: Glass) -> None:
        self._glass = glass
        self._chip = glass.chip
        turned = glass.mount & MV
        self.width = glass.height if turned else glass.width
        self.height = glass.width if turned else glass.height
        self.frames = 0
        self._backlight = 0.0
        self._memory = array("H", bytes(2 * self._chip.columns * self._chip.rows))
        self._seen: tuple[int, bytes] = (-1, b"")
        self._command = NOP
        self._parameters = bytearray()
        self._half = b""
        self.reset()

    def reset(self) -> None:
        """Be as after power-on; the pixels stay as they are."""
        self._asleep = True
        self._on = False
        self._inverted = False
        self._madctl = 0
        self._colmod = 0x06
        self._little = False
        self._columns = [0, self._chip.columns - 1]
        self._rows = [0, self._chip.rows - 1]
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
        if not self._chip.knows(byte):
            raise ValueError(f"The {self._chip.name} model knows no command {byte:#04x}.")
        self._command = byte
        self._parameters.clear()
        self._half = b""
        if byte == RAMWR:
            if self._colmod != _SIXTEEN_BITS:
                raise ValueError("The panels draw only 16-bit pixels here: send COLMOD 0x05.")
            self._x, self._y = self._columns[0], self._rows[0]
        elif byte == SWRESET:
            self.reset()
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
        elif self._command == RAMCTRL and self._chip.little_endian and len(given) > 1:
            self._little = bool(given[1] & _ENDIAN)

    def _write(self, data: bytes) -> None:
        """Put pixels at the address counter, which runs along the window line after line."""
        data = self._half + bytes(data)
        whole = len(data) & ~1
        self._half = data[whole:]
        pixels = array("H", data[:whole])
        if not self._little:
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
        across, down = self._chip.columns, self._chip.rows
        if self._madctl & MV:
            across, down = down, across
        if self._y >= down or self._x >= across:
            return
        pixels = pixels[: across - self._x]
        first, step = self._address(self._madctl, self._x, self._y)
        stop = first + step * len(pixels)
        self._memory[first : stop if stop >= 0 else None : step] = pixels

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
                bgr = bool((self._madctl ^ self._glass.mount) & BGR)
                inverted = self._inverted != self._glass.negative
                self._shades = _Shades(self._backlight, inverted, bgr)
            shades = self._shades
            frame = b"".join([shades[pixel] for pixel in self.pixels()])
        self._seen = (counted, frame)
        return frame

    def pixels(self) -> array[int]:
        """Return the RGB565 pixels held behind the window, row after row, lit or not."""
        window = array("H")
        left, top = self._corner()
        for y in range(self.height):
            first, step = self._address(self._glass.mount, left, top + y)
            stop = first + step * self.width
            window += self._memory[first : stop if stop >= 0 else None : step]
        return window

    def _corner(self) -> tuple[int, int]:
        """Return the address, in the upright picture, of the glass's top left pixel."""
        glass, chip = self._glass, self._chip
        column, row = glass.x, glass.y
        if glass.mount & MX:
            column = chip.columns - glass.x - glass.width
        if glass.mount & MY:
            row = chip.rows - glass.y - glass.height
        return (row, column) if glass.mount & MV else (column, row)

    def _address(self, madctl: int, x: int, y: int) -> tuple[int, int]:
        """Return where in the memory (x, y) lies, and the step to (x + 1, y)."""
        columns, rows = self._chip.columns, self._chip.rows
        column, row = (y, x) if madctl & MV else (x, y)
        if madctl & MX:
            column = columns - 1 - column
        if madctl & MY:
            row = rows - 1 - row
        first = row * columns + column
        if madctl & MV:
            return first, -columns if madctl & MY else columns
        return first, -1 if madctl & MX else 1
