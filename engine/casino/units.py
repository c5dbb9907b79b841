# SPDX-License-Identifier: MIT
"""What happens to builds and calls: of Rules and of whatever looks ahead with the same names."""

from micropython import const

from engine.casino.legality import unit_of

# As in codes.py.
_OWNER = const(1)
_GROUPS = const(3)


def age(position, seat: int) -> None:
    """The units of a seat that moves are no longer new; the list of units becomes a fresh one."""
    position.units = [
        [unit[0], seat, 0, unit[_GROUPS]] if unit[_OWNER] == seat else unit
        for unit in position.units
    ]


def without(position, total: int) -> list:
    """Take the unit of a value away, if there is one, and return its groups."""
    unit = unit_of(position, total)
    if not unit:
        return []
    position.units.remove(unit)
    return unit[_GROUPS]
