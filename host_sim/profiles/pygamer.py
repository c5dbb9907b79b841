# SPDX-License-Identifier: MIT
"""What is on an Adafruit PyGamer, as its CircuitPython knows it: a PyBadge with a stick.

Source: github.com/adafruit/circuitpython, ports/atmel-samd/boards/pygamer/pins.c and board.c.
"""

from host_sim.parts.keys import Register, Stick
from host_sim.profiles import pybadge

SCREEN = pybadge.SCREEN
PINS = {
    **pybadge.PINS,
    "SD_CS": "PA14", "TFT_CS": "PB12", "JOYSTICK_X": "PB07", "JOYSTICK_Y": "PB06",
}  # fmt: skip

PARTS = (
    Register("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH", ("B", "A", "START", "SELECT")),
    Stick("JOYSTICK_X", "JOYSTICK_Y", ("stick left", "stick right", "stick up", "stick down")),
    *pybadge.PARTS[1:],
)
