# SPDX-License-Identifier: MIT
"""CircuitPython's `audiocore`: a wave in memory."""

from array import array

from host_sim.strict import Strict, unknown

__getattr__ = unknown("audiocore")


class RawSample(Strict):
    """One wave. `sample_rate` in hertz counts from the next `play` on."""

    __slots__ = ("_length", "sample_rate")

    def __init__(self, buffer: array | bytearray, *, sample_rate: int = 8000) -> None:
        code = "B" if isinstance(buffer, bytearray) else memoryview(buffer).format
        if code not in ("b", "B", "h", "H"):
            raise ValueError("buffer must be a bytearray or array of type 'h', 'H', 'b', or 'B'")
        self._length = len(buffer)
        self.sample_rate = sample_rate
