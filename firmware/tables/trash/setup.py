# SPDX-License-Identifier: MIT
"""Trash has no editions; all options are for any number of seats (firmware/options.py)."""

_PACKS = 0

PRESETS = ()


def offered(option: int, seats: int) -> bool:
    """Whether an option makes sense for so many seats."""
    return True


def fits(option: int, value: int, seats: int) -> bool:
    """Whether a value can be played: with too few packs nobody might be able to go on (TR-14)."""
    return option != _PACKS or not value or value >= (seats + 1) // 2
