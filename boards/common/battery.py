# SPDX-License-Identifier: MIT
"""The battery's voltage by an analog pin."""

import analogio
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

_READS = const(8)


class Battery:
    """A divider by two on `pin`, measured against 3.3 V."""

    def __init__(self, pin: "microcontroller.Pin") -> None:
        self._input = analogio.AnalogIn(pin)

    def millivolts(self) -> int:
        """The mean of eight reads: a single one is off by some 50 mV."""
        total = 0
        for _ in range(_READS):
            total += self._input.value
        return total // _READS * 6600 // 65536
