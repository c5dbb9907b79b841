# SPDX-License-Identifier: MIT
"""The table of casino by keys and touches, with cards that are known (RULES.md 5.3)."""



from firmware.tables.casino.field import DIM, LIT, PLAIN
from firmware.ui.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.engine import casino_kit as kit
from tests.firmware.casino_laid import (
    W,
    chosen,
    confirm,
    last,
    lay,
    rules,
    states,
    touch,
)

K2 = "AC 2D 3H 5S 6C 8D"


def test_the_first_proposal_is_a_maximal_capture_and_each_can_be_stepped_through():
    """CA-04, K2: two captures to which nothing can be added."""
    play = lay(K2, ("8C KS", "9C 9S"))
    play.press(A)
    seen = set()
    for _ in range(6):
        seen.add(chosen(play))
        play.press(RIGHT)
    captures = {text for text in seen if text.startswith("capture")}
    assert captures == {"capture 8C: 8D, 6C+2D, 5S+3H", "capture 8C: 8D, 5S+2D+AC"}
    assert "trail 8C" in seen
    play.press(LEFT, LEFT)
    assert chosen(play) in seen


def test_two_presses_play_what_is_proposed():
    play = lay("3D 7S KC 5H", ("7D QS", "9C 9S"))  # K1
    play.press(A)
    assert play.app.match.made == 0
    play.press(A)
    assert last(play) == "capture 7D: 7S"


def test_what_can_still_be_added_is_bright():
    """The engine's legality, lit as one goes."""
    play = lay(K2, ("8C KS", "9C 9S"))
    play.press(A)
    for card in ("8D", "5S", "2D", "AC"):
        touch(play, card)
    assert set(states(play).values()) == {PLAIN}
    touch(play, "6C")
    assert states(play) == {"6C": LIT, "2D": PLAIN, "8D": PLAIN, "5S": PLAIN, "3H": PLAIN,
                            "AC": DIM}
    assert W.UNFINISHED[0] % "6" in play.texts
    touch(play, "2D")
    assert chosen(play) == "capture 8C: 6C+2D"
    assert states(play) == {"6C": LIT, "2D": LIT, "8D": PLAIN, "5S": PLAIN, "3H": PLAIN,
                            "AC": DIM}
    touch(play, "AC")
    assert chosen(play) == "capture 8C: 6C+2D"
    assert play.app.match.made == 0


def test_moving_the_cursor_makes_no_move():
    play = lay(K2, ("8C KS", "9C 9S"))
    play.press(RIGHT, LEFT, UP, LEFT, A, UP, LEFT, RIGHT, A, DOWN, DOWN, DOWN, B, A, RIGHT, B)
    assert play.app.match.made == 0


def test_the_preview_counts_cards_spades_and_points():
    play = lay("TD 2S AS AC 3H 4S", ("TC KS", "9C 9S"))
    assert "Ⓐ choose" in play.text
    assert any("Take 10: 10, 4+3+2+A" in text for text in play.texts)
    play.press(A)
    assert "6 cards, 3 spades +4" in play.texts
    assert "10♦ 2♠ A" in play.texts or "10♦ 2♠ 1 ace" in play.texts


def test_keys_reach_every_play_of_k12():
    """CA-11, CA-12, CA-17: raise alone and with gathering, captures, the own build; no trail."""
    found = set()
    for cards in ((), ("9H",), ("4S", "5S"), ("9H", "4S", "5S")):
        play = k12()
        touch(play, "AC")
        for card in {"9H", "4S", "5S"} - set(cards):
            touch(play, card)
        found.add(chosen(play))
    for cards in (("9H",), ("4S", "5S"), ("9H", "4S", "5S")):
        play = k12()
        touch(play, "9D")
        for card in {"9H", "4S", "5S"} - set(cards):
            touch(play, card)
        found.add(chosen(play))
    play = k12()
    touch(play, "8H")
    found.add(chosen(play))
    assert found == set(kit.legal(rules(play))) and len(found) == 8


def k12():
    return lay("9H 4S 5S", ("AC 9D 8H", "KC KH KS"), units=((8, 0, "5H 3C"),))


