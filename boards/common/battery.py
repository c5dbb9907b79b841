# SPDX-License-Identifier: MIT
"""The battery's voltage by an analog pin."""

import analogio
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

_READS = const(8)


class Battery:
    """`pin` sees one part in `divider` of the voltage, measured against 3.3 V."""

    def __init__(self, pin: "microcontroller.Pin", divider: int) -> None:
        self._input = analogio.AnalogIn(pin)
        self._full = 3300 * divider

    def millivolts(self) -> int:
        """The mean of eight reads: a single one is off by some 50 mV."""
        total = 0
        for _ in range(_READS):
            total += self._input.value
        return total // _READS * self._full // 65536
