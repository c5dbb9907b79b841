# SPDX-License-Identifier: MIT
"""Tones on a DAC pin with an amplifier that hisses unless it is off."""

from array import array

import audiocore
import audioio
import digitalio
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

# One soft wave (a rounded triangle) about the DAC's middle, in 16 samples of 16 bits.
_MIDDLE = const(0x8000)
_VOLUME = const(48)
_WAVE = b"\x00\x26\x47\x5c\x64\x5c\x47\x26"


class Tones:
    """One voice: a wave of 16 samples, made once and played at 16 times the tone's pitch."""

    def __init__(self, speaker: "microcontroller.Pin", enable: "microcontroller.Pin") -> None:
        wave = array("H")
        for sign in (1, -1):
            for height in _WAVE:
                wave.append(_MIDDLE + sign * height * _VOLUME)
        self._wave = audiocore.RawSample(wave, sample_rate=16 * 440)
        self._output = audioio.AudioOut(speaker)
        self._amplifier = digitalio.DigitalInOut(enable)
        self._amplifier.switch_to_output(value=False)
        self._hz = 0

    def tone(self, hz: int) -> None:
        """Sound `hz` (up to 20000) until told otherwise; 0 is silence, with the amplifier off."""
        if hz == self._hz:
            return
        self._hz = hz
        if hz == 0:
            self._amplifier.value = False
            self._output.stop()
            return
        self._wave.sample_rate = 16 * hz
        self._output.play(self._wave, loop=True)  # ends the tone before
        self._amplifier.value = True
