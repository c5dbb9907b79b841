# SPDX-License-Identifier: MIT
"""Which options of casino are for how many seats (firmware/options.py)."""

from micropython import const

PRESETS = ()
_PARTNERS = const(5)  # as in engine/casino/codes.py
_FOUR = const(4)


def offered(option: int, seats: int) -> bool:
    """Whether an option makes sense for so many seats: four play with partners (CA-31)."""
    return option != _PARTNERS or seats == _FOUR
