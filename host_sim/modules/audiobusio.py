# SPDX-License-Identifier: MIT
"""CircuitPython's `audiobusio`: sound as numbers to an amplifier."""

from audiocore import _Output

from host_sim.parts.pins import Pin
from host_sim.strict import unknown

__getattr__ = unknown("audiobusio")


class I2SOut(_Output):
    """Plays waves until told to stop."""

    __slots__ = ()

    def __init__(self, bit_clock: Pin, word_select: Pin, data: Pin) -> None:
        self._connect(bit_clock=bit_clock, word_select=word_select, data=data)
