# SPDX-License-Identifier: MIT
"""What is on a Seeed Wio Terminal, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, pins.c and board.c of
ports/atmel-samd/boards/seeeduino_wio_terminal.
"""

from host_sim.chips import ILI9341, Glass
from host_sim.parts.keys import Plain
from host_sim.parts.sounder import PulseSpeaker
from host_sim.profiles import Screen

PINS = {
    "A0": "PB08", "A1": "PB09", "A2": "PA07", "A3": "PB04", "A4": "PB05", "A5": "PB06",
    "A6": "PA04", "A7": "PB07", "A8": "PA06", "D0": "PB08", "D1": "PB09", "D2": "PA07",
    "D3": "PB04", "D4": "PB05", "D5": "PB06", "D6": "PA04", "D7": "PB07", "D8": "PA06",
    "D9": "PA17", "D10": "PA16", "D13": "PA15", "TX": "PB26", "RX": "PB27", "MOSI": "PB02",
    "SCK": "PB03", "MISO": "PB00", "CS": "PB01", "SCL": "PA16", "SDA": "PA17", "LED": "PA15",
    "TFT_MISO": "PB18", "TFT_MOSI": "PB19", "TFT_SCK": "PB20", "TFT_CS": "PB21",
    "TFT_DC": "PC06", "TFT_BACKLIGHT": "PC05", "TFT_RESET": "PC07", "SD_MISO": "PC18",
    "SD_MOSI": "PC16", "SD_SCK": "PC17", "SD_CS": "PC19", "SD_DET": "PD21", "SWITCH_UP": "PD20",
    "SWITCH_LEFT": "PD12", "SWITCH_RIGHT": "PD09", "SWITCH_DOWN": "PD08", "SWITCH_PRESS": "PD10",
    "BUTTON_1": "PC26", "BUTTON_2": "PC27", "BUTTON_3": "PC28", "LIGHT": "PD01",
    "BUZZER": "PD11", "IR": "PB31", "MIC": "PC30", "GYROSCOPE_SCL": "PA12",
    "GYROSCOPE_SDA": "PA13", "GYROSCOPE_INT": "PC21", "DAC0": "PA02", "DAC1": "PA05",
    "I2S_LRCLK": "PA20", "I2S_SDOUT": "PA21", "I2S_SDIN": "PA22", "I2S_BCLK": "PB16",
    "RTL_PWR": "PA18", "RTL_RXD": "PC22", "RTL_TXD": "PC23", "RTL_MOSI": "PB24",
    "RTL_CLK": "PB25", "RTL_MISO": "PC24", "RTL_CS": "PC25", "RTL_READY": "PC20",
    "RTL_DIR": "PA19",
}  # fmt: skip

SCREEN = Screen(
    Glass(ILI9341, 240, 320, 0xE8),  # the MADCTL value of its start-up gives an upright picture
    "TFT_BACKLIGHT",
    bytes.fromhex(
        "01 80 80"  # SWRESET, 128 ms
        "ef 03 03 80 02"
        "cf 03 00 c1 30"
        "ed 04 64 03 12 81"
        "e8 03 85 00 78"
        "cb 05 39 2c 00 34 02"
        "f7 01 20"
        "ea 02 00 00"
        "c0 01 23 c1 01 10 c5 02 3e 28 c7 01 86"
        "36 01 e8"  # MADCTL
        "37 01 00"
        "3a 01 55"  # COLMOD, 16 bits
        "b1 02 00 18 b6 03 08 82 27 f2 01 00 26 01 01"
        "e0 0f 0f 31 2b 0c 0e 08 4e f1 37 07 10 03 0e 09 00"
        "e1 0f 00 0e 14 03 11 07 31 c1 48 08 0f 0c 31 36 0f"
        "11 80 78"  # SLPOUT, 120 ms
        "29 80 78"  # DISPON, 120 ms
    ),
    dims=False,
)

PARTS = (
    Plain(
        {
            "switch up": "SWITCH_UP", "switch down": "SWITCH_DOWN",
            "switch left": "SWITCH_LEFT", "switch right": "SWITCH_RIGHT",
            "switch pressed": "SWITCH_PRESS",
            "upper right": "BUTTON_1", "upper middle": "BUTTON_2", "upper left": "BUTTON_3",
        }
    ),
    PulseSpeaker("BUZZER"),
)  # fmt: skip
