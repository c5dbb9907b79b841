# SPDX-License-Identifier: MIT
"""Which items of the table are lit, plain or dim (firmware/tables/casino/field.py)."""

from firmware.tables.casino.field import DIM, LIT, PLAIN, UNIT


def lit(items, cards, units) -> bytes:
    """These cards and the units of these values are lit."""
    return bytes([
        LIT if (item ^ UNIT in units if item & UNIT else item in cards) else PLAIN
        for item in items
    ])


def of_plan(items, plan) -> bytes:
    """What is chosen is lit, what can be added to it is plain, the rest is dim."""
    units = plan.shown()
    states = bytearray()
    known = {}  # cards of one rank are alike
    for item in items:
        if item & UNIT:
            value = item ^ UNIT
            states.append(LIT if value in units else PLAIN if plan.adds_unit(value) else DIM)
        elif item in plan.loose:
            states.append(LIT)
        else:
            if item >> 2 not in known:
                known[item >> 2] = PLAIN if plan.adds(item) else DIM
            states.append(known[item >> 2])
    return bytes(states)


def within_reach(items, states) -> list:
    """The numbers of the items that the cursor stops at: units may always be looked at."""
    return [at for at, state in enumerate(states) if state != DIM or items[at] & UNIT]
