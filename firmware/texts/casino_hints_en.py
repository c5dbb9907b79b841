# SPDX-License-Identifier: MIT
"""The hints of casino: the move and its reason, in the form that sentence.py explains."""

_TIMES = " is {%d:tiny|about 1%%|about #%%}."
_NEXT = "the chance that the next player "
_KEPT = "so you may take more next turn with {%d} that you keep."
_LEAVE = "{%d:in the long run it seems to gain no|what it leaves would cost you} more."
_WITH = "Play {0} on {3} to {4:build|call} {1} and take it with {2} later: "
_RAISE = "Play {0} on {3} to raise the build to {1} and take it with {2} later: "
_HELD = _NEXT + "holds a card worth {1}" + _TIMES % 5
_NOBODY = "nobody else can hold a card worth {1}."
_FIRST = "Take {%d} with {0}: "
_CHOOSING = _FIRST % 5 + "{1} with {2}{3:|, of other suits,} would bring more now, but "
_START = "Trail {0} rather than {3:take|build on} {1} with {2}: "
_RISK = "Trail {0}: {1} is harder to take, but "
_END = (
    "{2:Play|Play|Trail} {0}{2: to take | on |}{3}{4:| to make #| to make #}: "
    "with all cards known, "
)
_SURE = _END + "and whatever your opponent does, you "
_LEVEL = (
    "{5:|; no other move does as well|; another move does as well}"
    "{6:|; you have no other move}."
)

HINTS = {
    "cards": (
        "the ace", "the 2", "the 3", "the 4", "the 5", "the 6", "the 7", "the 8", "the 9",
        "the 10", "the jack", "the queen", "the king",
    ),
    "and": " and ",
    "take_all": "Take all that lies on the table with {0}: a sweep scores 1 point.",
    "take_only_move": _FIRST % 1 + "you have no other move.",
    "take_points": _FIRST % 3 + "it brings {1} cards, with {2:no points|1 point|# points} among "
    "them.",
    "take_a_unit": "Take {3:another player's|your|your} {2:build|call} with {0}{3:|, before "
    "somebody else does|: nobody else can take it, but you may not trail while it is there}; {1} "
    "cards in all.",
    "take_spades": _FIRST % 3 + "it brings {1} cards, {2:|1 of them a spade|# of them spades}, "
    "and most spades "
    "score 1 point.",
    "take_cards": _FIRST % 2 + "it brings {1} cards, and most cards at the end score 3 points.",
    "take_denied": _FIRST % 2 + "you cannot have most cards any more, but others can, and so they "
    "get {1} fewer.",
    "take_decided": _FIRST % 2 + "whether you have most cards is decided already, but {1:no "
    "other move gains more|every other move leaves more to the others}.",
    "take_for_next_turn": _CHOOSING + _KEPT % 4,
    "take_leaving_less": _CHOOSING + _LEAVE % 4,
    "build": _WITH + _HELD,
    "build_safe": _WITH + _NOBODY,
    "raise": _RAISE + _HELD,
    "raise_safe": _RAISE + _NOBODY,
    "trail_only_card": "Trail {0}: it is your only card, and it can take nothing.",
    "trail_safe": "Trail {0}: nobody can hold a card that takes it.",
    "trail_only": "Trail {0}: there is nothing you can take or build, and no other card of yours "
    "is "
    "safer: " + _NEXT + "can take it" + _TIMES % 1,
    "trail_at_risk": _RISK + _LEAVE % 2,
    "trail_at_risk_for_next_turn": _RISK + _KEPT % 2,
    "trail_for_next_turn": _START + _KEPT % 4,
    "trail_leaving_less": _START + _LEAVE % 4,
    "ending_wins": _SURE + "win the match" + _LEVEL,
    "ending_loses": _END + "your opponent wins the match whatever you do, unless by mistake"
    "{5:|; only so you lose by the least|}{6:|; you have no other move}.",
    "ending_ahead": _SURE + "lead by at least {1:0 points|1 point|# points} after this "
    "round" + _LEVEL,
    "ending_level": _SURE + "are at least level after this round" + _LEVEL,
    "ending_behind": _SURE + "are at most {1:0 points|1 point|# points} behind after this "
    "round" + _LEVEL,
}
