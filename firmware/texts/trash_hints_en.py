# SPDX-License-Identifier: MIT
"""The hints of Trash: the move and its reason, in the form that sentence.py explains."""

_JACK = "Put the jack where {0} belongs: any place is as good"
_HERE = _JACK + ", but here the real card "
_WIN = "{%d:wins the hand|completes your layout too|wins the match}."

HINTS = {
    "cards": (
        "the ace", "the 2", "the 3", "the 4", "the 5", "the 6", "the 7", "the 8", "the 9",
        "the 10", "the jack", "the queen", "the king",
    ),
    "and": " and ",
    "first": "Draw from the stock: there are no discards yet.",
    "court": "Draw from the stock: {0} never has a place.",
    "beyond": "Draw from the stock: {0} is of no use, as your positions only go up to {1:0|the "
    "ace|the #}.",
    "filled": "Draw from the stock: {0} is in your layout already.",
    "leave": "Draw from the stock: if you take {0}, any more that you find help the next "
    "player, who lacks {1:nothing|only one card|only # cards}.",
    "leave_early": "Draw from the stock: if you take {0}, any more that you find help the next "
    "player; now your discards help few.",
    "take": "Take {0} from the discards: its place is sure, and you go on with the card under it.",
    "take_sure": "Take {0} from the discards: its place is sure; of the stock {1:hardly any "
    "card|about 1 card in 10|about # cards in 10} would have one.",
    "take_jack": "Take {0} from the discards: it goes in for the jack, which moves on and turns "
    "up another card.",
    "take_jack_wins": "Take {0} from the discards: it goes in for the jack, which moves to the "
    "last face-down position, and " + _WIN % 1,
    "take_wins": "Take {0} from the discards: it is the last card you lack, and " + _WIN % 1,
    "jack": _HERE + "is among the least likely, with {1:none|1|#} left.",
    "jack_any": _JACK + " now.",
    "jack_stays": _HERE + "can no longer come.",
    "jack_wins": "Put the jack on the last face-down place: it " + _WIN % 0,
}
