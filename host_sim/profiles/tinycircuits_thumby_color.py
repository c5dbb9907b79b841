# SPDX-License-Identifier: MIT
"""What is on a TinyCircuits Thumby Color, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, pins.c and board.c of
ports/raspberrypi/boards/tinycircuits_thumby_color; lamp and battery as in
github.com/TinyCircuits/TinyCircuits-Tiny-Game-Engine, src/io.
"""

from host_sim.chips import GC9107, Glass
from host_sim.parts.keys import Plain
from host_sim.parts.sounder import Cell, Lamp, PulseSpeaker
from host_sim.parts.timers import Rp2
from host_sim.profiles import Screen

PINS = {
    "BUTTON_UP": "GPIO1", "BUTTON_LEFT": "GPIO0", "BUTTON_DOWN": "GPIO3",
    "BUTTON_RIGHT": "GPIO2", "BUTTON_A": "GPIO21", "BUTTON_B": "GPIO25",
    "BUTTON_BUMPER_LEFT": "GPIO6", "BUTTON_BUMPER_RIGHT": "GPIO22", "BUTTON_MENU": "GPIO26",
    "LED_R": "GPIO11", "LED_G": "GPIO10", "LED_B": "GPIO12", "RUMBLE": "GPIO5",
    "SPEAKER": "GPIO23", "SPEAKER_ENABLE": "GPIO20", "LCD_CS": "GPIO17", "LCD_DC": "GPIO16",
    "LCD_RESET": "GPIO4", "LCD_BACKLIGHT": "GPIO7", "LCD_SCK": "GPIO18", "LCD_MOSI": "GPIO19",
    "SDA": "GPIO8", "SCL": "GPIO9", "CHARGE_STAT": "GPIO24", "VOLTAGE_MONITOR": "GPIO29",
}  # fmt: skip

SCREEN = Screen(
    Glass(GC9107, 128, 128, 0x00),  # MADCTL as the chip's reset leaves it
    "LCD_BACKLIGHT",
    bytes.fromhex(
        "fe 00 ef 00"  # opens the chip's own commands
        "b0 01 c0 b1 01 80 b2 01 2f b3 01 03 b7 01 01 b6 01 19 ac 01 c8 ab 01 0f"
        "3a 01 05"  # COLMOD, 16 bits
        "b4 01 04 a8 01 07 b8 01 08 e7 01 5a e8 01 23 e9 01 47 ea 01 99 c6 01 30 c7 01 1f"
        "f0 0e 05 1d 51 2f 85 2a 11 62 00 07 07 0f 08 1f"
        "f1 0e 2e 41 62 56 a5 3a 3f 60 0f 07 0a 18 18 1d"
        "11 80 78"  # SLPOUT, 120 ms
        "29 80 0a"  # DISPON, 10 ms
    ),
)

PARTS = (
    Rp2(),
    Plain(
        {
            "UP": "BUTTON_UP", "DOWN": "BUTTON_DOWN", "LEFT": "BUTTON_LEFT",
            "RIGHT": "BUTTON_RIGHT", "A": "BUTTON_A", "B": "BUTTON_B",
            "left bumper": "BUTTON_BUMPER_LEFT", "right bumper": "BUTTON_BUMPER_RIGHT",
            "MENU": "BUTTON_MENU",
        }
    ),
    PulseSpeaker("SPEAKER", "SPEAKER_ENABLE"),
    Lamp(("LED_R", "LED_G", "LED_B"), low=True),
    Cell("VOLTAGE_MONITOR", 2),
)  # fmt: skip
