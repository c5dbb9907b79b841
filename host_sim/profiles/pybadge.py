# SPDX-License-Identifier: MIT
"""What is on an Adafruit PyBadge, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, ports/atmel-samd/boards/pybadge/pins.c and board.c.
"""

from host_sim.chips import ST7735R, Glass
from host_sim.parts.keys import Register
from host_sim.parts.sounder import Cell, NeoPixels, WaveSpeaker
from host_sim.profiles import Screen
from host_sim.profiles._st7735r import GAMMA, POWER

PINS = {
    "A0": "PA02", "A1": "PA05", "A2": "PB08", "A3": "PB09", "A4": "PA04",
    "A5": "PA06", "A6": "PB01", "A7": "PB04", "A8": "PB03", "A9": "PB02",
    "D0": "PB17", "D1": "PB16", "D2": "PB03", "D3": "PB02", "D4": "PA14", "D5": "PA16",
    "D6": "PA18", "D7": "PB14", "D8": "PA15", "D9": "PA19", "D10": "PA20", "D11": "PA21",
    "D12": "PA22", "D13": "PA23", "LED": "PA23",
    "RX": "PB17", "TX": "PB16", "SDA": "PA12", "SCL": "PA13",
    "SCK": "PA17", "MISO": "PB22", "MOSI": "PB23",
    "NEOPIXEL": "PA15", "LIGHT": "PB04", "ACCELEROMETER_INTERRUPT": "PB14",
    "SPEAKER": "PA02", "SPEAKER_ENABLE": "PA27",
    "BUTTON_LATCH": "PB00", "BUTTON_OUT": "PB30", "BUTTON_CLOCK": "PB31",
    "TFT_LITE": "PA01", "TFT_MOSI": "PB15", "TFT_SCK": "PB13", "TFT_RST": "PA00",
    "TFT_CS": "PB07", "TFT_DC": "PB05",
}  # fmt: skip

SCREEN = Screen(
    Glass(ST7735R, 128, 160, 0xA0),  # the MADCTL value of its start-up gives an upright picture
    "TFT_LITE",
    bytes.fromhex(
        "01 80 96"  # SWRESET, 150 ms
        "11 80 ff"  # SLPOUT, 500 ms
    )
    + POWER
    + bytes.fromhex(
        "2a 00"  # meant as INVOFF (0x20) by its comment; harmless: the next window is set whole
        "36 01 a0"  # MADCTL
        "3a 01 05"  # COLMOD, 16 bits
    )
    + GAMMA
    + bytes.fromhex(
        "2a 03 02 00 81"
        "2b 03 02 00 81"
        "13 80 0a"  # NORON, 10 ms
        "29 80 64"  # DISPON, 100 ms
    ),
)

PARTS = (
    Register(
        "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH",
        ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"),
    ),
    WaveSpeaker(("SPEAKER",), "SPEAKER_ENABLE"),
    NeoPixels("NEOPIXEL", 5),
    Cell("A6", 2),
)  # fmt: skip
