# SPDX-License-Identifier: MIT
"""The words of any match, whatever the game; match_it.py has the same names."""

# Pause
PAUSE = "Pause"
RESUME = "Back to the table"
UNDO = "Undo the move"
REDO = "Redo the move"
RESTART = "Restart…"
LOG = "Log"
LEAVE = "Save and leave"
NO_UNDO = "There is no move to undo."
NO_REDO = "There is no move to redo."
RESTART_WHAT = "The cards stay the same. Where shall it start again?"
GO_BACK = "Leave it"
THIS_DEAL = "From this deal"
WHOLE_MATCH = "From the beginning"
SEED = "no. %s"

# Log
SCROLL = "▲▼ scroll"
NOTHING_YET = "Nothing has happened yet."

# Handing over
PASS_TO = "Pass the game to"
HIDDEN = "The cards are hidden."
SHOW_HAND = "Show my hand"

# Counting
NEXT_DEAL = "Next deal"

# End
OVER = "End of the match"
YOU_WIN = "You win!"
WINS = "%s wins!"
DRAW = "A draw!"
YOU_WIN_TOGETHER = "Your side wins!"
WIN_TOGETHER = "The other pair wins!"
AGAIN = "New match"
SAME_CARDS = "The same cards"
TAKE_BACK = "Undo the last move"
MENU = "Menu"
