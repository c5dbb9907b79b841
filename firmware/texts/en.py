# SPDX-License-Identifier: MIT
"""The words of every page that belongs to no game; it.py has the same names."""

LANGUAGES = ("Italiano", "English")
GAMES = {
    "cribbage": "Cribbage",
    "casino": "Casino",
    "trash": "Trash",
    "biscuit": "Biscuit",
}

# Keys
CHOOSE = "Choose"
BACK = "Back"
CHANGE = "Change"
READ = "Read"
GO_ON = "Go on"
START = "Start"
RESET = "Reset"
WRITE = "Write"
DONE = "Done"
YES = "Yes"
NO = "No"

# First start
WELCOME = "Lingua · Language"
OK = "OK"

# Menu
CONTINUE = "Continue"
NEW_GAME = "New match"
SETTINGS = "Settings"
STATISTICS = "Statistics"
RULES = "Rules"
MATCH_KEPT = "A match has already begun. If you start another, this one is lost."

# Set-up
SEATS = "Players"
SEAT = "Seat %d"
PERSON = "Person"
COMPUTER = "Computer"
LEVEL = "Level"
LEVELS = ("Easy", "Medium", "Hard")
NAME = "Name"
ONE_PERSON = "At least one seat must be a person's."
OPTIONS = "Variants"
EDITION = "Edition"
OWN_EDITION = "Your own"
OWN_EDITION_WHAT = "Your own choice: none of the known editions."

# Names of seats
YOU = "You"
PERSON_NUMBER = "Player %d"
COMPUTER_NUMBER = "Comput.%d"

# Settings
LANGUAGE = "Language"
SPEED = "Computer"
SPEEDS = ("Slow", "Normal", "Fast", "In steps")
SOUND = "Sound"
BRIGHTNESS = "Brightness"
FOUR_COLOURS = "Four colours"
LIGHTS = "Lights"
SETTINGS_UNREADABLE = "The saved settings cannot be read any more: the first ones hold again."

# Statistics
LEVELS_SHORT = ("Easy", "Med.", "Hard")
PLAYED = "Played"
WON = "Won"
SKUNKS = "Skunks"
SKUNKED = "Skunked"
DOUBLE = "  double"
RESET_ALL = "Reset all statistics? This cannot be undone."
STATISTICS_UNREADABLE = "The saved statistics cannot be read any more: they start from zero."

# Trouble
CRASH = "Error"
CRASH_TEXT = (
    "The game stopped because of an error. The match is safe up to the last move confirmed."
)
LOW_MEMORY = "Low memory"
LOW_MEMORY_TEXT = (
    "There is not enough memory for this page. The match is safe: switch off and on again, "
    "and continue."
)
TO_MENU = "To the menu"
MATCH_UNREADABLE = "The saved match cannot be read any more: please start a new one."
TROUBLES = {
    "broken": "A part of what was saved was damaged and has been left aside.",
    "full": "There is no room left: the match is not being saved.",
    "none": "Nothing can be saved here: if you switch off, the match is lost.",
}
