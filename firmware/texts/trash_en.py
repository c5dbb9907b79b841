# SPDX-License-Identifier: MIT
"""The words of the Trash table; trash_it.py has the same names."""

# Size of layouts
CARD = "1 card"
CARDS = "%d cards"

# Whose turn it is
YOUR_TURN = "Your turn"
TURN = "%s to play"
THINKS = "%s thinks…"
THINKING = "Thinking…"

# Stock or discards
DRAW = "Ⓐ draw from the stock"
DRAW_OR = "Ⓐ draw   ▼ discards"
TAKE = "Ⓐ take %s  ▲ stock"
TAKE_JACK = "Ⓐ %s for the jack  ▲"
NO_DISCARDS = "No discards yet"

# The jack
JACK_WHERE = "Where does the jack go?"
JACK_HERE = "Ⓐ on position %s  ◀▶▲▼"

# What happens
DRAWN = "%s: %s from stock"
TAKEN = "%s: %s from pile"
PLACED = "%s: %s in place"
JACK_PLACED = "%s: jack on %s"
UNDER = "Under it lies %s"
FREED = "The jack comes free"
JACK_FREE = "A jack can go anywhere"
DISCARDED = "%s: discards %s"
COURT = "Queens, kings: no place"
BEYOND = "The layout ends at %s"
FILLED = "Position %s is filled"
RESHUFFLED = "The stock has run out:"
RESHUFFLED_WHAT = "discards are shuffled"

# End of a hand
YOU_WIN_HAND = "You win the hand!"
WINS_HAND = "%s wins the hand!"
YOU_WIN_MATCH = "You win the match!"
WINS_MATCH = "%s wins the match!"
ALSO = "%s: layout complete!"
SHRINKS = "%s: now %s"
LAST_CHANCE = "The others get one turn"
LAST_CARD = "It was the last card!"
NEW_HAND = "A new hand: good luck!"

# Log
FROM_STOCK = "stock"
FROM_DISCARDS = "discards"
DISCARD = "discard %s"

# End of the match
RESULT = "Cards left: 0 wins"
