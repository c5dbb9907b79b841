# SPDX-License-Identifier: MIT
"""One voice: what all ways to sound a tone have in common."""

import digitalio

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller


class Voice:
    """Sounds one tone at a time; a subclass says how. An amplifier that hisses while it is on is
    on only while something sounds: `enable` is its pin."""

    def __init__(self, enable: "microcontroller.Pin | None" = None) -> None:
        self._hz = 0
        self._amplifier = None
        if enable is not None:
            self._amplifier = digitalio.DigitalInOut(enable)
            self._amplifier.switch_to_output(value=False)

    def tone(self, hz: int) -> None:
        """Sound `hz` until told otherwise; 0 is silence."""
        if hz == self._hz:
            return
        self._hz = hz
        if self._amplifier and not hz:
            self._amplifier.value = False
        self._sound(hz)
        if self._amplifier and hz:
            self._amplifier.value = True

    def _sound(self, hz: int) -> None:
        """Begin a tone in place of the one before, or end it (0)."""
        raise NotImplementedError
