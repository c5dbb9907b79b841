# SPDX-License-Identifier: MIT
"""The editions of Biscuit, and which options are for how many seats (firmware/options.py)."""

from micropython import const

from engine.games import EDITIONS

# As in engine/biscuit/codes.py.
_ELEVENSIES = const(1)
_PARTNERS = const(3)
_FOUR = const(4)

# Deck, Elevensies, drawn card: the basic deck, then the Italian and the English edition (BI-01).
PRESETS = (bytes(3),) + tuple([edition[2] for edition in EDITIONS if edition[0] == "biscuit"])


def offered(option: int, seats: int) -> bool:
    """Whether an option makes sense for so many seats."""
    return seats == _FOUR or option not in (_ELEVENSIES, _PARTNERS)
