# SPDX-License-Identifier: MIT
"""Names of seats where there is little room."""

from micropython import const

_SHORT = const(3)  # letters of a name that need not be shortened


def short(app, seat: int) -> str:
    """A seat in three letters: a short name, or its first letter and the seat's number."""
    name = app.name(seat)
    return name if len(name) <= _SHORT else name[0] + str(seat + 1)
