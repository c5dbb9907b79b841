# SPDX-License-Identifier: MIT
"""Tones on a DAC pin."""

from array import array

import audiocore
import audioio
from micropython import const

from boards.common.voice import Voice

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

# One soft wave (a rounded triangle) about the DAC's middle, in 16 samples of 16 bits.
_MIDDLE = const(0x8000)
_VOLUME = const(48)
_WAVE = b"\x00\x26\x47\x5c\x64\x5c\x47\x26"


class Tones(Voice):
    """A wave of 16 samples, made once and played at 16 times the tone's pitch (up to 20000)."""

    def __init__(self, speaker: "microcontroller.Pin", enable: "microcontroller.Pin") -> None:
        super().__init__(enable)
        wave = array("H")
        for sign in (1, -1):
            for height in _WAVE:
                wave.append(_MIDDLE + sign * height * _VOLUME)
        self._wave = audiocore.RawSample(wave, sample_rate=16 * 440)
        self._output = audioio.AudioOut(speaker)

    def _sound(self, hz: int) -> None:
        if hz == 0:
            self._output.stop()
            return
        self._wave.sample_rate = 16 * hz
        self._output.play(self._wave, loop=True)  # ends the tone before
