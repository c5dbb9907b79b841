# SPDX-License-Identifier: MIT
"""What is on a Raspberry Pi Pico with Waveshare's Pico-LCD-1.3, by numbers of pins.

Sources: waveshare.com/wiki/Pico-LCD-1.3 and its demo Pico-LCD-1.3.py;
github.com/Serialcomms/Raspberry-Pico-Waveshare-LCD-Demo.
"""

from host_sim.chips import ST7789, Glass
from host_sim.parts.bus import SpiPanel
from host_sim.parts.keys import Plain
from host_sim.profiles import Screen

PINS = {str(number): f"GPIO{number}" for number in (*range(23), *range(25, 29))}

SCREEN = Screen(Glass(ST7789, 240, 240, 0x70, negative=True), "13")

PARTS = (
    SpiPanel(dc="8", cs="9", clock="10", data="11", reset="12"),
    Plain(
        {
            "stick up": "2", "stick down": "18", "stick left": "16", "stick right": "20",
            "stick pressed": "3", "A": "15", "B": "17", "X": "19", "Y": "21",
        }
    ),
)  # fmt: skip
