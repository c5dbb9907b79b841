# SPDX-License-Identifier: MIT
"""The hints of casino: the move and its reason, in the form that sentence.py explains."""

HINTS = {
    "cards": (
        "the ace", "the 2", "the 3", "the 4", "the 5", "the 6", "the 7", "the 8", "the 9",
        "the 10", "the jack", "the queen", "the king",
    ),
    "and": " and ",
    "take_all": "Take all that lies on the table with {0}: a sweep scores 1 point.",
    "take_points": "Take with {0}: it brings {1} cards, with {2:no points|1 point|# points} among "
    "them.",
    "take_own": "Take your build with {0} before somebody else does: {1} cards in all.",
    "take_own_call": "Take your call with {0} before somebody else does: {1} cards in all.",
    "take_theirs": "Take with {0} the build that another player made: {1} cards in all.",
    "take_theirs_call": "Take with {0} the call that another player made: {1} cards in all.",
    "take_spades": "Take with {0}: it brings {1} cards, {2} of them spades, and most spades score "
    "1 point.",
    "take_cards": "Take with {0}: it brings {1} cards, and most cards in the end score 3 points.",
    "build": "Build {1} with {0}, to take it with {2} later: the next player holds a card of {1} "
    "{3:hardly ever|about 1 time in 10|about # times in 10}.",
    "build_safe": "Build {1} with {0}, to take it with {2} later: nobody else can hold a card of "
    "{1}.",
    "call": "Call {1} with {0}, to take it with {2} later: the next player holds a card of {1} "
    "{3:hardly ever|about 1 time in 10|about # times in 10}.",
    "call_safe": "Call {1} with {0}, to take it with {2} later: nobody else can hold a card of "
    "{1}.",
    "raise": "Raise the build to {1} with {0}, to take it with {2} later: the next player holds a "
    "card of {1} {3:hardly ever|about 1 time in 10|about # times in 10}.",
    "raise_safe": "Raise the build to {1} with {0}, to take it with {2} later: nobody else can "
    "hold a card of {1}.",
    "trail_safe": "Trail {0}: nobody can hold a card that takes it.",
    "trail_only": "Trail {0}: there is nothing you can take or build, and the next player can "
    "take it {1:hardly ever|about 1 time in 10|about # times in 10}.",
    "trail_only_lost": "Trail {0}: there is nothing you can take or build; the next player can "
    "take it, but would gain more by the others.",
    "trail": "Trail {0}: the next player can take it {1:hardly ever|about 1 time in 10|about # "
    "times in 10}, and the rest of your hand is of more use.",
    "trail_lost": "Trail {0}: the next player can take it, but the rest of your hand is of more "
    "use.",
    "ending_wins": "Play {0} like this: every card is known, and from here you win the match "
    "whatever the other does.",
    "ending_loses": "Play {0} like this: every card is known, and without a mistake the other "
    "wins the match; this makes it as hard as can be.",
    "ending_ahead": "Play {0} like this: every card is known, and after this round you lead by at "
    "least {1:0 points|1 point|# points}.",
    "ending_level": "Play {0} like this: every card is known, and after this round you are at "
    "least level.",
    "ending_behind": "Play {0} like this: every card is known, and after this round you trail by "
    "at most {1:0 points|1 point|# points}.",
}
