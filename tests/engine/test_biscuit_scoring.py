# SPDX-License-Identifier: MIT
"""The rulings of RULES.md 3.3 on placing and scoring, each by a test that names it."""

from engine import decktet, decktet_names
from engine.biscuit.board import Board, backwards
from engine.biscuit.scoring import left_value, makes_eleven, placed, run, signed
from engine.decktet_names import COURT, CROWN, PAWN
from tests.engine import biscuit_kit as kit

DECKS = ("basic", "excuse", "pawns", "pawns+excuse", "courts", "courts+excuse")


def scores(board: Board, card: str, x: int, y: int, deck: str = "basic") -> list:
    """Scores as `reason points: cards`."""
    reasons = ("straight", "hot", "hotcross", "biscuit")
    number = DECKS.index(deck)
    return [
        "%s %d: %s" % (reasons[reason], points, " ".join(decktet_names.texts(cards)))
        for reason, points, cards in placed(board, kit.card(card), x, y, number)
    ]


def places(board: Board) -> list:
    """Where lines can grow, as (x, y)."""
    return [(x, y) for x, y, _ in board.ends()]


def test_a_board_grows_at_both_ends_of_every_line():
    board = kit.laid("5ML")
    assert places(board) == [(-1, 0), (1, 0)]
    board = kit.laid("8MS", "9MS@1,0 5ML@2,0 8WL@3,0")
    assert places(board) == [(-1, 0), (4, 0), (3, 1), (3, -1)]
    board.place(kit.card("7WY"), 3, 1)
    assert places(board) == [(-1, 0), (4, 0), (3, 2), (3, -1)]
    for x, y in ((0, 0), (0, 1), (1, 1), (3, 1), (3, 0), (5, 0), (-2, 0), (3, 3)):
        assert not board.takes(kit.card("8YK"), x, y) and not board.takes(kit.card("E"), x, y)


def test_bi_10_only_the_neighbour_in_the_extended_line_matters():
    # Two Pawns side by side, both cross cards: their arms touch sideways.
    board = kit.laid("PMSL", "PMYK@1,0 PSWK@2,0 AM@1,1")
    assert [cross[0] for cross in board.crosses] == [1, 2]
    assert board.takes(kit.card("AW"), 2, 1), "beside AM, but on PSWK"
    assert not board.takes(kit.card("AM"), 2, 1) and not board.takes(kit.card("AL"), 2, 1)
    assert "straight" not in "".join(scores(board, "2WL", 2, 1, "pawns")), "AM is no neighbour"


def test_bi_11_what_opens_a_cross_line():
    board = kit.laid("8MS", "9MS@1,0 5ML@2,0 8WL@3,0 7WY@3,1")
    assert [cross[0] for cross in board.crosses] == [3], "the initial card opens none"
    assert not board.opens(kit.card("8YK"), 2), "not in a cross line"
    assert board.opens(kit.card("8YK"), 0) and not board.opens(kit.card("7SK"), 0)
    # Five Aces can open lines, three Pawns, two number cards.
    board = kit.laid("AM", "E@1,0 AS@2,0 6SY@3,0 AY@4,0")
    assert [cross[0] for cross in board.crosses] == [2, 4]


def test_bi_12_a_cross_card_alone_is_no_line_but_is_played_on():
    board = kit.laid("3MW", "5SW@1,0 3SK@2,0")
    assert scores(board, "3LY", -1, 0) == ["hot 2: 3LY 3SK"], "not a biscuit with itself too"
    assert board.takes(kit.card("CS"), 2, 1) and board.takes(kit.card("CS"), 2, -1)
    # At the left end a card meets no end of the lone cross line: with a card on it, it does.
    board = kit.laid("3MW", "5SW@1,0 3SK@2,0 9LK@3,0")
    assert scores(board, "3LY", 4, 0) == ["hot 2: 3LY 3MW"]
    board.place(kit.card("CS"), 2, 1)
    assert scores(board, "3LY", 4, 0) == ["hot 2: 3LY 3MW", "biscuit 1: 3LY 3SK"]


def test_bi_12_a_cross_card_alone_is_no_line_among_several_either():
    board = kit.laid("AM", "6MW@1,0 AW@2,0 4WL@3,0 AL@4,0 3LY@5,0 AY@6,0 4YK@7,0")
    assert [cross[0] for cross in board.crosses] == [2, 4, 6]
    assert scores(board, "AK", 8, 0) == ["hot 2: AK AM"]
    board.place(kit.card("9WY"), 2, 1)
    assert scores(board, "AK", 8, 0) == ["hot 2: AK AM", "biscuit 1: AK AW"]