def test_one_choice_with_several_meanings_is_stepped_through():
    """K7: an 8 takes the 8 or calls 8 with it."""
    play = lay("8H", ("8S 8D", "KC KH"))
    play.press(A, UP, A, A, DOWN)
    assert chosen(play) == "capture 8D: 8H"
    play.press(RIGHT)
    assert chosen(play) == "call 8 8D: 8H"
    play.press(A)
    assert last(play) == "call 8 8D: 8H"


def test_a_build_and_a_call_of_the_same_cards():
    """K6: 5 and 2 build 7; with the 7 they call it."""
    play = lay("2H 7C", ("5D 7S", "KC KH"))
    play.press(A)
    assert chosen(play) == "call 7 5D: 2H, 7C"
    touch(play, "7C")
    assert chosen(play) == "build 7 5D: 2H"
    assert W.LATER % "7♠" in play.texts


def test_a_build_that_has_the_value_of_a_unit_merges_with_it():
    """K11, CA-15."""
    play = lay("5C", ("3D 8H", "QC KH"), units=((8, 1, "6S 2S"),))
    play.press(A)
    assert chosen(play) == "call 8 3D: 5C, unit"
    assert states(play) == {8: LIT, "5C": LIT}
    play.press(A)
    assert rules(play).units[0][:2] == [8, 0]


def test_a_unit_says_whose_it_is_and_what_lies_in_it():
    play = lay("4H", ("2D 9S", "7H 7S"), units=((7, 1, "5C 2C", "7C"),))  # K8
    assert "C2" in play.texts and "7" in play.texts
    play.press(A, UP)
    assert "7: 5♣2♣ 7♣ Computer" in play.texts
    assert states(play)[7] == DIM  # a call is not raised (CA-13)
    play.press(A)
    assert play.app.match.made == 0


def test_cards_that_cannot_be_played_are_dim_and_passed_over():
    """K9: who owns a build may not trail."""
    play = lay("5D 3C", ("2C 8D", "KC KH"), units=((8, 0, "6H 2H"),))
    hand = play.scene._table.hand
    assert hand.cards[hand.at] == kit.hand("8D")[0]
    play.press(LEFT, RIGHT)
    touch(play, "2C")
    assert chosen(play) == "capture 8D: 5D+3C, unit"
    play.press(A, UP)
    touch(play, "5D")
    touch(play, "3C")
    touch(play, 8)
    play.press(DOWN)
    assert chosen(play) == "" and W.UNFINISHED[2] in play.text and W.UNFINISHED[3] in play.texts
    confirm(play)
    assert play.app.match.made == 0


def test_who_must_take_is_told_so():
    """CA-03 with its option."""
    play = lay("5D", ("5C KD", "KC KH"), chosen=kit.options(capture="must"))
    play.press(A)
    touch(play, "5D")
    assert W.UNFINISHED[4] in play.texts
    confirm(play)
    assert play.app.match.made == 0


def test_a_court_card_takes_the_one_that_is_chosen_or_all():
    """K10, CA-05."""
    play = lay("KS KH 4D", ("KD QS", "QC KC"))
    touch(play, "KD")
    first = chosen(play)
    play.press(RIGHT)
    assert {first, chosen(play)} == {"capture KD: KS", "capture KD: KH"}
    play = lay("KS KH 4D", ("KD QS", "QC KC"), chosen=kit.options(court="all"))
    touch(play, "KD")
    assert chosen(play) == "capture KD: KS, KH"


def test_another_hand_card_and_the_same_again():
    play = lay(K2, ("8C KS", "9C 9S"))
    touch(play, "8C")
    touch(play, "KS")
    assert chosen(play) == "trail KS"
    touch(play, "KS")
    assert "Ⓐ choose" in play.text
    assert play.app.match.made == 0


def test_the_arrows_of_the_bar_can_be_touched():
    play = lay(K2, ("8C KS", "9C 9S"))
    play.press(A)
    first = chosen(play)
    bar = play.scene._table.bar
    play.tap(155, bar.y + 5)
    assert chosen(play) != first
    play.tap(5, bar.y + 5)
    assert chosen(play) == first
    confirm(play)
    assert last(play) == first
