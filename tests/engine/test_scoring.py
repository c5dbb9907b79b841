# SPDX-License-Identifier: MIT
"""The show: every worked example of RULES.md 4.3, item by item."""

from engine import cards
from engine.cards import NONE
from engine.cribbage.codes import FIFTEEN, FLUSH, NOBS, PAIR, RUN
from engine.cribbage.counting import shown
from engine.cribbage.scoring import fits, hand_points, pegged, rank_points

# id, hand, starter, crib, fifteens, pairs, runs, flush, nobs, total
EXAMPLES = (
    ("H1", "5C 5S 5D JH", "5H", False, 16, 12, 0, 0, 1, 29),
    ("H2", "5C 5D 5S 5H", "JH", False, 16, 12, 0, 0, 0, 28),
    ("H3", "4C 4D 6S 6H", "5C", False, 8, 4, 12, 0, 0, 24),
    ("H4", "7C 7D 8S 8H", "9C", False, 8, 4, 12, 0, 0, 24),
    ("H5", "7C 7D 7S AH", "7H", False, 12, 12, 0, 0, 0, 24),
    ("H6", "3C 3D 4S 5H", "4C", False, 4, 4, 12, 0, 0, 20),
    ("H7", "AC AD 2S 3H", "3C", False, 0, 4, 12, 0, 0, 16),
    ("H8", "6C 7D 8S 9H", "TC", False, 4, 0, 5, 0, 0, 9),
    ("H9", "2C 3D 4S 6H", "7C", False, 4, 0, 3, 0, 0, 7),
    ("H10", "TC JD QS KH", "2C", False, 0, 0, 4, 0, 0, 4),
    ("H11", "2H 4H 6H 8H", "KC", False, 0, 0, 0, 4, 0, 4),
    ("H12", "2H 4H 6H 8H", "KC", True, 0, 0, 0, 0, 0, 0),
    ("H13", "2H 4H 6H 8H", "KH", True, 0, 0, 0, 5, 0, 5),
    ("H14", "2H 4H 6H KC", "8H", False, 0, 0, 0, 0, 0, 0),
    ("H15", "4H 6H JH QH", "5H", True, 6, 0, 3, 5, 1, 15),
    ("H16", "JC 2D 4S 6H", "8C", False, 0, 0, 0, 0, 1, 1),
    ("H17", "2D 4S 6H 8H", "JC", False, 0, 0, 0, 0, 0, 0),
    ("H18", "3C 6D 6S 6H", "3D", False, 12, 8, 0, 0, 0, 20),
    ("H19", "KC KD KS KH", "5C", False, 8, 12, 0, 0, 0, 20),
    ("H20", "AC 3D 5S 7H", "9C", False, 4, 0, 0, 0, 0, 4),
)


def items(hand: str, starter: str, crib: bool = False) -> list:
    """Scores as (reason, points, text of cards)."""
    scores = shown(cards.hand(hand), cards.parse(starter), crib)
    return [(reason, points, " ".join(cards.texts(made))) for reason, points, made in scores]


def test_every_worked_example_column_by_column():
    for row in EXAMPLES:
        hand = cards.hand(row[1])
        starter = cards.parse(row[2])
        scores = list(shown(hand, starter, row[3]))
        columns = (FIFTEEN, PAIR, RUN, FLUSH, NOBS)
        for i in range(5):
            points = sum([score[1] for score in scores if score[0] == columns[i]])
            assert points == row[4 + i], (row, i)
        assert sum([score[1] for score in scores]) == row[9], row
        assert hand_points(hand, starter, row[3]) == row[9], row


def test_events_of_the_show_name_their_cards():
    for row in EXAMPLES:
        held = cards.hand(row[1]) + cards.hand(row[2])
        seen = []
        for reason, points, made in shown(cards.hand(row[1]), cards.parse(row[2]), row[3]):
            assert (reason, made) not in seen, row
            seen.append((reason, made))
            assert list(made) == sorted(made) or reason == NOBS
            for card in made:
                assert card in held
            if reason == FIFTEEN:
                assert points == 2
                assert sum([cards.VALUE[cards.rank(card)] for card in made]) == 15
            elif reason == PAIR:
                assert points == 2 and len(made) == 2
                assert cards.rank(made[0]) == cards.rank(made[1])
            elif reason == RUN or reason == FLUSH:
                assert points == len(made)


