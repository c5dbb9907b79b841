# SPDX-License-Identifier: MIT
"""What is on each board: one file a board, named as the board.

PINS      the name that the runtime gives each pin, and its port on the chip
SCREEN    a Screen
PARTS     what is soldered to the pins (host_sim/parts: keys.py, sounder.py, timers.py, bus.py)
"""

from typing import NamedTuple

from host_sim.chips import Glass


class Screen(NamedTuple):
    """A panel, and how the runtime's own board definition starts it.

    `start`: for each command the byte itself, the count of its parameters (0x80 added: a wait
    follows), the parameters, the wait; empty where the board's code does that. `light` is the
    pin of the backlight. `column` and `row` are where windows start, `rotation` in degrees;
    `words`: pixels are sent with the high byte first; `dims`: a timer reaches the backlight, with
    `hertz` pulses a second.
    """

    glass: Glass
    light: str
    start: bytes = b""
    column: int = 0
    row: int = 0
    rotation: int = 0
    words: bool = True
    dims: bool = True
    hertz: int = 50000
