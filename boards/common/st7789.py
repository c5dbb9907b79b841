# SPDX-License-Identifier: MIT
"""A panel with Sitronix's ST7789 on a bus of four wires, on MicroPython."""

from machine import PWM, SPI, Pin
from micropython import const

from boards.common.micro_clock import sleep

_COLUMNS, _ROWS, _WRITE = const(0x2A), const(0x2B), const(0x2C)
_FULL = const(65535)

# Each command with its parameters; those of power and gamma as the maker of the panel sends them.
_START = (
    b"\x36\x70",  # MADCTL: how the panel is mounted on the Pico-LCD-1.3
    b"\x3a\x05",  # COLMOD: 16 bits a pixel
    b"\xb2\x0c\x0c\x00\x33\x33",
    b"\xb7\x35",
    b"\xbb\x19",
    b"\xc0\x2c",
    b"\xc2\x01",
    b"\xc3\x12",
    b"\xc4\x20",
    b"\xc6\x0f",
    b"\xd0\xa4\xa1",
    b"\xe0\xd0\x04\x0d\x11\x13\x2b\x3f\x54\x4c\x18\x0d\x0b\x1f\x23",
    b"\xe1\xd0\x04\x0c\x11\x13\x2c\x3f\x44\x51\x2f\x1f\x1f\x20\x23",
    b"\x21",  # INVON
)


class St7789:
    """A panel for the framebuf stage, `width` x `height` pixels, dark until light() is called."""

    def __init__(
        self, spi: SPI, dc: int, cs: int, reset: int, light: int, width: int, height: int
    ) -> None:
        self.width = width
        self.height = height
        self._spi = spi
        self._dc = Pin(dc, Pin.OUT, value=1)
        self._cs = Pin(cs, Pin.OUT, value=1)
        self._reset = Pin(reset, Pin.OUT, value=1)
        self._light = PWM(Pin(light), freq=1000, duty_u16=0)
        self._byte = bytearray(1)
        self._span = bytearray(4)
        self._start()

    def _start(self) -> None:
        """Wake the controller; the waits are those of its data sheet (ST7789VW, 7.4.5, 9.1.12)."""
        self._reset(0)
        sleep(1)
        self._reset(1)
        sleep(120)
        for entry in _START:
            self._send(entry[0], entry[1:])
        self._send(0x11, b"")  # SLPOUT
        sleep(120)
        self._send(0x29, b"")  # DISPON

    def _send(self, command: int, data: "bytes | bytearray") -> None:
        self._byte[0] = command
        self._cs(0)
        self._dc(0)
        self._spi.write(self._byte)
        self._dc(1)
        if data:
            self._spi.write(data)
        self._cs(1)

    def window(self, x: int, y: int, width: int, height: int) -> None:
        """Begin to write pixels there, row after row."""
        self._send(_COLUMNS, self._bounds(x, width))
        self._send(_ROWS, self._bounds(y, height))
        self._send(_WRITE, b"")

    def _bounds(self, first: int, count: int) -> bytearray:
        span = self._span
        last = first + count - 1
        span[0], span[1], span[2], span[3] = first >> 8, first & 255, last >> 8, last & 255
        return span

    def write(self, pixels: "bytearray | memoryview") -> None:
        """The window's next pixels: RGB565, the high byte first."""
        self._cs(0)
        self._spi.write(pixels)
        self._cs(1)

    def light(self, percent: int) -> None:
        """Light it, 0 .. 100."""
        self._light.duty_u16(percent * _FULL // 100)
