# SPDX-License-Identifier: MIT
"""The words of the casino table for lines of 21 letters, where the others are longer."""

from firmware.texts.lookup import found

WORDS = (
    "\nTAKE_UNIT = Take the build %d|Take the call %d\n"
    "LATER = later with %s\n"
    "UNFINISHED = %s: too few|add, or take away|Choose cards|You own one: no trail|You must take\n"
    "LAST = Last!\n"
    "DONE = You take with %s|%s takes: %s|You build %d|%s builds %d|You raise to %d|%s raises to "
    "%d|You call %d|%s calls %d|You trail %s|%s trails %s\n"
    "SWEPT = Your sweep! +1|Sweep: %s +1\n"
    "LEFTOVERS = The rest is yours|The rest to %s\n"
    "COUNT = Round counted\n"
    "LABELS = Cards|Spade|Aces|Sweep|Round|Total\n",
)


def __getattr__(name):
    return found(WORDS, name)
