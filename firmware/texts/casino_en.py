# SPDX-License-Identifier: MIT
"""The words of the casino table; casino_it.py has the same names."""

# What a card does, by verb: capture, build, call, raise; groups follow
DO = ("Take %d: ", "Build %d: ", "Call %d: ", "Raise to %d: ")
TAKE_COURT = "Take %s"
TAKE_UNIT = ("Take the build of %d", "Take the call of %d")
TRAIL = "Trail %s"
UNITS = ("build", "call")
CARDS = "%d cards"
ACE = ("1 ace", "%d aces")
SPADES = ("1 spade", "%d spades")

# What comes of it
LATER = "to take later with %s"
STAYS = "it stays on the table"

# Where the choice is no move yet
NOT_YET = "%s: not enough"
ADD_MORE = "add more, or take away"
CHOOSE_CARDS = "Choose on the table"
OWN_UNIT = "You own one: no trailing"
MUST_TAKE = "Who can take, must take"

# Keys beside the hand
HAND_KEYS = ("Ⓐ choose",)
BAR_KEYS = ("Ⓐ play", "▲ change")
ADD = "Ⓐ add"
REMOVE = "Ⓐ remove"
CANNOT = "not now"
DOWN = "▼ done"

# Pack
PACK = "Pack %d"
LAST = "Last deal"

# What a seat did, by event: takes, builds, raises, calls, trails; to you, about another
DONE = (
    ("You take with %s", "%s takes with %s"),
    ("You build %d", "%s builds %d"),
    ("You raise to %d", "%s raises to %d"),
    ("You call %d", "%s calls %d"),
    ("You trail %s", "%s trails %s"),
)
DEALS = ("You deal", "%s deals")
SWEPT = ("Your sweep! +1", "A sweep for %s! +1")
LEFTOVERS = ("The rest is yours", "The rest goes to %s")
NEW_CARDS = "Four more cards each"
LAST_CARDS = "The last cards!"
PACK_EMPTY = "The pack is empty"
THINKS = "%s is thinking…"
THINKING = "Thinking…"

# The count
COUNT = "The round is counted"
SHORT_CARDS = "Cards"
SHORT_SPADES = "Spades"
ACES = "Aces"
SWEEPS = "Sweeps"
ROUND = "Round"
TOTAL = "Total"
REASONS = (
    "most cards", "most spades", "big casino 10♦", "little casino 2♠", "ace", "sweep",
)
