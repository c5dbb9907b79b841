# SPDX-License-Identifier: MIT
"""The worked examples K1 to K21 of casino (RULES.md 5.3), each by position, moves and play."""

from engine.cards import hand
from tests.engine.casino_kit import (
    HALF,
    legal,
    only,
    options,
    placed,
    play,
    sets,
    told,
    units,
)


def counts(rules, **verbs) -> bool:
    """Whether there are so many moves of each verb, and no others."""
    for verb in verbs:
        assert len(only(rules, verb)) == verbs[verb], legal(rules)
    return len(legal(rules)) == sum(verbs.values())


def test_k1_a_card_takes_its_equal():
    rules = placed("3D 7S KC 5H", ("7D", "QS"))
    assert legal(rules) == ["capture 7D: 7S", "trail 7D"]
    play(rules, "capture 7D: 7S")
    assert sorted(rules.taken[0]) == sorted(hand("7D 7S"))


def test_k2_nine_captures_of_an_eight():
    rules = placed("AC 2D 3H 5S 6C 8D", ("8C", "QS"))
    assert sets(rules) == sorted([
        "8D", "3H 5S", "2D 6C", "2D 5S AC", "3H 5S 8D", "2D 6C 8D", "2D 5S 8D AC", "2D 3H 5S 6C",
        "2D 3H 5S 6C 8D",
    ])
    assert counts(rules, capture=9, trail=1)
    play(rules, "capture 8C: 3H+5S, 8D, 2D+6C")
    assert rules.table == hand("AC") and len(rules.taken[0]) == 6


def test_k3_seven_captures_of_a_nine():
    rules = placed("9D 5S 4H 2C 7H", ("9C", "QS"))
    assert counts(rules, capture=7, trail=1)
    play(rules, "capture 9C: 9D, 4H+5S, 2C+7H")
    assert len(rules.taken[0]) == 6 and not rules.table


def test_k4_a_build_needs_another_card_of_its_value():
    rules = placed("6H", ("2S 8D", ""))
    assert legal(rules) == ["build 8 2S: 6H", "trail 2S", "trail 8D"]
    play(rules, "build 8 2S: 6H")
    assert units(rules) == [(8, 0, ["2S 6H"])]
    assert legal(placed("6H", ("2S 7D", ""))) == ["trail 2S", "trail 7D"]


def test_k5_a_raise_frees_the_one_who_built():
    rules = placed("", ("8D 3C", "AC 9D KS"), ((8, 0, HALF),), turn=1)
    assert legal(rules) == ["raise 9 AC: 8", "trail AC", "trail 9D", "trail KS"]
    play(rules, "raise 9 AC: 8")
    assert units(rules) == [(9, 1, ["2H 6C AC"])]
    assert "trail 3C" in legal(rules) and "trail 8D" in legal(rules)


def test_k6_two_ways_to_build():
    rules = placed("2H 7C", ("5D 7S", ""))
    assert only(rules, "build") == ["build 7 5D: 2H"]
    assert only(rules, "call") == ["call 7 5D: 2H, 7C"]
    play(rules, "call 7 5D: 7C, 2H")
    assert units(rules) == [(7, 0, ["5D 2H", "7C"])]


def test_k7_six_plays_with_two_eights():
    rules = placed("8H", ("8S 8D", ""))
    assert counts(rules, capture=2, call=2, trail=2)
    play(rules, "call 8 8S: 8H")
    assert units(rules) == [(8, 0, ["8S", "8H"])]
    assert not only(placed("8H", ("8S 3D", "")), "call")


def test_k8_a_call_is_never_raised():
    rules = placed("KH", ("", "2D 9S"), ((7, 0, "2C 5H", "7D"),), turn=1)
    assert legal(rules) == ["trail 2D", "trail 9S"]


def test_k9_the_owner_takes_the_build_and_nothing_less():
    rules = placed("5D 3C", ("8D 2C", ""), ((8, 0, HALF),))
    assert legal(rules) == ["capture 8D: unit", "capture 8D: 5D+3C, unit"]
    play(rules, "capture 8D: 3C+5D, unit")
    assert sorted(rules.taken[0]) == sorted(hand("8D 3C 5D 2H 6C"))


def test_k10_a_court_card_takes_one():
    rules = placed("KS KH 4D", ("KD QS", ""))
    assert sorted(legal(rules)) == ["capture KD: KH", "capture KD: KS", "trail KD", "trail QS"]
    rules = placed("KS KH 4D", ("KD QS", ""), chosen=options(court="all"))
    assert sorted(legal(rules)) == ["capture KD: KS, KH", "trail KD", "trail QS"]


def test_k11_a_build_merges_with_one_of_its_value():
    rules = placed("5C", ("3D 8H", ""), ((8, 1, HALF),))
    play(rules, "call 8 3D: 5C, unit")
    assert units(rules) == [(8, 0, ["2H 6C", "3D 5C"])]
    assert told(rules) == ["0 calls 0: 3D 5C"]


