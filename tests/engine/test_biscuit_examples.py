# SPDX-License-Identifier: MIT
"""The worked examples B1 to B25 of RULES.md 3.4."""

from engine import decktet, decktet_names
from tests.engine import biscuit_kit as kit


def test_b1_b2_straight_and_elevensies_from_the_initial_card():
    assert kit.story("5ML", "6MW@1,0 7ML@2,0") == "s2E s3"


def test_b1_every_opponent_draws_with_2_and_3_players():
    for seats in (2, 3):
        hands = ["6MW AW"] + ["CK"] * (seats - 1)
        hands[seats - 1] = "CW"
        rules = kit.position(kit.laid("5ML"), hands, "2MK 2SY 2WL")
        told = kit.play(rules, "place 6MW 1,0")
        assert told == ["0 straight 2: 6MW 5ML", "0 eleven 0: 6MW 5ML"]
        assert [len(hand) for hand in rules.hands] == [1] + [2] * (seats - 1)
        assert rules.scores() == [2] + [0] * (seats - 1)


def test_b3_straights_both_ways():
    assert kit.story("8MS", "9MS@1,0 7SK@-1,0 CM@2,0") == "s2 s3 s4"


def test_b4_a_cross_line_and_biscuits_from_it():
    line = "9MS@1,0 5ML@2,0 8WL@3,0 7WY@3,1 9WY@3,-1 8YK@3,2"
    assert kit.story("8MS", line) == "s2 0 h2O s2 s3 s2b2"
    board = kit.laid("8MS", line)
    assert [cross[0] for cross in board.crosses] == [3], "the 8 above opens nothing"


def test_b5_b6_the_seeds_own_example_in_both_orders():
    assert kit.story("3MW", "5SW@1,0 3SK@2,0 CS@2,1 CM@-1,0 CK@2,-1") == "0 h2O 0 b1 x4b1"
    assert kit.story("3MW", "5SW@1,0 3SK@2,0 CS@2,1 CK@2,-1 CM@-1,0") == "0 h2O 0 x4 b2"


def test_b7_b8_elevensies_of_a_cross_line():
    line = "5SW@1,0 3SK@2,0 8MS@2,1 9LK@2,-1 2SY@2,2"
    assert kit.story("3MW", line) == "0 h2O E 0 E"


def test_b9_a_card_is_matched_once():
    assert kit.story("3MW", "5SW@1,0 3SK@2,0 6LK@2,1 3LY@2,2") == "0 h2O 0 x4b1"


def test_b10_b11_across_the_excuse():
    assert kit.story("5ML", "E@1,0 6MW@2,0", "excuse") == "0 E"
    assert kit.story("5ML", "E@1,0 5YK@2,0 6SY@2,1", "excuse") == "0 h2O s2E"


def test_b12_crown_and_ace_in_the_basic_deck():
    assert kit.story("9MS", "CM@1,0 AS@-1,0") == "s2 E"
    assert kit.story("CM", "AM@1,0") == "E"


def test_b13_b14_pawns():
    assert kit.story("9MS", "CM@1,0", "pawns") == "0"
    assert kit.story("9MS", "PMSL@1,0 CL@2,0 AS@-1,0", "pawns") == "s2 s3 E"
    assert kit.story("PMSL", "PMYK@1,0 AK@2,0 CS@-1,0", "pawns") == "h2EO E s2E"


def test_b15_courts():
    assert kit.story("PMSL", "TMWK@1,0 CK@2,0 9LK@-1,0", "courts") == "s2E s3 s4"
    assert kit.story("AM", "PMSL@1,0 CS@2,0", "courts") == "0 E"


def test_b16_two_cross_lines():
    line = "6MW@1,0 AW@2,0 9MS@-1,0 AS@-2,0 4WL@2,1 2SY@-2,-1 AL@2,2 AY@-2,-2"
    assert kit.story("AM", line) == "0 h2O 0 h2O 0 s2 x4b1 s2x4b2"


def test_b17_a_straight_through_a_cross_card():
    line = "9MS@1,0 7SK@2,0 4YK@3,0 5YK@3,1 3LY@3,-1 2SY@3,-2"
    assert kit.story("4MS", line) == "0 E h2O s2 s3 s4"


