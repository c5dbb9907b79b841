# SPDX-License-Identifier: MIT
"""The words of what happens at the Trash table, in memory while it is told."""

DRAWN = "%s: drew %s"
TAKEN = "%s: took %s"
PLACED = "%s: placed %s"
JACK_PLACED = "%s: jack → %s"
UNDER = "Under it lies %s"
FREED = "The jack comes free"
JACK_FREE = "Jacks go anywhere"
DISCARDED = "%s: discard %s"
COURT = "Never has a place"
BEYOND = "Layout ends at %s"
FILLED = "Position %s filled"
RESHUFFLED = "The stock ran out:"
RESHUFFLED_WHAT = "discards shuffled"

# End of a hand
YOU_WIN_HAND = "You win the hand!"
WINS_HAND = "%s: hand won!"
YOU_WIN_MATCH = "You win the match!"
WINS_MATCH = "%s has won!"
ALSO = "%s: complete!"
SHRINKS = "%s → %s"
LAST_CHANCE = "One turn for others"
LAST_CARD = "The last card!"
NEW_HAND = "A new hand begins"

# Log
FROM_STOCK = "stock"
FROM_DISCARDS = "discards"
DISCARD = "discard %s"

# End of the match
RESULT = "Cards left: 0 wins"
