# SPDX-License-Identifier: MIT
"""The words of the cribbage table; cribbage_it.py has the same names."""

# Scores, by code of the reason: the whole word, then the short one for a preview
REASONS = (
    "His heels", "Fifteen", "Thirty-one", "Pair", "Three alike", "Four alike", "Run",
    "Go: no card fits", "Last card", "Flush", "His nobs", "Passo", "",
)
SHORT = (
    "heels", "fifteen", "thirty-one", "pair", "three", "four", "run",
    "go", "last", "flush", "nobs", "passo", "",
)

# Crib
CRIB = "Crib"
CRIB_MINE = "yours"
YOUR_CRIB = "Your crib"
CRIB_OF = "Crib: %s"

# First dealer
CUT_FIRST = "The lowest card deals"
CUT_FIRST_KEYS = "◀ ▶ choose   Ⓐ cut"
CUT_FIRST_NAME = "%s: ◀ ▶  Ⓐ cut"
CUT_CARD = "%s: %s"
YOU_DEAL = "You deal"
DEALS = "%s deals"
TIE = "A tie: cut again"

# Discards
DISCARD = "Two cards to the crib"
DISCARD_PICK = "◀ ▶ choose   Ⓐ take"
DISCARD_BACK = "◀ ▶ choose   Ⓐ put back"
DISCARD_SURE = "Lay these two away?"
DISCARD_UP = "▲ confirm   Ⓐ put back"
DISCARD_NOW = "Ⓐ confirm   ▼ go back"
DISCARD_FULL = "There are two already"
KEPT = "Points kept: %d"
CONFIRM = "Confirm"

# Cut
CUT = "Cut the pack:"
CUT_KEYS = "◀ ▶ choose   Ⓐ cut"
TURNED = "Starter: %s"

# Play
COUNT = "Count"
LAID = "%s: %s makes %d"
MAKES = "Ⓐ %s makes %d"
PASSO = "%s: Passo (go)"
THINKS = "%s is thinking…"
THINKING = "Thinking…"

# Counting the hands
YOUR_HAND = "Your hand"
HAND_OF = "%s's hand"
NO_POINTS = "No points"
NOT_COUNTED = "Not counted: it is over"

# Log
DISCARDED = "%s: discards %s"
TWO_HIDDEN = "two"
HAND_POINTS = "%s: %d"

# End
SKUNK = "Skunk: below 91!"
DOUBLE_SKUNK = "Double skunk: below 61!"