def out_with(hands, chosen: bytes = b"") -> list:
    """The events of seat 0 going out with 6MW on an initial 4MS, which scores nothing else."""
    rules = kit.position(
        kit.laid("4MS"), ["6MW"] + hands, "", 0, (), chosen or kit.options(target=0)
    )
    told = kit.play(rules, "place 6MW 1,0")
    return [one for one in told if one.split()[1] in ("out", "bonus")]


def test_b18_going_out_counts_what_the_others_are_left_with():
    told = out_with(["AM CK 4WL 7SK"])
    assert told == ["0 out 5: ", "0 bonus 6: AM 4WL 7SK CK"]


def test_b19_pawns_count_three_and_the_excuse_nothing():
    told = out_with(["PMSL E 2MK"], kit.options(deck="pawns+excuse", target=0))
    assert told == ["0 out 5: ", "0 bonus 5: 2MK PMSL E"]


def test_b20_the_partners_cards_count_against():
    told = out_with(["5ML", "9MS AK", "CW"], kit.options(partners=True, target=0))
    assert told == ["0 out 5: ", "0 bonus 2: 5ML", "0 bonus -3: AK 9MS", "0 bonus 1: CW"]


def test_b21_elevensies_with_the_last_card_draw_first():
    rules = kit.position(kit.laid("5ML"), ["6MW", "4WL"], "CK 2MK", 0, (), kit.options(target=0))
    told = kit.play(rules, "place 6MW 1,0")
    assert told == [
        "0 straight 2: 6MW 5ML", "0 eleven 0: 6MW 5ML", "0 out 5: ", "0 bonus 3: 4WL CK",
    ]
    assert rules.scores() == [10, 0] and rules.over() and rules.winners() == b"\0"


def hands_after(pile: str, **chosen) -> list:
    """How many cards each holds after seat 0 made Elevensies; the others held 5, 4 and 4."""
    hands = ["6MW AM", "4WL 7SK 8MS 9LK 2MK", "CK CW CS CL", "AY AK 3SK 3LY"]
    rules = kit.position(kit.laid("5ML"), hands, pile, 0, (), kit.options(**chosen))
    kit.play(rules, "place 6MW 1,0")
    return [len(hand) for hand in rules.hands]


def test_b22_with_four_those_with_the_fewest_cards_draw():
    assert hands_after("2SY 2WL 5SW") == [1, 5, 5, 5]
    assert hands_after("2SY 2WL 5SW", elevensies="left") == [1, 6, 4, 4]
    assert hands_after("2SY") == [1, 5, 5, 4]


def test_b23_what_fits_at_an_end():
    board = kit.laid("4WL")
    assert not board.takes(kit.card("4MS"), 1, 0)
    assert board.takes(kit.card("9WY"), 1, 0) and board.takes(kit.card("E"), -1, 0)
    board = kit.laid("4WL", "E@1,0")
    for card in decktet.pack(True, True, False):
        assert board.takes(card, 2, 0) or card == kit.card("4WL")
    assert not board.takes(kit.card("9WY"), 1, 0) and not board.takes(kit.card("9WY"), 3, 0)


def test_b24_a_stale_hand():
    board = kit.nines()
    rules = kit.position(board, ["AW", "7WY"], "", 0, (), kit.options(target=0))
    assert kit.legal(rules) == ["pass"]
    assert kit.play(rules, "pass") == ["0 passes 0: ", "0 stale 0: "]
    assert rules.over() and rules.scores() == [0, 0] and rules.winners() == b"\0\1"
    rules = kit.position(board, ["AW", "2SY"], "", 0, (), kit.options(target=0))
    assert kit.play(rules, "pass") == ["0 passes 0: "] and rules.seat() == 1
    assert kit.legal(rules) == ["place 2SY 2,0"]


def test_b25_a_card_drawn_may_be_placed_or_kept():
    board = kit.nines()
    rules = kit.position(board, ["AW 7WY", "5SW 8MS"], "2SY 4WL")
    assert kit.legal(rules) == ["draw"]
    packed = rules.pack()
    assert kit.play(rules, "draw") == ["0 draws 0: "]
    assert rules.seat() == 0 and kit.legal(rules) == ["place 2SY 2,0", "pass"]
    assert kit.play(rules, "pass") == ["0 passes 0: "] and rules.seat() == 1
    rules.unpack(packed)
    rules.stock = bytes(decktet_names.hand("4WL 2SY"))
    kit.play(rules, "draw")
    assert kit.legal(rules) == ["place 4WL -2,0", "pass"]
    kit.play(rules, "place 4WL -2,0")
    assert rules.seat() == 1
