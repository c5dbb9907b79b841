# SPDX-License-Identifier: MIT
"""The hints of Biscuit: the move and its reason, in the form that sentence.py explains."""

_PUT = (
    "Place {0}{1:| on the left| on the right}{2:| on top of the cross line"
    "| at the bottom of the cross line}: "
)
_ELEVEN = "{4:|, and Elevensies makes an opponent draw|, and Elevensies makes # opponents draw}."
_NOW = "{3:no points, but|1 point, and|# points, and} "
_CHANCE = "is {4:tiny|about 1%|about #%}, instead of {5}% after another move."
_MEAN = "{4}.{5} points on average, instead of {6}.{7} after another move."

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
    "only": _PUT + "it is the only way to place a card{3:|, and worth 1 point|, and worth # "
    "points}.",
    "out": _PUT + "it is your last card, and going out is worth 5 points plus what the others are "
    "left with{3:|; you score 1 point too|; you score # points too}.",
    "out_partners": _PUT + "it is your last card, and going out is worth 5 points and the "
    "opponents' cards, less your partner's.",
    "straight": _PUT + "the straight of {3} cards is worth {3} points" + _ELEVEN,
    "hot": _PUT + "it is a hot biscuit, {3} points" + _ELEVEN,
    "hotcross": _PUT + "it is a hot cross biscuit, {3} points" + _ELEVEN,
    "biscuit": _PUT + "{3:|it makes a biscuit, 1 point|it makes # biscuits, # points}" + _ELEVEN,
    "many": _PUT + "{4:||a straight of #, }{5:|a hot biscuit, |}{6:|a hot cross biscuit, |}"
    "{7:|a biscuit, |# biscuits, }{3} points in all{8:|, and Elevensies makes an opponent draw"
    "|, and Elevensies makes # opponents draw}.",
    "eleven": _PUT + _NOW + "Elevensies makes {4:|an opponent draw and puts it|# opponents draw "
    "and puts them} further from going out.",
    "block": _PUT + _NOW + "the chance that the next player finds no place " + _CHANCE,
    "block_sure": _PUT + _NOW + "the next player certainly finds no place.",
    "safe": _PUT + _NOW + "the next player scores " + _MEAN,
    "safe_none": _PUT + _NOW + "the next player cannot score at once; after another move it would "
    "score {4}.{5} on average.",
    "room": _PUT + _NOW + "the chance that you find no place at your next turn " + _CHANCE,
    "follow": _PUT + _NOW + "your next card scores " + _MEAN,
    "even": _PUT + "no points, but your other moves come to much the same.",
}