def test_k12_eight_plays_of_an_owner():
    rules = placed("9H 4S 5S", ("AC 9D 8H", ""), ((8, 0, HALF),))
    assert counts(rules, **{"raise": 4, "capture": 4})
    assert sets(rules, "raise") == ["4S 5S 8", "4S 5S 8 9H", "8", "8 9H"]
    assert sets(rules) == ["4S 5S", "4S 5S 9H", "9H", "unit"]
    play(rules, "raise 9 AC: 8, 9H, 4S+5S")
    assert units(rules) == [(9, 0, ["2H 6C AC", "9H", "5S 4S"])]


def test_k13_aces_may_be_called():
    rules = placed("AH", ("AS AD", ""))
    assert sorted(only(rules, "call")) == ["call 1 AD: AH", "call 1 AS: AH"]
    play(rules, "call 1 AS: AH")
    assert units(rules) == [(1, 0, ["AS", "AH"])]


def test_k14_an_owner_of_two_units_takes_one_or_the_other():
    owned = ((7, 0, "2C 5H"), (9, 0, "9H", "9S"))
    assert legal(placed("", ("7D 9C", ""), owned)) == ["capture 7D: unit", "capture 9C: unit"]


def test_k15_what_is_left_goes_to_the_last_capture():
    rules = placed("KH 2D", ("4C", ""), last=1, chosen=options(sweeps=1))
    events = play(rules, "trail 4C")
    assert events[:2] == ["0 trails 0: 4C", "1 leftovers 0: 2D 4C KH"]
    assert not [event for event in events if "sweep" in event]
    assert "1 cards 3: 2D 4C KH" in events


def scored(own: str, *others, points=(), seats: int = 2) -> list:
    """The points after a round that ends with these piles, by one last trailed card."""
    piles = (own,) + others
    last = [pile.rpartition(" ") for pile in piles]
    rules = placed("", (last[0][2],) + ("",) * (seats - 1), last=0, points=points,
                   taken=(last[0][0],) + others)
    before = list(rules.points)
    play(rules, "trail " + last[0][2])
    assert sum([event[2] for event in rules.events]) == sum(rules.scores()) - sum(before)
    return rules.scores()


def filled(cards: str, size: int, used: str) -> str:
    """So many cards: these and others without points or spades that are not used."""
    names = [rank + suit for rank in "23456789TJQK" for suit in "CDH"]
    names = [name for name in names if name not in used.split() and name != "TD"]
    own = cards.split()
    return " ".join(own + names[: size - len(own)])


K16 = "TD AS AH 3S 4S 5S 6S 7S", "2S AD AC 8S 9S TS JS QS KS"


def test_k16_scoring_with_most_cards_on_one_side_and_most_spades_on_the_other():
    first = filled(K16[0], 27, "")
    second = filled(K16[1], 25, first)
    assert scored(first, second) == [7, 4]


def test_k17_a_tie_of_cards_scores_nothing():
    first = filled("TD AS AH 3S 4S 5S 6S 7S 8S", 26, "")
    second = filled("2S AD AC 9S TS JS QS KS", 26, first)
    assert scored(first, second) == [5, 3]


def test_k18_four_players_tie_for_cards_and_spades():
    first = filled("AS 3S 4S 5S", 14, "")
    second = filled("6S 7S 8S 9S TD", 14, first)
    third = filled("TS JS QS", 13, first + " " + second)
    fourth = filled("2S KS AC AD AH", 11, first + " " + second + " " + third)
    assert scored(first, second, third, fourth, seats=4) == [1, 2, 0, 4]


def test_k19_totals_are_compared_after_the_round():
    first = filled(K16[0], 27, "")
    second = filled(K16[1], 25, first)
    for points, after, over in (
        ((19, 20), [26, 24], True), ((15, 12), [22, 16], True), ((12, 15), [19, 19], False),
        ((18, 21), [25, 25], False),
    ):
        rules = placed("", (first.rpartition(" ")[2], ""), last=0, points=points,
                       taken=(first.rpartition(" ")[0], second))
        play(rules, "trail " + first.rpartition(" ")[2])
        assert rules.scores() == after and rules.over() == over
        assert rules.winners() == (b"\0" if over else b"")
        assert over or rules.deals == 2


def test_k20_thirteen_plays_against_a_call():
    rules = placed("3H 4S", ("", "7D 7C KS"), ((7, 0, "2C 5H", "7S"),), turn=1)
    assert counts(rules, capture=6, call=4, trail=3)
    assert "capture 7D: 4S+3H" in legal(rules) and "call 7 7C: 4S+3H, unit" in legal(rules)
    play(rules, "call 7 7C: unit")
    assert units(rules) == [(7, 1, ["2C 5H", "7S", "7C"])]


def test_k21_an_owner_is_never_left_without_the_card():
    rules = placed("3C 5D", ("8D", "KC"), ((8, 0, HALF),))
    assert legal(rules) == ["capture 8D: unit", "capture 8D: 5D+3C, unit"]
