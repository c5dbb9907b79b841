# SPDX-License-Identifier: MIT
"""The 74HC165: eight keys in, one wire out."""

from collections.abc import Callable


class ShiftRegister:
    """A 74HC165 (Nexperia data sheet, section 7): loads while its latch is low, else shifts.

    `inputs` tells one bit for each parallel input; bit 0 is the one that comes out first (Q7).
    """

    def __init__(self, inputs: Callable[[], int]) -> None:
        self._inputs = inputs
        self._bits = 0
        self._held = False
        self._clock = False

    def latch(self, level: bool) -> None:
        """Drive PL: high freezes the inputs for reading, low lets them through."""
        if level and not self._held:
            self._bits = self._inputs()
        self._held = level

    def clock(self, level: bool) -> None:
        """Drive CP: a rising edge moves the next bit to the output; the serial input is low."""
        if level and not self._clock and self._held:
            self._bits >>= 1
        self._clock = level

    def output(self) -> bool:
        """Read Q7."""
        return bool((self._bits if self._held else self._inputs()) & 1)
