# SPDX-License-Identifier: MIT
"""The hints of cribbage: the move and its reason, in the form that sentence.py explains."""

_ONE = "Play {0}: it makes %s for {1} points."
_TWO = "Play {0}: it makes %s and %s, {1} points in all."
_WIN = "Keep {0} and throw {2}: you win the match in this deal about {1:|once|# times} in 100"
_ON = (
    "Play {0}: the other {2:hardly ever scores|scores about 1 time in 10|scores about # times in "
    "10} on it, "
)

HINTS = {
    "cards": (
        "the ace", "the 2", "the 3", "the 4", "the 5", "the 6", "the 7", "the 8", "the 9",
        "the 10", "the jack", "the queen", "the king",
    ),
    "and": " and ",
    "cut_first": "Cut where you like: the cards are already shuffled, and the lower card deals.",
    "cut_starter": "Cut where you like: the cards are already shuffled, and the place changes "
    "nothing.",
    "deal": "The hand is counted: deal the next one.",
    "keep_own": "Keep {0}: {1:nothing now, but|1 point now,|# points now,} {2}.{3} on average "
    "with the starter; {4} make your crib worth {5}.{6} on average.",
    "keep_own_suit": "Keep {0}, all of one suit: {1} points now, {2}.{3} on average with the "
    "starter; {4} make your crib worth {5}.{6} on average.",
    "keep_safe": "Keep {0}: {1:nothing now, but|1 point now,|# points now,} {2}.{3} on average "
    "with the starter; {4} give the other crib little, {5}.{6} on average.",
    "keep_safe_suit": "Keep {0}, all of one suit: {1} points now, {2}.{3} on average with the "
    "starter; {4} give the other crib little, {5}.{6} on average.",
    "keep_anyway": "Keep {0}: {1:nothing now, but|1 point now,|# points now,} {2}.{3} on average "
    "with the starter; it pays even though {4} make the other crib worth {5}.{6}.",
    "keep_anyway_suit": "Keep {0}, all of one suit: {1} points now, {2}.{3} on average with the "
    "starter; it pays even though {4} make the other crib worth {5}.{6}.",
    "keep_win": _WIN + ".",
    "keep_win_more": _WIN + ", against {3:none|1|#} with the cards that score most on average.",
    "fifteen": _ONE % "fifteen",
    "thirtyone": _ONE % "thirty-one",
    "pair": _ONE % "a pair",
    "triplet": _ONE % "three of a kind",
    "quartet": _ONE % "four of a kind",
    "run": _ONE % "a run",
    "fifteen_pair": _TWO % ("fifteen", "a pair"),
    "fifteen_triplet": _TWO % ("fifteen", "three of a kind"),
    "fifteen_quartet": _TWO % ("fifteen", "four of a kind"),
    "fifteen_run": _TWO % ("fifteen", "a run"),
    "thirtyone_pair": _TWO % ("thirty-one", "a pair"),
    "thirtyone_triplet": _TWO % ("thirty-one", "three of a kind"),
    "thirtyone_quartet": _TWO % ("thirty-one", "four of a kind"),
    "thirtyone_run": _TWO % ("thirty-one", "a run"),
    "win": "Play {0}: it brings the last points you need, and you win the match.",
    "only": "Play {0}: {1:|it is the only card you can play|you can play nothing else}.",
    "ends": "Play {0}: after it nobody can play, and the last card is worth 1 point.",
    "alone": "Play {0}: the other cannot answer, and you go on.",
    "lead_pair": "Lead {0}: you hold another, and if the other pairs it you score 6 points.",
    "lead_low": "Lead {0}: no single card makes fifteen with it.",
    "safe": "Play {0}: the count goes to {1}, and the other cannot score on it.",
    "least": "Play {0}: the count goes to {1}, and the other {2:hardly ever scores|scores about "
    "1 time in 10|scores about # times in 10} on it, the least you can leave.",
    "plan": _ON + "but your next card then brings more than after {3}.",
    "less_win": _ON + "but on {3} it could sooner be the points that win the match.",
    "less": _ON + "but fewer points on average than on {3}.",
}
