# SPDX-License-Identifier: MIT
"""A chain of NeoPixels."""

import digitalio
import neopixel_write

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller


class Lights:
    """`count` lamps, held to a sixteenth of their power: five at full white draw 300 mA, enough
    to brown out a handheld on its battery."""

    def __init__(self, pin: "microcontroller.Pin", count: int) -> None:
        self._pin = digitalio.DigitalInOut(pin)
        self._pin.switch_to_output(value=False)
        self._sent = bytearray(3 * count)
        self._grb = bytearray(3 * count)
        neopixel_write.neopixel_write(self._pin, self._grb)

    def show(self, rgb: bytes) -> None:
        """Light the lamps, three bytes each; those that `rgb` does not reach go dark."""
        grb = self._grb
        for i in range(0, len(grb), 3):
            lit = i + 2 < len(rgb)
            grb[i] = rgb[i + 1] >> 4 if lit else 0
            grb[i + 1] = rgb[i] >> 4 if lit else 0
            grb[i + 2] = rgb[i + 2] >> 4 if lit else 0
        if grb == self._sent:
            return
        self._sent[:] = grb
        neopixel_write.neopixel_write(self._pin, grb)
