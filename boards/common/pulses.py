# SPDX-License-Identifier: MIT
"""Tones by a pulse train, for piezos and small speakers."""

import pwmio
from micropython import const

from boards.common.voice import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

_HALF = const(0x8000)


class PulseTones(Voice):
    """As many pulses a second as the tone's pitch, up to 20000, on `pin`."""

    def __init__(
        self, pin: "microcontroller.Pin", enable: "microcontroller.Pin | None" = None
    ) -> None:
        super().__init__(enable)
        self._output = pwmio.PWMOut(pin, frequency=440, variable_frequency=True)

    def _sound(self, hz: int) -> None:
        if hz:
            self._output.frequency = hz
        self._output.duty_cycle = _HALF if hz else 0
