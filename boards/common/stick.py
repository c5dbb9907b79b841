# SPDX-License-Identifier: MIT
"""An analog stick as four keys."""

import analogio
from micropython import const

from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller

    from boards.common.keys import Keys

# Of 65536, with the stick at rest about 32768: it is pushed beyond the outer two, and at rest
# again within the inner two, so that a trembling thumb makes one press.
_LOW, _HIGH = const(15000), const(50000)
_INNER_LOW, _INNER_HIGH = const(22000), const(43000)


class StickKeys:
    """Keys, and a stick whose `x` is low on the left and `y` low at the top.

    The stick is read whenever the next event is asked for: a push shorter than a frame is lost.
    """

    def __init__(
        self, keys: "Keys", x: "microcontroller.Pin", y: "microcontroller.Pin"
    ) -> None:
        self._keys = keys
        self._axes = ((analogio.AnalogIn(x), LEFT, RIGHT), (analogio.AnalogIn(y), UP, DOWN))
        self._held = 0

    def key(self) -> int:
        """The next event: the mask of a key pressed, minus the mask of one released, or 0."""
        for axis, low, high in self._axes:
            held = self._held & (low | high)
            end = _end(axis.value, held, low, high)
            if held and held != end:
                self._held ^= held
                return -held
            if end and end != held:
                self._held |= end
                return end
        return self._keys.key()


def _end(value: int, held: int, low: int, high: int) -> int:
    """The mask of the end that an axis is pushed to, 0 at rest."""
    if value < (_INNER_LOW if held == low else _LOW):
        return low
    if value > (_INNER_HIGH if held == high else _HIGH):
        return high
    return 0
