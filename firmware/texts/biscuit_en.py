# SPDX-License-Identifier: MIT
"""The words of the Biscuit table; biscuit_it.py has the same names."""

# Scores, by the code of the reason; for the preview in two lengths
REASONS = (
    "", "Hot biscuit", "Hot cross biscuit", "Biscuit", "", "", "", "", "", "", "",
)
STRAIGHT = "Straight of %d"
LONG = ("straight %d", "hot %d", "hot cross %d", "biscuit %d")
SHORT = ("str.%d", "hot%d", "cross%d", "bisc.%d")
OPENS = "A cross line is open"
OPENS_LINE = "opens a line"
OPENS_SHORT = "opens"

# What happens
PLACED = "%s: %s"
INITIAL = "It begins with %s"
DRAWS = "%s draws"
YOU_DRAW = "You draw"
PASSES = "%s passes"
YOU_PASS = "You pass"
YOU_DRAW_PASS = "You draw and pass"
DRAWS_PASSES = "%s draws, passes"
YOU_DREW = "You draw %s"
DOES_NOT_FIT = "It does not fit: pass"
OUT = "%s is out"
YOU_OUT = "You are out!"
LEFT_TO = "Left to %s"
LEFT_TO_YOU = "Left to you"
STALE = "Nobody can play any more"
STALE_WHY = "The hand ends like this"
ELEVEN = "Eleven: %s"
ONE_DRAWS = "%s draws"
MORE_DRAW = "%s draw"
YOU_ALONE_DRAW = "%s draw"
YOU_AND_MORE_DRAW = "%s draw"
AND = "%s, %s"
OTHERS_DRAW = "all others draw"
NOBODY_DRAWS = "pile empty"
THINKS = "%s is thinking…"
THINKING = "Thinking…"

# What can be done
PICK = "Ⓐ %s: %s"
PLACES = "%d places"
ONE_PLACE = "one place"
UP_TO = "up to +%d"
NO_POINTS = "no points"
GOES_OUT = "The last one: you go out!"
SPOT_KEYS = "◀▶ elsewhere   Ⓑ back"
SPOT_KEY = "Ⓑ back to the cards"
NOTHING_FITS = "None of your cards fits"
DRAW_KEY = "Ⓐ draw from the pile"
NOTHING_LEFT = "Nothing to be played"
PASS_KEY = "Ⓐ pass"
DRAWN = "You drew %s"
KEEP_KEY = "Ⓐ keep it in your hand"
KEEP = "Keep"
PASS = "Pass"

# The whole table
LOOKING = "The cards played"
LOOK_KEYS = "◀▶▲▼  Ⓑ back"

# End of a hand
STALE_TITLE = "Hand over"
OUT_POINTS = "Going out"
GOAL = "Played to %d"
ONE_HAND = "One hand only"
