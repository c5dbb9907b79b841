# SPDX-License-Identifier: MIT
"""The rulings CA-01 to CA-21 of casino (RULES.md 5.2): what may be played."""

from engine.cards import hand
from tests.engine.casino_kit import (
    HALF,
    legal,
    only,
    options,
    placed,
    play,
    refused,
    sets,
    units,
)


def test_ca_01_an_ace_counts_one_and_nothing_else():
    assert sets(placed("AC 2D 3H", ("AD 4S", "KC"))) == ["3H AC", "AC"]
    rules = placed("KS 9H", ("AD TS AC", "KC"))
    assert only(rules, "build") == ["build 10 AC: 9H", "build 10 AD: 9H"]
    assert refused(rules, "capture AD: KS")
    assert only(placed("9H 5D", ("AD", "KC")), "capture") == []


def test_ca_02_one_card_takes_several_groups_each_card_in_one_of_them():
    rules = placed("8D 3H 5S 5C", ("8C", "KC"))
    assert sets(rules) == ["3H 5C", "3H 5C 8D", "3H 5S", "3H 5S 8D", "8D"]
    assert refused(rules, "capture 8C: 3H+5S, 3H+5C"), "the three in two groups"
    assert play(rules, "capture 8C: 8D, 3H+5S") == ["0 captures 0: 3H 5S 8C 8D"]


def test_ca_03_nobody_has_to_capture():
    rules = placed("7S 2D 5D", ("7D KC", "KH"))
    assert "trail 7D" in legal(rules) and "trail KC" in legal(rules)
    assert "capture 7D: 7S" in legal(rules), "nor to take the most"


def test_ca_03_the_option_forbids_trailing_while_something_can_be_taken():
    must = options(capture="must")
    rules = placed("7S 2D 5D", ("7D 3C KC", "KH"), chosen=must)
    assert not only(rules, "trail") and refused(rules, "trail KC")
    assert len(only(rules, "capture")) == 3, "any capture will do"
    rules = placed("7S 2D", ("6D KC", "KH"), chosen=must)
    assert legal(rules) == ["trail 6D", "trail KC"]
    rules = placed("6H", ("2S 8D 6C", "KH"), chosen=must)
    assert only(rules, "build") == ["build 8 2S: 6H"], "building stays free"
    rules = placed("3D", ("8D 5C", "KH"), ((8, 1, HALF),), chosen=must)
    assert not only(rules, "trail"), "a unit can be taken too"
    assert not only(placed("KS", ("KD", "QH"), chosen=must), "trail"), "and a court card"


def test_ca_04_every_set_may_be_chosen_and_the_largest_are_among_them():
    found = sets(placed("AC 2D 3H 5S 6C 8D", ("8C", "KC")))
    assert len(found) == 9
    largest = [one for one in found if not [
        other for other in found if one != other and not set(one.split()) - set(other.split())
    ]]
    assert largest == ["2D 3H 5S 6C 8D", "2D 5S 8D AC"]


def test_ca_05_a_court_card_takes_one_that_matches():
    rules = placed("JS JH QD", ("JD QC", "KC"))
    assert sets(rules) == ["JH", "JS", "QD"]
    assert refused(rules, "capture JD: JS, JH")
    play(rules, "capture JD: JH")
    assert rules.table == hand("JS QD")


def test_ca_05_the_option_takes_every_one_that_matches():
    rules = placed("JS JH QD", ("JD QC", "KC"), chosen=options(court="all"))
    assert sets(rules) == ["JH JS", "QD"]
    assert refused(rules, "capture JD: JS")


def test_ca_06_court_cards_never_enter_builds_or_calls():
    rules = placed("KS QS 5H", ("KD KH 5D TC", "3C"))
    assert only(rules, "build") == ["build 10 5D: 5H"] and not only(rules, "call")
    for line in (
        "call 10 TC: KS", "build 10 KD: 5H", "build 10 5D: 5H+QS", "call 10 5D: 5H, KS",
        "capture TC: 5H+QS", "capture KD: unit",
    ):
        assert refused(rules, line), line


def test_ca_07_a_new_build_of_several_loose_cards():
    rules = placed("2H 3C", ("4D 9S", "KC"))
    assert only(rules, "build") == ["build 9 4D: 3C+2H"]
    play(rules, "build 9 4D: 2H+3C")
    assert units(rules) == [(9, 0, ["4D 3C 2H"])] and rules.table == b""


