# SPDX-License-Identifier: MIT
"""Tones by the RP2's programmable pins, where the pin's own pulse timer has other work."""

from array import array

import rp2pio
from micropython import const

from boards.common.voice import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

# set pins, 1 [31] and set pins, 0 [31] (RP2040 data sheet, 3.4.12): a square wave in 64 steps.
_WAVE = array("H", [0xFF01, 0xFF00])
_STEPS = const(64)
_LOW = array("H", [0xE000])  # set pins, 0


class PioTones(Voice):
    """A square wave of 40 to 20000 hertz on `pin`."""

    def __init__(
        self, pin: "microcontroller.Pin", enable: "microcontroller.Pin | None" = None
    ) -> None:
        super().__init__(enable)
        self._machine = rp2pio.StateMachine(_WAVE, frequency=_STEPS * 440, first_set_pin=pin)
        self._sound(0)

    def _sound(self, hz: int) -> None:
        if hz:
            self._machine.frequency = _STEPS * hz
            self._machine.restart()
        else:
            self._machine.stop()
            self._machine.run(_LOW)
