# SPDX-License-Identifier: MIT
"""The small numbers of casino: verbs of moves, reasons of events, fields of a unit, options.

What runs on a handheld repeats the few it needs as `_NAME = const(n)`, as engine/cribbage/codes.py
explains.
"""

# Verbs: the first byte of a move. Loose cards follow in falling order of their codes; how they
# fall into groups is worked out from the value, since all ways to group them do the same.
CAPTURE = 0  # card, 1 with the unit of its value, loose cards
BUILD = 1  # card, value, 0, loose cards: one group
CALL = 2  # card, value, 1 where a unit of that value is merged, loose cards: several groups
RAISE = 3  # card, new value, 1 where a unit of the new value is merged, old value, loose cards
TRAIL = 4  # card

# Reasons of events.
CARDS = 0
SPADES = 1
BIG = 2
LITTLE = 3
ACE = 4
SWEEP = 5
CAPTURES = 6
BUILDS = 7
RAISES = 8
CALLS = 9
TRAILS = 10
LEFTOVERS = 11

# Fields of a unit, a list.
VALUE = 0
OWNER = 1
NEW = 2  # whether its owner has not moved since
GROUPS = 3

# Options, by place.
MUST = 0  # capture: free, must
COURT = 1  # court: one, all
TRAILING = 2  # trailing: always, next
SWEEPS = 3  # sweeps: 0, 1
COUNT = 4  # finish: round, count
PARTNERS = 5  # partners: false, true

HIGHEST = 10  # value of a unit (CA-09)
GOAL = 21