def test_ca_08_the_played_card_is_in_the_unit():
    rules = placed("2H 6C 8S", ("8D 8H KC", "KH"))
    assert sets(rules, "call") == ["2H 6C", "2H 6C", "2H 6C 8S", "2H 6C 8S", "8S", "8S"]
    assert not only(rules, "build")
    assert refused(rules, "build 8 KC: 2H+6C")


def test_ca_09_a_unit_is_worth_ten_at_most():
    rules = placed("9H TC", ("2S AD TS JS QS", "KC"))
    assert only(rules, "build") == ["build 10 AD: 9H"]
    assert refused(rules, "build 11 2S: 9H")
    assert only(placed("AH", ("AS AD", "KC")), "call") == ["call 1 AD: AH", "call 1 AS: AH"]
    assert not only(placed("", ("2S TS", "KC"), ((9, 1, "4C 5C"),)), "raise")


def test_ca_10_another_card_of_the_value_stays_in_the_hand():
    assert only(placed("6H", ("2S 8D", "KC")), "build") == ["build 8 2S: 6H"]
    assert not only(placed("6H", ("2S", "8D")), "build"), "it has to be in one's own hand"
    assert not only(placed("8H", ("8S", "8D")), "call"), "and another card than the one played"
    partners = options(partners=True)
    assert not only(placed("6H", ("2S", "KC", "8D", "QC"), chosen=partners), "build")


def test_ca_11_the_card_for_the_unit_is_kept():
    rules = placed("5D 3C 8C", ("8D 2C", "KC"), ((8, 0, HALF),))
    for line in ("trail 8D", "capture 8D: 8C", "capture 8D: 5D+3C"):
        assert refused(rules, line)
    rules = placed("5D 3C 2D", ("8D 8H 2C", "KC"), ((8, 0, HALF),))
    assert "capture 8D: 5D+3C" in legal(rules), "the other eight stays"
    assert "call 8 8D: 5D+3C, unit" in legal(rules)
    rules = placed("", ("4D 8H 2C", "KC"), ((4, 0, "3H AH"),))
    assert "raise 8 4D: 4" in legal(rules), "raising that unit is not giving it up"
    rules = placed("2S", ("2D 4H", "KC"), ((2, 0, "AC AD"), (4, 1, "3C AH")))
    assert refused(rules, "call 4 2D: 2S, unit"), "the two is kept for the own unit"
    rules = placed("", ("2D 6H", "KC"), ((2, 0, "AC AD"), (4, 1, "3C AH")))
    assert refused(rules, "raise 6 2D: 4"), "and does not raise another"


def test_ca_12_a_raise_adds_the_hand_card_alone_and_may_gather_groups():
    rules = placed("2D 9H 5S 4S", ("AC 9D", "KC"), ((8, 1, HALF),))
    assert sets(rules, "raise") == ["4S 5S 8", "4S 5S 8 9H", "8", "8 9H"]
    assert refused(rules, "raise 10 AC: 8, 2D")
    assert refused(rules, "raise 9 AC: 8, 2D")
    play(rules, "raise 9 AC: 8, 4S+5S")
    assert units(rules) == [(9, 0, ["2H 6C AC", "5S 4S"])], "a call now"
    assert not only(placed("", ("AC TD", "KC"), ((9, 1, "2H 7C", "9S"),)), "raise")


def test_ca_13_an_owner_raises_his_own_build_but_no_one_a_call():
    assert "raise 9 AC: 8" in legal(placed("", ("AC 9D 8H", "KC"), ((8, 0, HALF),)))
    assert "raise 9 AC: 8" in legal(placed("", ("AC 9D", "KC"), ((8, 1, HALF),)))
    for owner in (0, 1):
        assert not only(placed("", ("AC 9D 8H", "KC"), ((8, owner, HALF, "8S"),)), "raise")


def test_ca_14_a_call_is_enlarged_at_its_value_by_whoever_holds_another():
    rules = placed("3H 4S", ("7D 7C", "KC"), ((7, 1, "2C 5H", "7S"),))
    assert sets(rules, "call") == ["3H 4S unit", "3H 4S unit", "unit", "unit"]
    play(rules, "call 7 7D: 3H+4S, unit")
    assert units(rules) == [(7, 0, ["2C 5H", "7S", "7D", "4S 3H"])]
    assert not only(placed("3H 4S", ("7D", "KC"), ((7, 1, "2C 5H", "7S"),)), "call")


