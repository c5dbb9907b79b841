# SPDX-License-Identifier: MIT
"""The words of the Biscuit table for lines of 21 letters, where the others are longer."""

REASONS = ("Straight of %d", "Hot biscuit", "Hot cross", "Biscuit")
LONG = ("straight %d", "hot %d", "cross %d", "bisc. %d")
SHORT = ("str%d", "hot%d", "cr.%d", "b.%d")
OPENS = ("A line is open", "opens line", "opens")
DRAWS_PASSES = ("%s: draw, pass", "You draw and pass")
DREW = ("You draw %s", "No place: pass")
LEFT_TO = ("Left: %s", "Left to you")
STALE = ("Nobody can play", "The hand ends here", "Hand over")
ELEVEN = "11: %s"
PICK = "Ⓐ %s %s"
PLACES = ("one spot", "%d spots")
UP_TO = "max %d"
GOES_OUT = "Last card: go out!"
NOTHING_FITS = ("No card fits", "Ⓐ draw from the pile")
DRAWN = ("You drew %s", "Ⓐ keep it")
