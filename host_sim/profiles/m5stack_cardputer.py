# SPDX-License-Identifier: MIT
"""What is on an M5Stack Cardputer, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, pins.c and board.c of
ports/espressif/boards/m5stack_cardputer; ports/espressif/module/cardputer_keymap.h.
"""

from host_sim.chips import ST7789, Glass
from host_sim.parts.keys import Keyboard
from host_sim.parts.sounder import Cell, NeoPixels, WaveSpeaker
from host_sim.profiles import Screen

PINS = {
    "TX": "GPIO1", "PORTA1": "GPIO1", "D1": "GPIO1", "G1": "GPIO1", "RX": "GPIO2",
    "PORTA2": "GPIO2", "D2": "GPIO2", "G2": "GPIO2", "KB_COL_0": "GPIO13", "KB_COL_1": "GPIO15",
    "KB_COL_2": "GPIO3", "KB_COL_3": "GPIO4", "KB_COL_4": "GPIO5", "KB_COL_5": "GPIO6",
    "KB_COL_6": "GPIO7", "KB_A_0": "GPIO8", "KB_A_1": "GPIO9", "KB_A_2": "GPIO11",
    "NEOPIXEL": "GPIO21", "I2S_BIT_CLOCK": "GPIO41", "I2S_DATA": "GPIO42",
    "I2S_WORD_SELECT": "GPIO43", "MIC_DATA": "GPIO46", "MIC_CLK": "GPIO43", "IR_TX": "GPIO44",
    "SD_MOSI": "GPIO14", "SD_SCK": "GPIO40", "SD_MISO": "GPIO39", "SD_CS": "GPIO12",
    "TFT_RST": "GPIO33", "TFT_RESET": "GPIO33", "TFT_DC": "GPIO34", "TFT_RS": "GPIO34",
    "TFT_MOSI": "GPIO35", "TFT_DATA": "GPIO35", "TFT_SCK": "GPIO36", "TFT_CS": "GPIO37",
    "TFT_BACKLIGHT": "GPIO38", "TFT_BL": "GPIO38", "BUTTON": "GPIO0", "BOOT0": "GPIO0",
    "BAT_ADC": "GPIO10",
}  # fmt: skip

SCREEN = Screen(
    # The MADCTL value of its start-up gives an upright picture; there columns start at 40.
    Glass(ST7789, 135, 240, 0x60, x=52, y=40, negative=True),
    "TFT_BACKLIGHT",
    bytes.fromhex(
        "01 80 8c"  # SWRESET, 140 ms
        "11 80 0a"  # SLPOUT, 10 ms
        "3a 01 55"  # COLMOD, 16 bits
        "21 00"  # INVON
        "13 00"  # NORON
        "36 01 60"  # MADCTL
        "b0 02 00 f8"  # RAMCTRL: pixels with the low byte first
        "29 00"  # DISPON
    ),
    column=40,
    row=53,
    words=False,
    hertz=350,
)

PARTS = (
    Keyboard(
        ("opt", "z", "c", "b", "m", ".", "space", "shift", "s", "f", "h", "k", ";", "enter")
        + ("q", "e", "t", "u", "o", "[", "\\", "1", "3", "5", "7", "9", "_", "backspace")
        + ("ctrl", "alt", "x", "v", "n", ",", "/", "fn", "a", "d", "g", "j", "l", "'")
        + ("tab", "w", "r", "y", "i", "p", "]", "`", "2", "4", "6", "8", "0", "=")
    ),
    WaveSpeaker(("I2S_BIT_CLOCK", "I2S_WORD_SELECT", "I2S_DATA")),
    NeoPixels("NEOPIXEL", 1),
    Cell("BAT_ADC", 2),
)
