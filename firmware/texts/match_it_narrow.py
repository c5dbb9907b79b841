# SPDX-License-Identifier: MIT
"""Le parole di ogni partita per righe di 21 lettere."""

from firmware.texts.lookup import found

WORDS = (
    "\nNEXT_DEAL = Si ridà\n"
    "TAKE_BACK = Annulla la mossa\n"
    "SCROLL = Scorri\n"
    "HIDDEN = Le carte sono coperte\n",
)


def __getattr__(name):
    return found(WORDS, name)
