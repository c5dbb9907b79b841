# SPDX-License-Identifier: MIT
"""The words of the cribbage table for lines of 21 letters, where the others are longer."""

from firmware.texts.lookup import found

WORDS = (
    "\nREASONS = His heels|15|Thirty-one|Pair|Three alike|Four alike|Run|Go: none fits|Last card|"
    "Flush|His nobs|Passo|\n"
    "CUT_FIRST_NAME = %s: ◀▶  Ⓐ cut\n"
    "DISCARD_PICK = ◀▶ choose  Ⓐ take\n"
    "DISCARD_BACK = ◀▶ choose  Ⓐ put back\n"
    "DISCARD_UP = ▲ confirm  Ⓐ put back\n"
    "DISCARD_NOW = Ⓐ confirm  ▼ go back\n"
    "DISCARD_FULL = Two are there already\n"
    "KEPT = Kept: %d\n"
    "LAID = %s %s=%d\n"
    "MAKES = Ⓐ %s is %d\n"
    "PASSO = %s: Passo\n"
    "THINKS = %s thinks…\n"
    "NOT_COUNTED = Not counted: all over\n"
    "DOUBLE_SKUNK = Double skunk: <61!\n",
)


def __getattr__(name):
    return found(WORDS, name)
