# SPDX-License-Identifier: MIT
"""Rulings of RULES.md 4.2 on the play; CR-12 is in test_scoring.py."""

from tests.engine import kit


def test_cr_06_passo_happens_and_is_never_a_move():
    rules = kit.dealt("AH AC 2D 3S", "KC KD KH 9S", "8D")
    kit.lay(rules, "AH KC AC KD")
    assert [event for event in kit.reasons(rules) if event[1] == "passo"] == []
    kit.lay(rules, "2D")
    assert kit.reasons(rules, True) == [(1, "passo", 0, "play", "")]
    assert rules.passed == 2 and rules.seat() == 0
    assert [rules.text(move) for move in rules.moves()] == ["play 3S"]


def test_cr_06_who_can_play_has_to():
    rules = kit.dealt("4H 6C KD KS", "AD 5S TH 9C", "8D")
    kit.lay(rules, "KD TH 6C")
    assert rules.count == 26
    assert [rules.text(move) for move in rules.moves()] == ["play AD", "play 5S"]
    for text in ("play TH", "play 9C", "play 4H", "deal", "cut 4", "discard AD 5S"):
        assert not rules.allows(rules.parse(text)), text


def test_cr_06_said_once_a_count():
    rules = kit.dealt("AH AC 2D 3S", "KC QD KH 9S", "8D")
    kit.lay(rules, "2D KC 3S QD AH AC")
    passes = [event for event in kit.reasons(rules) if event[1] == "passo"]
    assert passes == [(1, "passo", 0, "play", "")]


def test_cr_06_said_again_in_the_next_count():
    rules = kit.dealt("9H 4C 4D KS", "TC QD JH 9S", "8D")
    kit.lay(rules, "9H TC 4C")
    assert rules.passed == 2
    kit.lay(rules, "4D")
    assert rules.passed == 0 and kit.reasons(rules, True)[-1][1] == "reset"


def test_cr_07_after_a_passo_the_other_goes_on_and_scores_on_own_cards():
    rules = kit.dealt("AH 2D AC AD", "KC QD KH 9S", "8D")
    kit.lay(rules, "2D KC AH KH")
    assert kit.story(rules, "AC AD") == "PAC=24[D passo] PAD=25[pair2 go1]"


def test_cr_08_one_point_for_the_last_card_of_a_count():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D")
    kit.lay(rules, "4H 5D 6C 5S KD")
    assert kit.reasons(rules, True) == [
        (1, "passo", 0, "play", ""), (0, "go", 1, "play", "KD"), (1, "reset", 0, "play", ""),
    ]


def test_cr_08_no_point_for_the_mere_passo_of_the_other():
    rules = kit.dealt("AH AC 2D 3S", "KC KD KH 9S", "8D")
    kit.lay(rules, "AH KC AC KD 2D")
    assert kit.pegged(rules) == [0, 0]


def test_cr_08_who_has_no_cards_counts_as_unable_and_says_nothing():
    rules = kit.dealt("5C 5D 9H KS", "5H TC TD 8S", "8D")
    kit.lay(rules, "5C 5H 5D TC 9H TD KS")
    assert kit.reasons(rules, True) == [
        (0, "go", 1, "play", "KS"), (1, "reset", 0, "play", ""),
    ]


def test_cr_09_thirty_one_is_two_points_and_a_new_count():
    rules = kit.dealt("KC 5D 3H 2S", "QC 6D 4H AS", "8D")
    kit.lay(rules, "KC QC 5D 6D")
    assert kit.reasons(rules, True) == [
        (1, "thirtyone", 2, "play", "KC QC 5D 6D"), (0, "reset", 0, "play", ""),
    ]
    assert rules.count == 0 and not rules.pile and len(rules.played) == 4


def test_cr_10_the_opponent_of_who_laid_last_leads():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D")
    kit.lay(rules, "4H 5D 6C 5S KD")
    assert rules.seat() == 1, "after a count that ended below 31"
    rules = kit.dealt("KC 5D 3H 2S", "QC 6D 4H AS", "8D")
    kit.lay(rules, "KC QC 5D 6D")
    assert rules.seat() == 0, "after 31"


def test_cr_10_who_laid_last_leads_where_the_opponent_has_no_card():
    rules = kit.dealt("9H 4C 4D KS", "TC QD JH 9S", "8D")
    kit.lay(rules, "9H TC 4C 4D QD KS JH")
    assert kit.reasons(rules, True)[2:] == [(1, "reset", 0, "play", "")]
    assert rules.seat() == 1 and rules.count == 0


def test_cr_11_the_last_card_replaces_the_go():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D")
    kit.lay(rules, "4H 5D 6C 5S KD TH KS 9C")
    last = [event for event in kit.reasons(rules, True) if event[3] == "play"]
    assert last == [(1, "last", 1, "play", "9C")]


def test_cr_11_no_point_for_the_last_card_at_31():
    rules = kit.dealt("KC 6D 5H TS", "QC 7S 3D 9C", "8D")
    kit.lay(rules, "KC QC 6D 3D 5H 7S TS 9C")
    last = [event for event in kit.reasons(rules, True) if event[3] == "play"]
    assert last == [(1, "thirtyone", 2, "play", "5H 7S TS 9C")]


def test_cr_13_scores_of_one_card_add():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D")
    kit.lay(rules, "4H 5D 6C")
    assert kit.reasons(rules, True) == [
        (0, "fifteen", 2, "play", "4H 5D 6C"), (0, "run", 3, "play", "4H 5D 6C"),
    ]


def test_cr_14_nothing_spans_a_new_count():
    rules = kit.dealt("KC 5D 4H 2S", "QC 6D 4D AS", "8D")
    assert kit.story(rules, "KC QC 5D 6D 4H") == (
        "PKC=10 DQC=20 P5D=25 D6D=31[thirtyone2] P4H=4"
    ), "5 6 4 is no run across the new count"


def test_cr_14_a_passo_does_not_interrupt():
    rules = kit.dealt("9H 4C 4D KS", "TC QD JH 9S", "8D")
    assert kit.story(rules, "9H TC 4C 4D") == (
        "P9H=9 DTC=19 P4C=23[D passo] P4D=27[pair2 go1]"
    )


def test_cr_15_who_is_out_of_cards_is_skipped_count_after_count():
    rules = kit.dealt("AH 2D 3S 4C", "KC QD KH KS", "8D")
    kit.lay(rules, "AH KC 2D QD 3S 4C KH")
    assert rules.seat() == 1 and kit.reasons(rules, True) == []
    kit.lay(rules, "KS")
    assert kit.pegged(rules) == [1, 3]
