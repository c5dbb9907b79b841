# SPDX-License-Identifier: MIT
"""What is on an Adafruit PyBadge, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, ports/atmel-samd/boards/pybadge/pins.c and board.c.
"""

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

# The display's start-up: command, count of parameters (0x80: a wait follows), parameters, wait.
DISPLAY_START = bytes.fromhex(
    "01 80 96"  # SWRESET, 150 ms
    "11 80 ff"  # SLPOUT, 500 ms
    "b1 03 01 2c 2d"
    "b2 03 01 2c 2d"
    "b3 06 01 2c 2d 01 2c 2d"
    "b4 01 07"
    "c0 03 a2 02 84"
    "c1 01 c5"
    "c2 02 0a 00"
    "c3 02 8a 2a"
    "c4 02 8a ee"
    "c5 01 0e"
    "2a 00"  # meant as INVOFF (0x20) by its comment; harmless, as the next window is set whole
    "36 01 a0"  # MADCTL
    "3a 01 05"  # COLMOD, 16 bits
    "e0 10 02 1c 07 12 37 32 29 2d 29 25 2b 39 00 01 03 10"
    "e1 10 03 1d 07 06 2e 2c 29 2d 2e 2e 37 3f 00 00 02 10"
    "2a 03 02 00 81"
    "2b 03 02 00 81"
    "13 80 0a"  # NORON, 10 ms
    "29 80 64"  # DISPON, 100 ms
)
PANEL_MOUNT = 0xA0  # the MADCTL value of its start-up gives an upright picture
BACKLIGHT = "TFT_LITE"

BUTTON_CLOCK, BUTTON_DATA, BUTTON_LATCH = "BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH"
SPEAKER, SPEAKER_ENABLE = "SPEAKER", "SPEAKER_ENABLE"
LIGHTS, LIGHTS_COUNT = "NEOPIXEL", 5
BATTERY = "A6"  # behind a divider by two
NVM_BYTES = 8192
