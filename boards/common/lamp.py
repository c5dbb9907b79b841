# SPDX-License-Identifier: MIT
"""One lamp of three colours, each on a pin of its own."""

import pwmio
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

_FULL = const(0xFFFF)
# The frequency of the runtime's own backlights: on an RP2 two pins may share a timer, and then
# must agree.
_HERTZ = const(50000)
_SHARE = const(64)  # of the duty for each step of 255: a quarter of the power, bright enough


class Lamp:
    """Red, green and blue by pulse trains; `low`: a pin that is low lights its colour."""

    def __init__(
        self,
        red: "microcontroller.Pin",
        green: "microcontroller.Pin",
        blue: "microcontroller.Pin",
        low: bool,
    ) -> None:
        self._dark = _FULL if low else 0
        self._low = low
        self._parts = [
            pwmio.PWMOut(pin, frequency=_HERTZ, duty_cycle=self._dark)
            for pin in (red, green, blue)
        ]

    def show(self, rgb: bytes) -> None:
        """Light the lamp in the first three bytes; dark without them."""
        for n, part in enumerate(self._parts):
            duty = rgb[n] * _SHARE if len(rgb) > 2 else 0
            duty = _FULL - duty if self._low else duty
            if part.duty_cycle != duty:
                part.duty_cycle = duty
