# SPDX-License-Identifier: MIT
"""Display controllers: how large their memory is, and which commands each of them knows."""

from typing import NamedTuple

NOP, SWRESET, SLPIN, SLPOUT, NORON = 0x00, 0x01, 0x10, 0x11, 0x13
INVOFF, INVON, DISPOFF, DISPON = 0x20, 0x21, 0x28, 0x29
CASET, RASET, RAMWR, MADCTL, COLMOD, RAMCTRL = 0x2A, 0x2B, 0x2C, 0x36, 0x3A, 0xB0

MY, MX, MV, BGR = 0x80, 0x40, 0x20, 0x08
_COMMON = frozenset(
    (NOP, SWRESET, SLPIN, SLPOUT, NORON, INVOFF, INVON, DISPOFF, DISPON)
    + (CASET, RASET, RAMWR, MADCTL, COLMOD)
)


class Chip(NamedTuple):
    """A controller. `columns` and `rows` of its memory can be addressed while MADCTL is 0;
    `driving` are commands that change how the glass is driven, not which pixel is where."""

    name: str
    columns: int
    rows: int
    driving: bytes

    def knows(self, command: int) -> bool:
        """Whether the chip has that command."""
        return command in _COMMON or command in self.driving

    @property
    def little_endian(self) -> bool:
        """Whether RAMCTRL can turn round the two bytes of a pixel."""
        return self.name == "ST7789"


class Glass(NamedTuple):
    """What is seen of a controller's memory: `width` x `height` pixels from (`x`, `y`) on, all
    counted while MADCTL is 0; the MADCTL value `mount` makes an upright picture on the handheld.
    `negative`: colours are right on this glass after INVON."""

    chip: Chip
    width: int
    height: int
    mount: int
    x: int = 0
    y: int = 0
    negative: bool = False


# Sitronix data sheets ST7735 V1.7 and ST7735R V0.2: memory 132 x 162, of which GM = 011 addresses
# 128 x 160 (9.8.2).
ST7735R = Chip(
    "ST7735R", 128, 160, bytes.fromhex("b1 b2 b3 b4 c0 c1 c2 c3 c4 c5 e0 e1")
)
# Sitronix data sheet ST7789VW V1.0, chapter 9; RAMCTRL is 9.2.1 (its ENDIAN bit).
ST7789 = Chip(
    "ST7789", 240, 320,
    bytes.fromhex("26 35 b0 b2 b7 bb c0 c2 c3 c4 c6 d0 e0 e1"),
)  # fmt: skip
# Ilitek data sheet ILI9341 V1.11, chapter 8; the bytes ef, cf, ed, e8, cb, f7, ea set its power.
ILI9341 = Chip(
    "ILI9341", 240, 320,
    bytes.fromhex("26 37 b1 b6 c0 c1 c5 c7 cb cf e0 e1 e8 ea ed ef f2 f7"),
)  # fmt: skip
# GalaxyCore data sheet GC9107 V1.1: memory 128 x 160; fe and ef open its own commands.
GC9107 = Chip(
    "GC9107", 128, 160,
    bytes.fromhex("a8 ab ac b0 b1 b2 b3 b4 b6 b7 b8 c6 c7 e7 e8 e9 ea ef f0 f1 fe"),
)  # fmt: skip
