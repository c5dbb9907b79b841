# SPDX-License-Identifier: MIT
"""The words of the Trash table; trash_it.py has the same names.

A line has 21 letters at most, the second of two with a key's sign at its end 19.
"""

from firmware.texts.lookup import found

WORDS = (
    # Size of layouts
    "\nCARD = 1 card\n"
    "CARDS = %d cards\n"
    # Whose turn it is
    "YOUR_TURN = Your turn\n"
    "TURN = %s to play\n"
    "THINKS = %s thinks…\n"
    "THINKING = Thinking…\n"
    # Stock or discards
    "DRAW = Ⓐ draw from the stock\n"
    "DRAW_OR = Ⓐ draw   ▼ discards\n"
    "TAKE = Ⓐ take %s  ▲ stock\n"
    "TAKE_JACK = Ⓐ %s for the jack ▲\n"
    "NO_DISCARDS = No discards yet\n"
    # The jack
    "JACK_WHERE = Place the jack:\n"
    "JACK_HERE = Ⓐ position %s  ◀▶▲▼\n",
    # What happens
    "\nDRAWN = %s: drew %s\n"
    "TAKEN = %s: took %s\n"
    "PLACED = %s: placed %s\n"
    "JACK_PLACED = %s: jack → %s\n"
    "UNDER = Under it lies %s\n"
    "FREED = The jack comes free\n"
    "JACK_FREE = Jacks go anywhere\n"
    "DISCARDED = %s: discard %s\n"
    "COURT = Never has a place\n"
    "BEYOND = Layout ends at %s\n"
    "FILLED = Position %s filled\n"
    "RESHUFFLED = The stock ran out:\n"
    "RESHUFFLED_WHAT = discards shuffled\n"
    # End of a hand
    "YOU_WIN_HAND = You win the hand!\n"
    "WINS_HAND = %s: hand won!\n"
    "YOU_WIN_MATCH = You win the match!\n"
    "WINS_MATCH = %s has won!\n"
    "ALSO = %s: complete!\n"
    "SHRINKS = %s → %s\n"
    "LAST_CHANCE = One turn for others\n"
    "LAST_CARD = The last card!\n"
    "NEW_HAND = A new hand begins\n"
    # Log
    "FROM_STOCK = stock\n"
    "FROM_DISCARDS = discards\n"
    "DISCARD = discard %s\n"
    # End of the match
    "RESULT = Cards left: 0 wins\n",
)


def __getattr__(name):
    return found(WORDS, name)
