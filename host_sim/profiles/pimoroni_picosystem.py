# SPDX-License-Identifier: MIT
"""What is on a Pimoroni PicoSystem, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, pins.c and board.c of
ports/raspberrypi/boards/pimoroni_picosystem; lamp and battery as in
github.com/pimoroni/picosystem, libraries/hardware.cpp.
"""

from host_sim.chips import ST7789, Glass
from host_sim.parts.keys import Plain
from host_sim.parts.sounder import Cell, Lamp, PulseSpeaker
from host_sim.parts.timers import Rp2
from host_sim.profiles import Screen

PINS = {
    "TX": "GPIO0", "GP0": "GPIO0", "RX": "GPIO1", "GP1": "GPIO1", "VBUS_DETECT": "GPIO2",
    "LCD_RESET": "GPIO4", "LCD_CS": "GPIO5", "LCD_SCLK": "GPIO6", "LCD_MOSI": "GPIO7",
    "LCD_VSYNC": "GPIO8", "LCD_DC": "GPIO9", "AUDIO": "GPIO11", "BACKLIGHT": "GPIO12",
    "LED_G": "GPIO13", "LED_R": "GPIO14", "LED_B": "GPIO15", "SW_Y": "GPIO16", "SW_X": "GPIO17",
    "SW_A": "GPIO18", "SW_B": "GPIO19", "SW_DOWN": "GPIO20", "SW_RIGHT": "GPIO21",
    "SW_LEFT": "GPIO22", "SW_UP": "GPIO23", "CHARGE_STAT": "GPIO24", "BAT_SENSE": "GPIO26",
}  # fmt: skip

SCREEN = Screen(
    # The MADCTL value of its start-up (0x04, the order of refreshing) turns no address.
    Glass(ST7789, 240, 240, 0x00, negative=True),
    "BACKLIGHT",
    bytes.fromhex(
        "01 80 96"  # SWRESET, 150 ms
        "36 01 04"  # MADCTL
        "35 01 00"
        "b2 05 0c 0c 00 33 33"
        "3a 01 05"  # COLMOD, 16 bits
        "b7 01 14 bb 01 37 c0 01 2c c2 01 01 c3 01 12 c4 01 20 d0 02 a4 a1 c6 01 0f"
        "e0 0e d0 04 0d 11 13 2b 3f 54 4c 18 0d 0b 1f 23"
        "e1 0e d0 04 0c 11 13 2c 3f 44 51 2f 1f 1f 20 23"
        "21 00"  # INVON
        "11 80 ff"  # SLPOUT, 500 ms
        "29 80 64"  # DISPON, 100 ms
        "2a 04 00 00 00 fe"
        "2b 04 00 00 00 fe"
        "2c 00"
    ),
)

PARTS = (
    Rp2(),
    Plain(
        {
            "UP": "SW_UP", "DOWN": "SW_DOWN", "LEFT": "SW_LEFT", "RIGHT": "SW_RIGHT",
            "A": "SW_A", "B": "SW_B", "X": "SW_X", "Y": "SW_Y",
        }
    ),
    PulseSpeaker("AUDIO"),
    Lamp(("LED_R", "LED_G", "LED_B"), low=False),
    Cell("BAT_SENSE", 3),
)  # fmt: skip
