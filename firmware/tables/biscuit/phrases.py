# SPDX-License-Identifier: MIT
"""A line about Elevensies at the Biscuit table, for messages, the log and choosing a place."""

from micropython import const

from firmware.tables.biscuit.strip import short
from firmware.ui.layout import columns

# In WHO_DRAWS of the words, after one, several, oneself, oneself and others.
_LIST = const(4)
_ALL = const(5)
_NOBODY = const(6)


def hit(event) -> list:
    """The seats that have drawn because of Elevensies."""
    return [seat for seat in range(8) if event[3] >> seat & 1]


def eleven(app, seat: int, seats: list) -> str:
    """Elevensies of a seat, and who draws, in one line and as many words as fit (BI-21)."""
    words = app.game_words()
    who = words.WHO_DRAWS
    if not seats:
        return words.ELEVEN % who[_NOBODY]
    if len(seats) > 1 and len(seats) == len(app.match.players) - 1:
        return words.ELEVEN % who[_ALL]
    own = 0
    names = []
    for one in seats:
        if app.own(one):
            own = 2
            names.insert(0, app.name(one).lower())
        else:
            names.append(app.name(one))
    draw = who[own + len(names) - 1]
    line = ""
    for letters in (8, 5):
        listed = short(names[0], letters)
        if len(names) > 1:
            listed = who[_LIST] % (listed, short(names[1], letters))
        for what in (draw % listed, listed):
            line = words.ELEVEN % what
            if len(line) + 2 <= columns(app.stage):
                return line
    return line
