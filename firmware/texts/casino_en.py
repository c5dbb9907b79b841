# SPDX-License-Identifier: MIT
"""The words of the casino table; casino_it.py has the same names."""

from firmware.texts.lookup import found

WORDS = (
    # What a card does, by verb: capture, build, call, raise; groups follow
    "\nDO = Take %d: |Build %d: |Call %d: |Raise to %d: \n"
    "TAKE_COURT = Take %s\n"
    "TAKE_UNIT = Take the build of %d|Take the call of %d\n"
    "TRAIL = Trail %s\n"
    "UNITS = build|call\n"
    "CARDS = %d cards\n"
    "ACE = 1 ace|%d aces\n"
    "SPADES = 1 spade|%d spades\n"
    # What comes of it
    "LATER = to take later with %s\n"
    "STAYS = it stays on the table\n"
    # Where the choice is no move yet: not enough, what to do; nothing chosen, why
    "UNFINISHED = %s: not enough|add more, or take away|Choose on the table|You own one: no "
    "trailing|If you can take, you must\n"
    # Keys beside the hand: in the hand; on the bar two; on the table four
    "KEYS = Ⓐ choose|Ⓐ play|▲ change|Ⓐ add|Ⓐ remove|not now|▼ done\n"
    # Pack
    "PACK = Pack %d\n"
    "LAST = Last deal\n",
    # What a seat did, by event: takes, builds, raises, calls, trails; to you, about another
    "\nDONE = You take with %s|%s takes with %s|You build %d|%s builds %d|You raise to %d|%s "
    "raises to %d|You call %d|%s calls %d|You trail %s|%s trails %s\n"
    "DEALS = You deal|%s deals\n"
    "SWEPT = Your sweep! +1|A sweep for %s! +1\n"
    "LEFTOVERS = The rest is yours|The rest goes to %s\n"
    "DEALT = Four more cards each|The last cards!|The pack is empty\n"
    "THINKS = %s is thinking…\n"
    "THINKING = Thinking…\n"
    # The count
    "COUNT = The round is counted\n"
    "LABELS = Cards|Spades|Aces|Sweeps|Round|Total\n"
    "REASONS = most cards|most spades|big casino 10♦|little casino 2♠|ace|sweep\n",
)


def __getattr__(name):
    return found(WORDS, name)
