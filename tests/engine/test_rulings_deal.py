# SPDX-License-Identifier: MIT
"""Rulings of RULES.md 4.2 on cutting, dealing, discards and the starter, and E1 and E5."""

from engine import cards
from engine.cribbage.codes import (
    CUT,
    CUTTING,
    DEAL,
    DISCARD,
    DISCARDING,
    FIRST,
    PLAY,
    PLAYING,
    SHOW,
)
from engine.cribbage.rules import Rules
from engine.decks import Decks
from engine.match import Match
from tests.engine import kit


def cutting(*decks: str) -> Rules:
    """The cut for the first deal, from packs that begin with these cards."""
    given = []
    for top in decks:
        first = cards.hand(top)
        given.append(first + bytes([card for card in range(52) if card not in first]))
    return Rules(2, b"", Decks("cut", given))


def test_cr_01_equal_ranks_cut_again_from_a_new_shuffle():
    rules = cutting("7C 7D", "KC AS")
    assert rules.phase == FIRST and rules.seat() == 0 and rules.dealer == -1
    rules.play(bytes((CUT, 1)))
    assert rules.seat() == 1
    rules.play(bytes((CUT, 1)))
    assert rules.phase == FIRST and rules.seat() == 0, "suits break no tie"
    assert len(rules.stock) == 52
    rules.play(bytes((CUT, 1)))
    rules.play(bytes((CUT, 1)))
    assert cards.texts(rules.cuts) == ["7C", "7D", "KC", "AS"]
    assert rules.dealer == 1 and rules.phase == DISCARDING, "E5: the Ace of spades deals"
    assert rules.seat() == 0


def test_cr_01_the_lower_rank_deals():
    rules = cutting("2S KD")
    rules.play(bytes((CUT, 1)))
    rules.play(bytes((CUT, 1)))
    assert rules.dealer == 0 and rules.seat() == 1


def test_cr_01_the_second_cuts_what_the_first_left():
    rules = cutting("2S KD 3H")
    rules.play(bytes((CUT, 2)))
    assert len(rules.stock) == 51 and cards.parse("KD") not in bytes(rules.stock)
    rules.play(bytes((CUT, 2)))
    assert cards.texts(rules.cuts) == ["KD", "3H"]


def test_cr_02_one_shuffle_a_deal_decides_everything():
    deals = []
    for depths in ((1, 51), (30, 7)):
        rules = Rules(2, b"", Decks("tie free"))
        for depth in depths:
            rules.play(bytes((CUT, depth)))
        assert rules.shuffles == 2, "one for the cut, one for the deal"
        deals.append((sorted((bytes(hand) for hand in rules.hands)), bytes(rules.stock)))
    assert deals[0] == deals[1], "how the first pack was cut does not change the deal"


def test_cards_are_dealt_one_at_a_time_from_the_pone():
    rules = Rules(2, b"", Decks("x", (bytes(range(52)),)), 0)
    assert list(rules.hands[1]) == [0, 2, 4, 6, 8, 10]
    assert list(rules.hands[0]) == [1, 3, 5, 7, 9, 11]
    assert list(rules.stock) == list(range(12, 52))


def test_cr_03_two_discards_the_pone_first_and_unseen():
    rules = Rules(2, b"", Decks("discards"), 1)
    assert rules.phase == DISCARDING and rules.seat() == 0
    moves = list(rules.moves())
    assert len(moves) == 15 and all([len(move) == 3 for move in moves])
    thrown = rules.hands[0][:2]
    rules.play(kit.pair(thrown[0], thrown[1]))
    assert rules.seat() == 1 and len(rules.hands[0]) == 4 and rules.crib == thrown
    assert rules.events == [] and cards.texts(rules.view(1).crib) == ["?", "?"]
    own = rules.hands[1][2:4]
    rules.play(kit.pair(own[0], own[1]))
    assert rules.phase == CUTTING and rules.seat() == 0
    assert cards.texts(rules.view(0).crib) == cards.texts(thrown) + ["?", "?"]
    assert cards.texts(rules.view(1).crib) == ["?", "?"] + cards.texts(own)


