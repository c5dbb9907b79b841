# SPDX-License-Identifier: MIT
"""The words of every page that belongs to no game; it.py has the same names."""

from firmware.texts.lookup import found

GAMES = {
    "cribbage": "Cribbage",
    "casino": "Casino",
    "trash": "Trash",
    "biscuit": "Biscuit",
}
TROUBLES = {
    "broken": "Part of what was saved was damaged and has been set aside.",
    "full": "There is no room left: the match is not being saved.",
    "none": "Nothing can be saved here: if you switch off, the match is lost.",
}
WORDS = (
    "\nLANGUAGES = Italiano|English\n"
    # Keys
    "CHOOSE = Choose\n"
    "BACK = Back\n"
    "CHANGE = Change\n"
    "READ = Read\n"
    "GO_ON = Go on\n"
    "START = Start\n"
    "RESET = Reset\n"
    "WRITE = Write\n"
    "DONE = Done\n"
    "YES = Yes\n"
    "NO = No\n"
    # First start
    "WELCOME = Lingua · Language\n"
    "OK = OK\n"
    # Menu
    "CONTINUE = Continue\n"
    "NEW_GAME = New match\n"
    "SETTINGS = Settings\n"
    "STATISTICS = Statistics\n"
    "RULES = Rules\n"
    "MATCH_KEPT = A match has already begun. If you start another, this one is lost.\n",
    # Set-up
    "\nSEATS = Players\n"
    "SEAT = Seat %d\n"
    "PERSON = Person\n"
    "COMPUTER = Computer\n"
    "LEVEL = Level\n"
    "LEVELS = Easy|Medium|Hard\n"
    "NAME = Name\n"
    "ONE_PERSON = At least one seat must be a person's.\n"
    "OPTIONS = Variants\n"
    "EDITION = Edition\n"
    "OWN_EDITION = Your own\n"
    "OWN_EDITION_WHAT = Your own choice: none of the known editions.\n"
    # Names of seats
    "YOU = You\n"
    "PERSON_NUMBER = Player %d\n"
    "COMPUTER_NUMBER = Comput.%d\n",
    # Settings
    "\nLANGUAGE = Language\n"
    "SPEED = Computer\n"
    "SPEEDS = Slow|Normal|Fast|In steps\n"
    "SOUND = Sound\n"
    "BRIGHTNESS = Brightness\n"
    "FOUR_COLOURS = Four colours\n"
    "LIGHTS = Lights\n"
    "TRAINING = Count yourself\n"
    "SETTINGS_UNREADABLE = The saved settings cannot be read any more: the usual ones hold "
    "again.\n"
    # Statistics
    "LEVELS_SHORT = Easy|Med.|Hard\n"
    "PLAYED = Played\n"
    "WON = Won\n"
    "SKUNKS = Skunks\n"
    "SKUNKED = Skunked\n"
    "DOUBLE =   double\n"
    "RESET_ALL = Reset all statistics? This cannot be undone.\n"
    "STATISTICS_UNREADABLE = The saved statistics cannot be read any more: they start from "
    "zero.\n",
    # Trouble
    "\nCRASH = Error\n"
    "CRASH_TEXT = The game stopped because of an error. The match is safe up to the last move "
    "confirmed.\n"
    "LOW_MEMORY = Low memory\n"
    "LOW_MEMORY_TEXT = There is not enough memory for this page. The match is safe: switch off "
    "and on again, and continue.\n"
    "TO_MENU = To the menu\n"
    "MATCH_UNREADABLE = The saved match cannot be read any more: please start a new one.\n"
    "BATTERY_LOW = The battery is almost empty. The match is saved: charge soon.\n",
)


def __getattr__(name):
    return found(WORDS, name)
