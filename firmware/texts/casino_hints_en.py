# SPDX-License-Identifier: MIT
"""The hints of casino: the move and its reason, in the form that sentence.py explains."""

_CHANCE = "is {%d:tiny|about 1%%|about #%%}"
_WITH = "Play {0} on {3} to %s {1} and take it with {2} later: "
_RAISE = "Raise the build to {1} with {0}, to take it with {2} later: "
_NEXT = "the chance that the next player holds a card worth {1} " + _CHANCE % 4 + "."
_NOBODY = "nobody else can hold a card worth {1}."
_END = (
    "{2:Play|Play|Trail} {0}{2: to take | on |}{3}: all cards are known, and whatever your "
    "opponent does, "
)

HINTS = {
    "cards": (
        "the ace", "the 2", "the 3", "the 4", "the 5", "the 6", "the 7", "the 8", "the 9",
        "the 10", "the jack", "the queen", "the king",
    ),
    "and": " and ",
    "take_all": "Take all that lies on the table with {0}: a sweep scores 1 point.",
    "take_points": "Take {3} with {0}: it brings {1} cards, with {2:no points|1 point|# points} "
    "among them.",
    "take_own": "Take your build with {0} before somebody else does: {1} cards in all.",
    "take_own_call": "Take your call with {0} before somebody else does: {1} cards in all.",
    "take_theirs": "Take with {0} the build that another player made: {1} cards in all.",
    "take_theirs_call": "Take with {0} the call that another player made: {1} cards in all.",
    "take_spades": "Take {3} with {0}: it brings {1} cards, {2} of them spades, and most spades "
    "score 1 point.",
    "take_cards": "Take {2} with {0}: it brings {1} cards, and most cards at the end score 3 "
    "points.",
    "build": _WITH % "build" + _NEXT,
    "build_safe": _WITH % "build" + _NOBODY,
    "call": _WITH % "call" + _NEXT,
    "call_safe": _WITH % "call" + _NOBODY,
    "raise": _RAISE + _NEXT,
    "raise_safe": _RAISE + _NOBODY,
    "trail_safe": "Trail {0}: nobody can hold a card that takes it.",
    "trail_only": "Trail {0}: there is nothing you can take or build, and the chance that the "
    "next player can take it " + _CHANCE % 1 + ".",
    "trail_only_lost": "Trail {0}: there is nothing you can take or build; the next player can "
    "take it, but would gain more from your other cards.",
    "trail": "Trail {0}: the chance that the next player can take it " + _CHANCE % 1 + ", and "
    "your other cards are of more use.",
    "trail_lost": "Trail {0}: the next player can take it, but your other cards are of more use.",
    "ending_wins": _END + "you win the match.",
    "ending_loses": "{2:Play|Play|Trail} {0}{2: to take | on |}{3}: all cards are known, and "
    "without a mistake your opponent wins the match; this makes it as hard as can be.",
    "ending_ahead": _END + "you lead by at least {1:0 points|1 point|# points} after this round.",
    "ending_level": _END + "you are at least level after this round.",
    "ending_behind": _END + "you are at most {1:0 points|1 point|# points} behind after this "
    "round.",
}
