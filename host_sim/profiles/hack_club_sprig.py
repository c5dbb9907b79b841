# SPDX-License-Identifier: MIT
"""What is on a Hack Club Sprig, as its CircuitPython knows it.

Source: github.com/adafruit/circuitpython, pins.c and board.c of
ports/raspberrypi/boards/hack_club_sprig.
"""

from host_sim.chips import ST7735R, Glass
from host_sim.parts.keys import Plain
from host_sim.parts.sounder import WaveSpeaker
from host_sim.parts.timers import Rp2
from host_sim.profiles import Screen
from host_sim.profiles._st7735r import GAMMA, POWER

PINS = {
    "GP0": "GPIO0", "GP1": "GPIO1", "GP2": "GPIO2", "GP3": "GPIO3", "GP4": "GPIO4",
    "GP5": "GPIO5", "GP6": "GPIO6", "GP7": "GPIO7", "GP8": "GPIO8", "GP9": "GPIO9",
    "GP10": "GPIO10", "GP11": "GPIO11", "GP12": "GPIO12", "GP13": "GPIO13", "GP14": "GPIO14",
    "GP15": "GPIO15", "GP16": "GPIO16", "GP17": "GPIO17", "GP18": "GPIO18", "GP19": "GPIO19",
    "GP20": "GPIO20", "GP21": "GPIO21", "GP22": "GPIO22", "SMPS_MODE": "GPIO23",
    "GP23": "GPIO23", "VBUS_SENSE": "GPIO24", "GP24": "GPIO24", "LED": "GPIO25",
    "GP25": "GPIO25", "GP26_A0": "GPIO26", "GP26": "GPIO26", "A0": "GPIO26", "GP27_A1": "GPIO27",
    "GP27": "GPIO27", "A1": "GPIO27", "GP28_A2": "GPIO28", "GP28": "GPIO28", "A2": "GPIO28",
    "A3": "GPIO29", "VOLTAGE_MONITOR": "GPIO29", "BLUE_LED": "GPIO4", "BUTTON_W": "GPIO5",
    "BUTTON_A": "GPIO6", "BUTTON_S": "GPIO7", "BUTTON_D": "GPIO8", "AUDIO_DIN": "GPIO9",
    "AUDIO_BCLK": "GPIO10", "AUDIO_LRCLK": "GPIO11", "BUTTON_I": "GPIO12", "BUTTON_J": "GPIO13",
    "BUTTON_K": "GPIO14", "BUTTON_L": "GPIO15", "SCK": "GPIO18", "MOSI": "GPIO19",
    "MISO": "GPIO16", "CARD_CS": "GPIO21", "TFT_DC": "GPIO22", "TFT_CS": "GPIO20",
    "TFT_RESET": "GPIO26", "TFT_BACKLIGHT": "GPIO17", "TFT_LITE": "GPIO17",
    "WHITE_LED": "GPIO28",
}  # fmt: skip

SCREEN = Screen(
    # Its start-up leaves MADCTL at 0xC0, and the runtime turns the picture by 270 degrees.
    Glass(ST7735R, 128, 160, 0x60),
    "TFT_BACKLIGHT",
    bytes.fromhex(
        "01 80 96"  # SWRESET, 150 ms
        "11 80 ff"  # SLPOUT, 500 ms
    )
    + POWER
    + bytes.fromhex(
        "20 00"  # INVOFF
        "36 01 18"  # MADCTL
        "3a 01 05"  # COLMOD, 16 bits
    )
    + GAMMA
    + bytes.fromhex(
        "13 80 0a"  # NORON, 10 ms
        "29 80 64"  # DISPON, 100 ms
        "36 01 c0"  # MADCTL
    ),
    rotation=270,
)

PARTS = (
    Rp2(),
    Plain({key: "BUTTON_" + key for key in "WASDIJKL"}),
    WaveSpeaker(("AUDIO_BCLK", "AUDIO_LRCLK", "AUDIO_DIN")),
)