def test_items_in_the_order_they_are_counted():
    assert items("4H 6H JH QH", "5H", True) == [
        (FIFTEEN, 2, "4H 5H 6H"), (FIFTEEN, 2, "5H JH"), (FIFTEEN, 2, "5H QH"),
        (RUN, 3, "4H 5H 6H"), (FLUSH, 5, "4H 5H 6H JH QH"), (NOBS, 1, "JH 5H"),
    ]


def test_three_equal_cards_are_three_pairs():
    assert items("9C 9D 9H 2C", "KS") == [
        (PAIR, 2, "9C 9D"), (PAIR, 2, "9C 9H"), (PAIR, 2, "9D 9H"),
    ]


def test_cr_17_only_the_longest_run_in_all_its_combinations():
    assert [item for item in items("4C 4D 5S 6H", "KC") if item[0] == RUN] == [
        (RUN, 3, "4C 5S 6H"), (RUN, 3, "4D 5S 6H"),
    ]
    runs = [item for item in items("3C 3D 4S 4H", "5C") if item[0] == RUN]
    assert [item[1] for item in runs] == [3, 3, 3, 3]
    runs = [item for item in items("2C 3D 4S 5H", "6C") if item[0] == RUN]
    assert runs == [(RUN, 5, "2C 3D 4S 5H 6C")]


def test_cr_17_no_run_round_the_corner():
    assert items("QC KD AS 2H", "7C") == []
    assert rank_points(bytes((11, 12, 0, 1, 6))) == 0
    assert (RUN, 3, "JC QD KS") in items("JC QD KS 2H", "7C")


def test_cr_18_flush_needs_the_hand_and_in_the_crib_the_starter_too():
    assert (FLUSH, 4, "2H 4H 6H 8H") in items("2H 4H 6H 8H", "KC")
    assert (FLUSH, 5, "2H 4H 6H 8H KH") in items("2H 4H 6H 8H", "KH")
    assert items("2H 4H 6H 8H", "KC", True) == []
    assert items("2H 4H 6H KC", "8H") == []


def test_cr_05_a_jack_that_is_the_starter_is_no_nobs():
    assert items("2D 4S 6H 8H", "JC") == []
    assert items("JD 2S 4H 8H", "JC") == [(PAIR, 2, "JC JD")]


def test_few_cards_and_no_starter_are_counted_too():
    assert list(shown(b"", NONE, False)) == []
    assert items("5H", "5C") == [(PAIR, 2, "5C 5H")]
    hand = cards.hand("2H 3H 4H JH")
    assert sum([score[1] for score in shown(hand, NONE, False)]) == 2 + 3 + 4
    assert hand_points(hand, NONE, False) == 9 and hand_points(hand, NONE, True) == 5


def test_every_rank_pattern_worth_24():
    patterns = (
        "A7777", "33339", "36666", "44447", "44556", "44566", "45566", "67788", "77889",
    )
    found = []
    for a in range(13):
        for b in range(a, 13):
            for c in range(b, 13):
                for d in range(c, 13):
                    for e in range(d, 13):
                        if a != e and rank_points(bytes((a, b, c, d, e))) == 24:
                            found.append("".join([cards.RANKS[r] for r in (a, b, c, d, e)]))
    assert found == sorted(found, key=lambda t: [cards.RANKS.find(c) for c in t])
    assert found == list(patterns)


def test_fits_is_the_limit_of_31():
    assert fits(cards.parse("AH"), 30) and not fits(cards.parse("2H"), 30)
    assert fits(cards.parse("KH"), 21) and not fits(cards.parse("TH"), 22)


def test_cr_12_the_longest_tail_that_is_a_run():
    def run(line: str) -> int:
        scores = pegged(cards.hand(line), 1)
        return sum([score[1] for score in scores if score[0] == RUN])

    assert run("3C 4D 5S") == 3 and run("5S 3C 4D") == 3
    assert run("3C 5D 4S 6H 2C") == 5
    assert run("4C 5D 6S 6H 5C") == 0, "a pair inside the window blocks it"
    assert run("4C 5D 6S 6H 5C 4D") == 3, "and it may form again"
    assert run("2C 4D 6S") == 0 and run("QC KD AS") == 0
    assert run("KC 2D 3S 4H") == 3, "the tail, not the whole pile"
    assert run("3C 2D 5S 4H") == 4, "longer though the last three are none"
