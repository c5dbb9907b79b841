# SPDX-License-Identifier: MIT
"""What the choosers of the Biscuit table have in common.

A module each: pick.py (a card), spot.py (its place), look.py (at the whole board); only one is in
memory. Its class Chooser has show(view, card), press(key), tap(x, y) and lines() -> both message
lines; press and tap return a move (bytes), a card to find a place for (an int), one of the
numbers below, or None.
"""

BACK = -1  # to the cards in hand
LOOK = -2
