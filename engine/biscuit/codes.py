# SPDX-License-Identifier: MIT
"""The small numbers of Biscuit: verbs of moves, reasons of events, options.

What runs on a handheld repeats the few it needs as `_NAME = const(n)`, which the compiler folds
away; tests/engine/desktop/test_biscuit_codes.py holds the copies to these.
"""

# Verbs: the first byte of a move.
PLACE = 0  # card, x + ORIGIN, y + ORIGIN
DRAW = 1
PASS = 2
ORIGIN = 64  # what is added to a coordinate to make it a byte

# Reasons of events.
STRAIGHT = 0
HOT = 1
HOTCROSS = 2
BISCUIT = 3
OUT = 4
BONUS = 5
ELEVEN = 6
OPENS = 7
DRAWS = 8
PASSES = 9
STALE = 10

# Options, by place.
DECK = 0  # basic, excuse, pawns, pawns+excuse, courts, courts+excuse
ELEVENSIES = 1  # fewest, left
DRAWN = 2  # optional, forced
PARTNERS = 3  # false, true
TARGET = 4  # 60, 0 (a single hand), 40, 80, 120
TIE = 5  # draw, again (one more hand)
OPTIONS = 6  # how many there are

# Values of the option deck from which on the deck has these cards; odd values have the Excuse.
PAWNS = 2
COURTS = 4
