# SPDX-License-Identifier: MIT
"""Tones for amplifiers that take sound as numbers (I2S)."""

from array import array

import audiobusio
import audiocore
from micropython import const

from boards.common.voice import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

# Such amplifiers know a few rates only (Maxim's data sheet of the MAX98357A: 8, 16, 32 kHz and
# more), so a tone is a wave of as many samples as its pitch wants.
_RATE = const(32000)
_LOUD = const(4000)  # of 32767


class BusTones(Voice):
    """Each tone, 40 to 8000, makes its wave anew: up to a few hundred bytes."""

    def __init__(
        self,
        bit_clock: "microcontroller.Pin",
        word_select: "microcontroller.Pin",
        data: "microcontroller.Pin",
    ) -> None:
        super().__init__()
        self._output = audiobusio.I2SOut(bit_clock, word_select, data)

    def _sound(self, hz: int) -> None:
        if hz == 0:
            self._output.stop()
            return
        length = (_RATE + hz // 2) // hz
        # Up and down in straight lines: softer than a square, and no table is needed.
        half = length // 2
        wave = array("h", [0]) * length
        for n in range(length):
            rise = n if n < half else length - n
            wave[n] = 2 * _LOUD * rise // half - _LOUD
        self._output.play(audiocore.RawSample(wave, sample_rate=_RATE), loop=True)
