# SPDX-License-Identifier: MIT
"""The small numbers of Trash: verbs of moves and reasons of events.

What runs on a handheld repeats the few it needs as `_NAME = const(n)`, as engine/cribbage/codes.py
explains.
"""

# Verbs: the first byte of a move.
STOCK = 0
DISCARD = 1
JACK = 2  # then the position, from 1

# Reasons of events.
PLACES = 0
DISCARDS = 1
RESHUFFLES = 2
WINS = 3
SHRINKS = 4

FULL = 10  # positions of a layout at the start of a match
