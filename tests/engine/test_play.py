# SPDX-License-Identifier: MIT
"""The play: every worked example of RULES.md 4.4, card by card, and the highest pegging of 7.2."""

from engine import cards
from engine.cribbage.codes import SHOW
from tests.engine import kit

# id, pone, dealer, the cards in order with what each scored, points of P and D
EXAMPLES = (
    ("P1", "4H 6C KD KS", "5D 5S TH 9C",
     "P4H=4 D5D=9 P6C=15[fifteen2 run3] D5S=20 PKD=30[D passo go1] "
     "DTH=10 PKS=20 D9C=29[last1]", 6, 1),
    ("P2", "3H 4C 2D KS", "5S 6H TC QD",
     "P3H=3 D5S=8 P4C=12[run3] D6H=18[run4] P2D=20[run5] DTC=30[P passo go1] "
     "PKS=10 DQD=20[last1]", 8, 6),
    ("P3", "KC 5D 3H 2S", "QC 6D 4H AS",
     "PKC=10 DQC=20 P5D=25 D6D=31[thirtyone2] P3H=3 D4H=7 P2S=9[run3] DAS=10[run4 last1]", 3, 7),
    ("P4", "KC JD 2S 2H", "QC 7H 2C 2D",
     "PKC=10 DQC=20 PJD=30[run3 D passo go1] D7H=7 P2S=9 D2C=11[pair2] P2H=13[triplet6] "
     "D2D=15[fifteen2 quartet12 last1]", 10, 17),
    ("P5", "AH AC 2D 3S", "KC KD KH 9S",
     "PAH=1 DKC=11 PAC=12 DKD=22 P2D=24[D passo] P3S=27[go1] DKH=10 D9S=19[last1]", 1, 1),
    ("P5b", "AH 2D 3S 4C", "KC QD KH KS",
     "PAH=1 DKC=11 P2D=13 DQD=23 P3S=26[D passo] P4C=30[go1] DKH=10 DKS=20[pair2 last1]", 1, 3),
    ("P7", "9H 4C 4D KS", "TC QD JH 9S",
     "P9H=9 DTC=19 P4C=23[D passo] P4D=27[pair2 go1] DQD=10 PKS=20 DJH=30[run3 go1] "
     "D9S=9[last1]", 3, 5),
    ("P8", "KC 6D 5H TS", "QC 7S 3D 9C",
     "PKC=10 DQC=20 P6D=26 D3D=29[P passo go1] P5H=5 D7S=12 PTS=22 D9C=31[thirtyone2]", 0, 3),
    ("P9", "5C 5D 9H KS", "5H TC TD 8S",
     "P5C=5 D5H=10[pair2] P5D=15[fifteen2 triplet6] DTC=25[P passo go1] P9H=9 DTD=19 "
     "PKS=29[go1] D8S=8[last1]", 9, 4),
    ("P10", "4C 6D 5H KS", "5S 6H 4D KD",
     "P4C=4 D5S=9 P6D=15[fifteen2 run3] D6H=21[pair2] P5H=26 D4D=30[run3 P passo go1] "
     "PKS=10 DKD=20[pair2 last1]", 5, 9),
    ("P11", "7C 7D 4C 4D", "7H 7S 4H 4S",
     "P7C=7 D7H=14[pair2] P7D=21[triplet6] D7S=28[quartet12 P passo go1] "
     "P4C=4 D4H=8[pair2] P4D=12[triplet6] D4S=16[quartet12 last1]", 12, 30),
    # The most that the pone, and that both together, can peg in one deal (RULES.md 7.2).
    ("most for the pone", "5C 4D 4H 4S", "6C 4C 9H 9S",
     "P5C=5 D6C=11 P4D=15[fifteen2 run3] D4C=19[pair2] P4H=23[triplet6 D passo] "
     "P4S=27[quartet12 go1] D9H=9 D9S=18[pair2 last1]", 24, 5),
    ("most for both", "7C 7D 5C 5D", "7H 7S 5H 5S",
     "P7C=7 D7H=14[pair2] P7D=21[triplet6] D7S=28[quartet12 P passo go1] "
     "P5C=5 D5H=10[pair2] P5D=15[fifteen2 triplet6] D5S=20[quartet12 last1]", 14, 30),
)


def order(told: str) -> str:
    """The cards of a story."""
    words = [word for word in told.split() if "=" in word]
    return " ".join([word[1:3] for word in words])


def test_every_worked_example_card_by_card():
    for name, pone, dealer, told, for_pone, for_dealer in EXAMPLES:
        rules = kit.dealt(pone, dealer, "8D" if "8D" not in pone + dealer else "KC")
        assert rules.seat() == 0, "the pone leads"
        happened = kit.story(rules, order(told))
        assert happened == told, name
        assert kit.pegged(rules) == [for_pone, for_dealer], name
        assert rules.phase == SHOW, name


def test_p4_scores_the_most_that_one_card_can():
    rules = kit.dealt("KC JD 2S 2H", "QC 7H 2C 2D", "8D")
    kit.lay(rules, "KC QC JD 7H 2S 2C 2H 2D")
    last = [event for event in kit.reasons(rules, True) if event[3] == "play"]
    assert last == [
        (1, "fifteen", 2, "play", "7H 2S 2C 2H 2D"), (1, "quartet", 12, "play", "2S 2C 2H 2D"),
        (1, "last", 1, "play", "2D"),
    ]


def test_p6_the_point_for_the_count_wins_and_nothing_follows():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D", points=(115, 118))
    kit.lay(rules, "4H 5D 6C")
    assert rules.scores() == [120, 118] and not rules.over()
    kit.lay(rules, "5S KD")
    assert rules.over() and rules.seat() == -1
    assert rules.scores() == [121, 118] and rules.winners() == b"\0"
    assert cards.texts(rules.hands[0]) == ["KS"]
    assert cards.texts(rules.hands[1]) == ["9C", "TH"]
    assert list(rules.moves()) == []
    assert [event for event in kit.reasons(rules) if event[3] != "play"] == []
