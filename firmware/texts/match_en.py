# SPDX-License-Identifier: MIT
"""The words of any match, whatever the game; match_it.py has the same names."""

from firmware.texts.lookup import found

WORDS = (
    # Pause
    "\nPAUSE = Pause\n"
    "RESUME = Back to the table\n"
    "UNDO = Undo the move\n"
    "REDO = Redo the move\n"
    "RESTART = Restart…\n"
    "LOG = Log\n"
    "LEAVE = Save and leave\n"
    "NO_UNDO = There is no move to undo.\n"
    "NO_REDO = There is no move to redo.\n"
    "RESTART_WHAT = The cards stay the same. Restart from where?\n"
    "GO_BACK = Never mind\n"
    "THIS_DEAL = From this deal\n"
    "WHOLE_MATCH = From the beginning\n"
    "SEED = no. %s\n"
    # Log
    "SCROLL = ▲▼ scroll\n"
    "NOTHING_YET = Nothing has happened yet.\n"
    # Handing over
    "PASS_TO = Pass the game to\n"
    "HIDDEN = The cards are hidden.\n"
    "SHOW_HAND = Show my hand\n"
    # Counting
    "NEXT_DEAL = Next deal\n",
    # End
    "\nOVER = End of the match\n"
    "YOU_WIN = You win!\n"
    "WINS = %s wins!\n"
    "DRAW = A draw!\n"
    "YOU_WIN_TOGETHER = Your pair wins!\n"
    "WIN_TOGETHER = The other pair wins!\n"
    "PAIR_WINS = %s and %s win!\n"
    "AGAIN = New match\n"
    "SAME_CARDS = The same cards\n"
    "TAKE_BACK = Undo the last move\n"
    "MENU = Menu\n",
)


def __getattr__(name):
    return found(WORDS, name)