def test_bi_13_the_cross_card_is_an_end_while_an_arm_is_empty():
    board = kit.laid("3MW", "5SW@1,0 3SK@2,0 8MS@2,1")
    assert board.line(2, 2) == decktet_names.hand("8MS 3SK")
    assert scores(board, "3LY", 2, 2)[-2:] == ["hotcross 4: 3LY 3SK", "biscuit 1: 3LY 3MW"]
    assert makes_eleven(8, 3, 0)
    assert kit.story("3MW", "5SW@1,0 3SK@2,0 8MS@2,1").split()[-1] == "E"


def test_bi_14_the_initial_card_is_the_other_end_of_the_first_placement():
    assert kit.story("PMSL", "PMYK@1,0", "courts") == "h2O"
    assert kit.story("5ML", "6MW@-1,0") == "s2E"


def test_bi_15_a_straight_runs_one_way_from_the_placed_card():
    line = "9MS@1,0 7SK@-1,0"
    assert kit.story("8MS", line) == "s2 s3"
    # It turns nowhere: 7 8 7 is a straight of 2 from either end.
    board = kit.laid("7SK", "8MS@1,0")
    assert scores(board, "7ML", 2, 0) == ["straight 2: 7ML 8MS", "hot 2: 7ML 7SK"]
    # Equal ranks and the Excuse stop it.
    assert kit.story("5ML", "E@1,0 6MW@2,0", "excuse") == "0 E"
    assert kit.story("5ML", "E@1,0 5YK@2,0 6SY@3,0", "excuse").split()[-1] == "s2E"
    # No step of two, no wrap, nothing under two cards.
    assert kit.story("5ML", "7ML@1,0") == "0" and kit.story("CM", "AM@1,0") == "E"
    assert kit.story("AM", "2MK@1,0 3MW@2,0") == "s2 s3", "the Ace is below the 2"
    assert kit.story("9MS", "CM@1,0") == "s2" and kit.story("CM", "9MS@1,0") == "s2"


def test_bi_16_a_new_cross_card_scores_in_the_main_line_only():
    board = kit.laid("8MS", "9MS@1,0 5ML@2,0")
    assert scores(board, "8WL", 3, 0) == ["hot 2: 8WL 8MS"]


def test_bi_17_everything_adds_up():
    line = "6MW@1,0 AW@2,0 9MS@-1,0 AS@-2,0 4WL@2,1 2SY@-2,-1 AL@2,2"
    told = scores(kit.laid("AM", line), "AY", -2, -2)
    assert told == [
        "straight 2: AY 2SY", "hotcross 4: AY AS", "biscuit 1: AY AW", "biscuit 1: AY AL",
    ]
    assert kit.story("5ML", "6MW@1,0") == "s2E", "Elevensies with points"


def test_bi_18_a_card_is_matched_once_in_the_best_way():
    board = kit.laid("3MW", "5SW@1,0 3SK@2,0 6LK@2,1")
    told = scores(board, "3LY", 2, 2)
    assert told == ["hotcross 4: 3LY 3SK", "biscuit 1: 3LY 3MW"], "3SK ends the main line too"
    # Where it is an end of two other lines it is one biscuit.
    board = kit.laid("AM", "6MW@1,0 AW@2,0 9MS@-1,0 AS@-2,0 4WL@2,1 2SY@-2,-1")
    told = scores(board, "AL", 2, 2)
    assert told == ["hotcross 4: AL AW", "biscuit 1: AL AS"], "AS ends main line and cross line"


def test_bi_18_a_card_is_matched_once_however_long_the_line_is():
    board = kit.laid("3MW", "5SW@1,0 3SK@2,0")
    for y, name in enumerate(("6LK", "9LK", "7ML", "5ML", "8WL"), 1):
        board.place(kit.card(name), 2, y)
        assert len(board.line(2, y + 1)) == y + 1
        told = scores(board, "3LY", 2, y + 1)
        assert told == ["hotcross 4: 3LY 3SK", "biscuit 1: 3LY 3MW"], name


def test_bi_19_both_ends_of_every_other_line_count():
    board = kit.laid("3MW", "5SW@1,0 3SK@2,0 CS@2,1 CK@2,-1")
    assert scores(board, "CM", -1, 0) == ["biscuit 1: CM CS", "biscuit 1: CM CK"]
    board = kit.laid("8MS", "9MS@1,0 5ML@2,0 8WL@3,0 7WY@3,1 9WY@3,-1")
    told = scores(board, "8YK", 3, 2)
    assert told == ["straight 2: 8YK 7WY", "biscuit 1: 8YK 8MS", "biscuit 1: 8YK 8WL"]


def test_bi_19_the_line_that_is_extended_is_no_other_line():
    board = kit.laid("PMSL", "AM@1,0 PMYK@2,0 PSWK@2,1")
    told = scores(board, "PWLY", 2, 2, "pawns")
    assert told == ["hotcross 4: PWLY PMYK", "biscuit 1: PWLY PMSL"], "not its neighbour PSWK"