def test_ca_15_there_is_one_unit_of_a_value():
    rules = placed("5C", ("3D 8H", "KC"), ((8, 1, HALF),))
    assert refused(rules, "build 8 3D: 5C"), "it has to say that it merges"
    play(rules, "call 8 3D: 5C, unit")
    assert len(rules.units) == 1
    rules = placed("", ("AD 9H", "KC"), ((8, 1, HALF), (9, 1, "4C 5S")))
    assert only(rules, "raise") == ["raise 9 AD: 8, unit"]
    play(rules, "raise 9 AD: 8, unit")
    assert units(rules) == [(9, 0, ["4C 5S", "2H 6C AD"])]


def test_ca_16_the_last_to_change_a_unit_owns_it():
    for line in ("raise 9 AC: 8", "call 8 8D: unit", "call 8 AC: 7H, unit"):
        rules = placed("7H", ("AC 9D 8D 8C", "KC"), ((8, 1, HALF),))
        play(rules, line)
        assert [unit[1] for unit in rules.units] == [0]
        assert legal(rules) == ["trail KC"], "the one who had it is free"


def test_ca_17_no_trailing_while_owning():
    rules = placed("3C 5D 9S", ("8D 9D 9H KS", "QC QD QH QS"), ((8, 0, HALF),))
    assert not only(rules, "trail") and refused(rules, "trail KS")
    play(rules, "capture 9D: 9S", "trail QC")
    assert not only(rules, "trail"), "at every turn on which the unit is still one's own"
    free = placed("3C 5D 9S", ("8D KS", "QC"), ((8, 1, HALF),))
    assert len(only(free, "trail")) == 2


def test_ca_17_the_option_forbids_it_at_the_next_turn_only():
    chosen = options(trailing="next")
    rules = placed("6H 9S", ("2S 8D 9D KS 3H", "QC QD QH QS"), chosen=chosen)
    play(rules, "build 8 2S: 6H", "trail QC")
    assert not only(rules, "trail")
    play(rules, "capture 9D: 9S", "trail QD")
    assert only(rules, "trail") == ["trail 3H", "trail KS"], "the eight is kept all the same"
    play(rules, "trail KS", "trail QH")
    assert only(rules, "trail") == ["trail 3H"]


def test_ca_17_the_next_turn_of_a_call_is_that_of_a_build():
    for line in ("call 8 8S: 8H", "call 8 8S: 8H, 5C+3D", "call 8 8S: unit"):
        rules = placed("8H 5C 3D 9S", ("8S 8D 9D KS", "QC QD QH QS"),
                       ((8, 1, HALF),) if line.endswith("unit") else (),
                       chosen=options(trailing="next"))
        play(rules, line, "trail QC")
        assert not only(rules, "trail"), line
        play(rules, "capture 9D: 9S", "trail QD")
        assert only(rules, "trail") == ["trail KS"], line


def test_ca_18_an_owner_may_do_all_else():
    rules = placed("9S 2C 5C", ("8D 9D 7H AC", "KC"), ((8, 0, HALF),))
    moves = legal(rules)
    for line in (
        "capture 8D: unit", "capture 9D: 9S", "build 8 AC: 5C+2C", "raise 9 AC: 8",
        "raise 9 AC: 8, 9S", "capture 7H: 5C+2C",
    ):
        assert (line in moves) == (line != "build 8 AC: 5C+2C"), line
    assert "call 8 AC: 5C+2C, unit" in moves


def test_ca_19_anybody_takes_a_unit_with_its_card():
    rules = placed("", ("8D", "8S KC"), ((8, 1, HALF),))
    assert legal(rules) == ["capture 8D: unit", "trail 8D"]
    play(rules, "capture 8D: unit")
    assert sorted(rules.taken[0]) == sorted(hand("8D 2H 6C")) and not rules.units


def test_ca_20_the_cards_of_a_unit_are_taken_only_together():
    rules = placed("4C", ("6D TD 2D KS", "KC"), ((8, 1, HALF),))
    assert not only(rules, "capture")
    assert refused(rules, "capture 6D: 6C") and refused(rules, "capture TD: 4C+6C")
    assert refused(rules, "build 10 2D: 6C+2H")


def test_ca_21_a_unit_and_equal_cards_and_groups_in_one_play():
    rules = placed("8S 5D 3C", ("8D", "KC"), ((8, 1, HALF),))
    assert sets(rules) == [
        "3C 5D", "3C 5D 8S", "3C 5D 8S unit", "3C 5D unit", "8S", "8S unit", "unit",
    ]
    play(rules, "capture 8D: 8S, 5D+3C, unit")
    assert len(rules.taken[0]) == 6 and not rules.table
