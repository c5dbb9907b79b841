# SPDX-License-Identifier: MIT
"""A key on each pin, on CircuitPython."""

import keypad

from boards.common.keys import Keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import microcontroller


def pin_keys(*keys: "tuple[microcontroller.Pin, int]") -> Keys:
    """Keys that pull their pins low: each with its mask."""
    scanner = keypad.Keys([pin for pin, _ in keys], value_when_pressed=False)
    return Keys(scanner, bytes([mask for _, mask in keys]))