def test_bi_20_elevensies_look_only_at_the_other_end_of_the_line():
    assert kit.story("5ML", "7ML@1,0 6MW@2,0").split()[-1].endswith("E"), "5 at the other end"
    assert "E" not in kit.story("5ML", "7ML@1,0 4WL@2,0"), "7 is a neighbour, not the end"
    line = "5SW@1,0 3SK@2,0 8MS@2,1 9LK@2,-1"
    assert kit.story("3MW", line).split()[-1] == "0", "9 meets 8, never the main line"


def test_bi_24_the_excuse_scores_nothing_and_ends_what_it_touches():
    board = kit.laid("5ML", "6MW@1,0")
    assert scores(board, "E", 2, 0, "excuse") == []
    assert kit.story("5ML", "6MW@1,0 E@2,0 7ML@3,0", "excuse") == "s2E 0 0"
    board = kit.laid("5ML", "E@1,0")
    assert not board.opens(kit.card("E"), 0)
    assert scores(board, "5YK", -1, 0, "excuse") == [], "an Excuse at the end matches nothing"
    assert not [rank for rank in range(13) if makes_eleven(rank, 0, 1) or makes_eleven(0, rank, 5)]


def elevens(deck: int) -> set:
    """The pairs of ranks that make eleven in a deck, the lower first."""
    ranks = list(range(1, 10)) + [CROWN] + [PAWN] * (deck >= 2) + [COURT] * (deck >= 4)
    return set([
        (min(one, other), max(one, other)) for one in ranks for other in ranks
        if makes_eleven(one, other, deck)
    ])


NUMBERS = {(2, 9), (3, 8), (4, 7), (5, 6)}


def test_bi_27_pawns_make_eleven_with_ace_crown_and_pawn():
    for deck in (2, 3):
        assert elevens(deck) == NUMBERS | {(1, CROWN), (1, PAWN), (PAWN, PAWN), (PAWN, CROWN)}
    for deck in (0, 1):
        assert elevens(deck) == NUMBERS | {(1, CROWN)}


def test_bi_28_with_courts_only_pawn_and_court_make_eleven_among_them():
    for deck in (4, 5):
        assert elevens(deck) == NUMBERS | {(1, CROWN), (PAWN, COURT)}
    assert "courts" in DECKS and len(decktet.pack(True, True, False)) == 44


def test_left_values():
    values = {"AM": 1, "CK": 1, "2MK": 2, "9LK": 2, "PMSL": 3, "TMWK": 3, "E": 0}
    for card, value in values.items():
        assert left_value(kit.card(card)) == value
    assert [signed(points) for points in (0, 5, 127, 128, 253, 255)] == [0, 5, 127, -128, -3, -1]


def test_bi_30_pawns_and_courts_lie_between_9_and_crown():
    def length(deck: str, *ranks) -> int:
        """How long the straight is when the last of these ranks is placed, whatever the suits."""
        line = bytes([card_of(rank) for rank in ranks[:-1]])
        return run(ranks[-1], backwards(line), DECKS.index(deck))

    def card_of(rank: int) -> int:
        return [card for card in range(45) if decktet.RANK[card] == rank][0]

    assert length("basic", 8, 9, CROWN) == 3
    assert length("pawns", 8, 9, CROWN) == 1 and length("pawns", 8, 9, PAWN, CROWN) == 4
    assert length("courts", 9, PAWN, CROWN) == 1 and length("courts", 9, COURT) == 1
    assert length("courts", 8, 9, PAWN, COURT, CROWN) == 5
    assert length("courts", CROWN, COURT, PAWN, 9) == 4
    for deck in DECKS:
        assert length(deck, CROWN, 1) == 1 and length(deck, 1, CROWN) == 1, "no wrap"
        assert length(deck, 3, 2, 1) == 3


def test_bi_31_pawns_and_courts_match_by_rank_and_may_lie_first():
    assert kit.story("TMWK", "CK@1,0 TSLK@2,0", "courts") == "s2 s2h2O"
    board = kit.laid("PMSL", "AM@1,0 PMYK@2,0 AY@2,1")
    told = scores(board, "PSWK", 2, -1, "pawns")
    assert told == ["biscuit 1: PSWK PMSL", "biscuit 1: PSWK PMYK"]


def test_bi_39_nothing_is_rescored_when_lines_grow():
    rules = kit.position(kit.laid("5ML"), ["6MW 2WL", "7ML AK", ], "9LK CK")
    kit.play(rules, "place 6MW 1,0")
    assert rules.scores() == [2, 0]
    told = kit.play(rules, "place 7ML 2,0")
    assert told == ["1 straight 3: 7ML 6MW 5ML"] and rules.scores() == [2, 3]


def test_scores_name_the_cards_that_made_them():
    board = kit.laid("8MS", "9MS@1,0 7SK@-1,0")
    assert scores(board, "CM", 2, 0) == ["straight 4: CM 9MS 8MS 7SK"]
