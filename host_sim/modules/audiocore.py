# SPDX-License-Identifier: MIT
"""CircuitPython's `audiocore`: a wave in memory, and what plays it in the other audio modules."""

from array import array

from host_sim import powered
from host_sim.parts.pins import Pin
from host_sim.strict import Strict, kind, unknown

__getattr__ = unknown("audiocore")

_FASTEST = 1_000_000  # samples a second on a SAMD51 (audioio/AudioOut.c)


class RawSample(Strict):
    """One wave. `sample_rate` in hertz counts from the next `play` on."""

    __slots__ = ("_length", "sample_rate")

    def __init__(self, buffer: array | bytearray, *, sample_rate: int = 8000) -> None:
        code = "B" if isinstance(buffer, bytearray) else memoryview(buffer).format
        if code not in ("b", "B", "h", "H"):
            raise ValueError("buffer must be a bytearray or array of type 'h', 'H', 'b', or 'B'")
        self._length = len(buffer)
        self.sample_rate = sample_rate


class _Output(Strict):
    """Plays waves until told to stop. A subclass says which pins it takes."""

    __slots__ = ("_speaker",)

    def _connect(self, **pins: Pin) -> None:
        machine = powered.machine()
        taken = tuple(machine.wires.claim(pin, name) for name, pin in pins.items())
        self._speaker = machine.wires.sounders.get(taken)
        if self._speaker is None:
            there = [", ".join(pin.name for pin in known) for known in machine.wires.sounders]
            raise ValueError(
                f"{', '.join(pin.name for pin in taken)}: no speaker takes waves there, "
                f"but on {' or '.join(there) or 'no pin'}."
            )

    def play(self, sample: RawSample, *, loop: bool = False) -> None:
        """Start a wave at its present sample rate. Only loops are modelled: they are tones."""
        kind(sample, RawSample, "sample")
        if not loop:
            raise NotImplementedError("Only play(sample, loop=True) is modelled.")
        rate = sample.sample_rate
        if not 1 <= rate <= _FASTEST:
            raise ValueError(f"sample_rate must be 1-{_FASTEST}, not {rate}")
        self._speaker.wave_hz = round(rate / sample._length)

    def stop(self) -> None:
        """Fall silent."""
        self._speaker.wave_hz = 0
