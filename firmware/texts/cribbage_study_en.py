# SPDX-License-Identifier: MIT
"""The words for counting oneself and for looking back on a match of cribbage; as in _it.py."""

from firmware.texts.lookup import found

WORDS = (
    # Counting oneself
    "\nHOW_MANY = How many points?\n"
    "CONFIRM = Confirm\n"
    "SHOW = Show\n"
    "RIGHT = Right: %d!\n"
    "MISSED = You counted %d, it is %d: see what was missing.\n"
    "TOO_MANY = You counted %d, it is %d: see all the points.\n"
    "NOTHING = You counted %d, but there are no points in it.\n",
    # Looking back
    "\nTITLE = Analysis\n"
    "WORKING = Looking back: %d %%\n"
    "SEAT = Whose\n"
    "KINDS = %d discards|%d plays\n"
    "BEST = The best choice\n"
    "WORST = The costliest\n"
    "NONE_COSTLY = No costly choice\n"
    "LINE = %d. %s\n"
    "DEAL = Deal %d\n"
    "DETAILS = See\n"
    "POINTS = points\n"
    "POINT = .\n"
    "DID = Thrown: %s.|Played: %s.\n"
    "ON_TABLE = The count was %d, with %s.\n"
    "COST = It costs %s points.\n"
    "LATE = Near the end the chance to win counts: a match won is worth 40 points.\n"
    "LEAD = None was better: the next is worth %s points less.\n"
    "BETTER = Better: \n",
)


def __getattr__(name):
    return found(WORDS, name)
