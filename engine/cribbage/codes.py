# SPDX-License-Identifier: MIT
"""The small numbers of cribbage: verbs of moves, phases of a deal, reasons and phases of events.

What runs on a handheld repeats the few it needs as `_NAME = const(n)`, which the compiler folds
away: measured, the engine and its players then need 7 KB less of a 64-bit heap than by importing
them from here. tests/engine/desktop/test_codes.py holds the copies to these.
"""

# Verbs: the first byte of a move.
CUT = 0  # then the depth
DISCARD = 1  # then two cards, the lower code first
PLAY = 2  # then the card
DEAL = 3

# Phases of the position.
FIRST = 0  # cutting for the first deal
DISCARDING = 1
CUTTING = 2  # for the starter
PLAYING = 3
SHOW = 4  # counted; the next dealer deals

# Reasons of events.
HEELS = 0
FIFTEEN = 1
THIRTYONE = 2
PAIR = 3
TRIPLET = 4
QUARTET = 5
RUN = 6
GO = 7
LAST = 8
FLUSH = 9
NOBS = 10
PASSO = 11
RESET = 12

# Phases of events: where a score was made.
AT_CUT = 0
AT_PLAY = 1
AT_HAND = 2
AT_CRIB = 3

GOAL = 121
LIMIT = 31  # the count of the play may not pass it
SHALLOWEST = 4  # depths of the starter's cut (CR-04)
DEEPEST = 36
