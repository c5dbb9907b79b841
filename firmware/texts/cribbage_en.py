# SPDX-License-Identifier: MIT
"""The words of the cribbage table; cribbage_it.py has the same names."""

from firmware.texts.lookup import found

WORDS = (
    # Scores, by code of the reason: the whole word, then the short one for a preview
    "\nREASONS = His heels|Fifteen|Thirty-one|Pair|Three alike|Four alike|Run|Go: no card fits|"
    "Last card|Flush|His nobs|Passo|\n"
    "SHORT = heels|fifteen|thirty-one|pair|three|four|run|go|last|flush|nobs|passo|\n"
    # Crib
    "CRIB = Crib\n"
    "CRIB_MINE = yours\n"
    "YOUR_CRIB = Your crib\n"
    "CRIB_OF = Crib: %s\n"
    # First dealer
    "CUT_FIRST = The lowest card deals\n"
    "CUT_FIRST_KEYS = ◀ ▶ choose   Ⓐ cut\n"
    "CUT_FIRST_NAME = %s: ◀ ▶  Ⓐ cut\n"
    "CUT_CARD = %s: %s\n"
    "YOU_DEAL = You deal\n"
    "DEALS = %s deals\n"
    "TIE = A tie: cut again\n",
    # Discards
    "\nDISCARD = Two cards to the crib\n"
    "DISCARD_PICK = ◀ ▶ choose   Ⓐ take\n"
    "DISCARD_BACK = ◀ ▶ choose   Ⓐ put back\n"
    "DISCARD_SURE = Lay these two away?\n"
    "DISCARD_UP = ▲ confirm   Ⓐ put back\n"
    "DISCARD_NOW = Ⓐ confirm   ▼ go back\n"
    "DISCARD_FULL = There are two already\n"
    "KEPT = Points kept: %d\n"
    "CONFIRM = Confirm\n"
    # Cut
    "CUT = Cut the pack:\n"
    "CUT_KEYS = ◀ ▶ choose   Ⓐ cut\n"
    "TURNED = Starter: %s\n"
    # Play
    "COUNT = Count\n"
    "LAID = %s: %s makes %d\n"
    "MAKES = Ⓐ %s makes %d\n"
    "PASSO = %s: Passo (go)\n"
    "THINKS = %s is thinking…\n"
    "THINKING = Thinking…\n",
    # Counting the hands
    "\nYOUR_HAND = Your hand\n"
    "HAND_OF = %s's hand\n"
    "NO_POINTS = No points\n"
    "NOT_COUNTED = Not counted: it is over\n"
    # Log
    "DISCARDED = %s: discards %s\n"
    "TWO_HIDDEN = two\n"
    "HAND_POINTS = %s: %d\n"
    # End
    "SKUNK = Skunk: below 91!\n"
    "DOUBLE_SKUNK = Double skunk: below 61!\n",
)


def __getattr__(name):
    return found(WORDS, name)
