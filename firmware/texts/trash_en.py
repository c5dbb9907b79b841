# SPDX-License-Identifier: MIT
"""The words of the Trash table while somebody chooses; trash_it.py has the same names.

All lines of the table are of 21 letters at most, those with a key's sign at the end of 19.
"""

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
TAKE_JACK = "Ⓐ %s for the jack ▲"
NO_DISCARDS = "No discards yet"

# The jack
JACK_WHERE = "Place the jack:"
JACK_HERE = "Ⓐ position %s  ◀▶▲▼"
