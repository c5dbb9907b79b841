# SPDX-License-Identifier: MIT
"""CircuitPython's `audioio`: the DAC to the speaker."""

from audiocore import _Output

from host_sim.parts.pins import Pin
from host_sim.strict import unknown

__getattr__ = unknown("audioio")


class AudioOut(_Output):
    """Plays waves until told to stop."""

    __slots__ = ()

    def __init__(self, left_channel: Pin) -> None:
        self._connect(left_channel=left_channel)
