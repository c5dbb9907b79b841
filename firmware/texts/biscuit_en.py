# SPDX-License-Identifier: MIT
"""The words of the Biscuit table; biscuit_it.py has the same names.

Of two sentences the first is about others, the second about the one who looks.
"""

# Scores, by the code of the reason; for the preview in two lengths
REASONS = ("Straight of %d", "Hot biscuit", "Hot cross biscuit", "Biscuit")
LONG = ("straight %d", "hot %d", "hot cross %d", "biscuit %d")
SHORT = ("str.%d", "hot%d", "cross%d", "bisc.%d")
OPENS = ("A cross line is open", "opens a line", "opens")

# What happens
PLACED = "%s: %s"
INITIAL = "It begins with %s"
DRAWS = ("%s draws", "You draw")
PASSES = ("%s passes", "You pass")
DRAWS_PASSES = ("%s draws, passes", "You draw and pass")
DREW = ("You draw %s", "It does not fit: pass")
OUT = ("%s is out", "You are out!")
LEFT_TO = ("Left to %s", "Left to you")
STALE = ("Nobody can play any more", "The hand ends like this", "Hand over")
# Who draws: one, several, the one who looks, that one and others; then the list, all, nobody
ELEVEN = "Eleven: %s"
WHO_DRAWS = (
    "%s draws", "%s draw", "%s draw", "%s draw", "%s, %s", "all others draw", "pile empty",
)
THINKS = "%s is thinking…"
THINKING = "Thinking…"

# What can be done
PICK = "Ⓐ %s: %s"
PLACES = ("one place", "%d places")
UP_TO = "up to +%d"
NO_POINTS = "no points"
GOES_OUT = "The last one: you go out!"
SPOT_KEYS = ("Ⓑ back to the cards", "◀▶ elsewhere   Ⓑ back")
NOTHING_FITS = ("None of your cards fits", "Ⓐ draw from the pile")
NOTHING_LEFT = ("Nothing to be played", "Ⓐ pass")
DRAWN = ("You drew %s", "Ⓐ keep it in your hand")
BUTTONS = ("Pass", "Keep")

# The whole table
LOOKING = ("The cards played", "◀▶▲▼  Ⓑ back")

# End of a hand
OUT_POINTS = "Going out"
GOAL = ("One hand only", "Played to %d")
