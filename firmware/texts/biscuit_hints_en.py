# SPDX-License-Identifier: MIT
"""The hints of Biscuit: the move and its reason, in the form that sentence.py explains."""

_PUT = (
    "Place {0}{2:| on top of the cross line| at the foot of the cross line}"
    "{1:| on the left| on the right}{5:| in the middle| # from the left}: "
)
_ELEVEN = "{4:|, and Elevensies makes an opponent draw|, and Elevensies makes # opponents draw}."
_NOW = "{3:no points|1 point|# points}{6:|| instead of #}{7:, and |, but |, }"
_ALSO = _NOW + "{4:|an opponent draws, and |# opponents draw, and }"
_OTHER = "{4:after another move|not|not} "
_CHANCE = "({8}%, " + _OTHER + "{9}%)."
_MEAN = "{8}.{9} on average, " + _OTHER + "{10}.{11}."

HINTS = {
    "cards": (
        "the Excuse", "the Ace", "the 2", "the 3", "the 4", "the 5", "the 6", "the 7", "the 8",
        "the 9", "the Pawn", "the Court", "the Crown",
    ),
    "suits": ("Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"),
    "of": " of ",
    "and": " and ",
    "draw": "Draw a card: none of yours shares a suit with the cards at the ends.",
    "pass": "Pass: none of your cards has a place, and the pile is empty.",
    "only": _PUT + "it is the only way to play a card{3:|, worth 1 point|, worth # points}"
    + _ELEVEN,
    "out": _PUT + "going out is worth 5 points plus the cards of the others"
    "{3:|, and you score 1 point too|, and you score # points too}.",
    "out_partners": _PUT + "going out is worth 5 points plus the opponents' cards, less your "
    "partner's.",
    "straight": _PUT + "the straight of {3} cards is worth {3} points" + _ELEVEN,
    "hot": _PUT + "it is a hot biscuit, {3} points" + _ELEVEN,
    "hotcross": _PUT + "it is a hot cross biscuit, {3} points" + _ELEVEN,
    "biscuit": _PUT + "{3:|it makes a biscuit, 1 point|it makes # biscuits, # points}" + _ELEVEN,
    "many": _PUT + "{6:||a straight of #, }{7:|a hot biscuit, |}{8:|a hot cross biscuit, |}"
    "{9:|a biscuit, |# biscuits, }{3} points in all{4:|; an opponent draws|; # opponents draw}.",
    "eleven": _PUT + _NOW + "Elevensies makes {4:|an opponent draw, who is|# opponents draw, who "
    "are} then further from going out.",
    "block": _PUT + _ALSO + "the next player may lack a place " + _CHANCE,
    "block_sure": _PUT + _ALSO + "the next player certainly finds no place.",
    "safe": _PUT + _ALSO + "the next player scores only " + _MEAN,
    "safe_none": _PUT + _ALSO + "the next player cannot score (" + _OTHER + "{8}.{9} on average).",
    "room": _PUT + _ALSO + "you are surer of a place next turn " + _CHANCE,
    "follow": _PUT + _ALSO + "your next card scores " + _MEAN,
    "even": _PUT + "no points, but no other move promises more.",
}
