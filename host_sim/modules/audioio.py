# SPDX-License-Identifier: MIT
"""CircuitPython's `audioio`: the DAC to the speaker."""

from audiocore import RawSample

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, kind, unknown

__getattr__ = unknown("audioio")

_FASTEST = 1_000_000  # samples a second on a SAMD51 (audioio/AudioOut.c)


class AudioOut(Strict):
    """Plays waves until told to stop."""

    __slots__ = ()

    def __init__(self, left_channel: Pin) -> None:
        machine = powered.machine()
        machine.wires.claim(left_channel, "left_channel")
        name = machine.profile.SPEAKER
        if left_channel is not machine.pins[name]:
            raise ValueError(f"{left_channel.name} has no speaker: it is on board.{name}.")

    def play(self, sample: RawSample, *, loop: bool = False) -> None:
        """Start a wave at its present sample rate. Only loops are modelled: they are tones."""
        kind(sample, RawSample, "sample")
        if not loop:
            raise NotImplementedError("Only play(sample, loop=True) is modelled.")
        rate = sample.sample_rate
        if not 1 <= rate <= _FASTEST:
            raise ValueError(f"sample_rate must be 1-{_FASTEST}, not {rate}")
        powered.machine().speaker.wave_hz = round(rate / sample._length)

    def stop(self) -> None:
        """Fall silent."""
        powered.machine().speaker.wave_hz = 0