def test_cr_03_exactly_two_different_cards_of_the_hand():
    rules = Rules(2, b"", Decks("discards"), 1)
    hand = rules.hands[0]
    for wrong in (
        bytes((DISCARD, hand[0])), bytes((DISCARD, hand[0], hand[0])),
        bytes((DISCARD, hand[0], hand[1], hand[2])), bytes((DISCARD, hand[1], hand[0])),
        kit.pair(hand[0], rules.hands[1][0]), bytes((PLAY, hand[0])), b"", bytes((DEAL,)),
    ):
        assert not rules.allows(wrong)


def test_cr_04_the_starter_is_the_card_at_the_depth():
    for depth in range(53):
        rules = Rules(2, b"", Decks("starter"), 1)
        for _ in range(2):
            hand = rules.hands[rules.seat()]
            rules.play(kit.pair(hand[0], hand[1]))
        assert rules.seat() == 0, "the pone cuts"
        assert rules.allows(bytes((CUT, depth))) == (4 <= depth <= 36)
        if 4 <= depth <= 36:
            expected = rules.stock[depth - 1]
            rules.play(bytes((CUT, depth)))
            assert rules.starter == expected and expected not in bytes(rules.stock)
            assert len(rules.stock) == 39 and rules.phase == PLAYING


def test_cr_04_the_same_depth_again_gives_the_same_card():
    match = Match("cribbage", b"\0\0", "again", b"", 1)
    starters = []
    for _ in range(2):
        while match.rules.phase != PLAYING:
            moves = list(match.rules.moves())
            match.play(moves[len(moves) // 2])
        starters.append(match.rules.starter)
        match.restart()
    assert starters[0] == starters[1]


def test_cr_05_heels_are_scored_before_anything_else():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "JS")
    assert kit.reasons(rules) == [(1, "heels", 2, "cut", "JS")]
    assert rules.scores() == [0, 2] and rules.seat() == 0


def test_cr_05_e1_heels_win_before_the_lead():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "JS", points=(120, 119))
    assert rules.over() and rules.seat() == -1 and rules.winners() == b"\1"
    assert rules.scores() == [120, 121] and list(rules.moves()) == []
    assert not rules.allows(bytes((PLAY, cards.parse("4H"))))


def test_cr_05_a_jack_starter_is_never_nobs():
    rules = kit.dealt("2D 4S 6H 8H", "3S 5S 7H 9H", "JC", "AC AD 2C 2H")
    while rules.phase == PLAYING:
        rules.play(next(rules.moves()))
    assert [event for event in kit.reasons(rules) if event[1] == "nobs"] == []


def test_cr_22_a_new_match_begins_with_the_cut():
    match = Match("cribbage", b"\0\1", "new")
    assert match.rules.phase == FIRST and match.rules.dealer == -1


def test_the_deal_alternates():
    match = kit.random_match("alternate")
    dealers = []
    match.seek(0)
    while match.can_redo():
        deals = match.rules.deals
        match.forward()
        if match.rules.deals != deals:
            dealers.append(match.rules.dealer)
    assert len(dealers) > 5
    for i in range(1, len(dealers)):
        assert dealers[i] == 1 - dealers[i - 1]


def test_cr_25_two_seats_only():
    for seats in (0, 1, 3, 4):
        assert "2 seats" in kit.raises(Match, "cribbage", bytes(seats), "7")
        kit.raises(Rules, seats, b"", Decks("7"))


def test_the_cut_for_the_deal_stays_known_through_the_first_deal():
    match = kit.random_match("cuts", 12)
    assert len(match.rules.cuts) >= 2 and match.rules.view(0).cuts == match.rules.cuts
    while match.rules.phase != SHOW:
        match.play(next(match.rules.moves()))
    match.play(bytes((DEAL,)))
    assert not match.rules.cuts
