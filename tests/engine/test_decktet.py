# SPDX-License-Identifier: MIT
"""The card table of the Decktet: RULES.md 1.1, and every fact of 1.4."""

from engine import decktet, decktet_names
from engine.cards import HIDDEN
from engine.decktet import EXCUSE, RANK, SUITS, touching
from engine.decktet_names import COURT, CROWN, PAWN
from tests.engine import kit

# The list of RULES.md 1.1.
TOKENS = """
AM AS AW AL AY AK 2MK 2SY 2WL 3MW 3SK 3LY 4MS 4WL 4YK 5ML 5SW 5YK 6MW 6SY 6LK
7ML 7SK 7WY 8MS 8WL 8YK 9MS 9WY 9LK
CM CS CW CL CY CK  PMSL PMYK PSWK PWLY  TMWK TMLY TSWY TSLK  E
"""
BASIC = decktet.pack(False, False, False)


def suits(card: int) -> str:
    """The letters of a card's suits."""
    return "".join([decktet_names.LETTERS[i] for i in range(6) if SUITS[card] >> i & 1])


def test_the_table_is_the_canonical_list():
    names = TOKENS.split()
    assert len(names) == 45 and [decktet_names.text(card) for card in range(45)] == names
    for card in range(45):
        rank = names[card][0]
        assert suits(card) == names[card][1:]
        wanted = {"A": 1, "C": CROWN, "P": PAWN, "T": COURT, "E": 0}.get(rank)
        assert RANK[card] == (int(rank) if wanted is None else wanted)
        assert decktet_names.parse(names[card]) == card
    assert names[EXCUSE] == "E" and SUITS[EXCUSE] == 0


def test_every_suit_is_on_ten_basic_cards_two_pawns_and_two_courts():
    for suit in range(6):
        for low, high, count in ((0, 36, 10), (36, 40, 2), (40, 44, 2)):
            assert len([c for c in range(low, high) if SUITS[c] >> suit & 1]) == count


def test_cards_of_a_rank_share_the_suits_among_them():
    for rank in list(range(1, 10)) + [CROWN]:
        alike = [card for card in BASIC if RANK[card] == rank]
        assert sum([SUITS[card] for card in alike]) == 63
        for one in alike:
            assert not [other for other in alike if other != one and touching(one, other)]
    for rank in (PAWN, COURT):
        alike = [card for card in range(45) if RANK[card] == rank]
        for one in alike:
            for other in alike:
                common = SUITS[one] & SUITS[other]
                assert one == other or common in (1, 2, 4, 8, 16, 32), "exactly one suit"


def test_suit_pairs_of_number_cards():
    pairs = [suits(card) for card in BASIC if 2 <= RANK[card] <= 9]
    for pair in ("MS", "WL", "YK"):
        assert pairs.count(pair) == 3
    for pair in ("MW", "ML", "SK", "SY", "WY", "LK"):
        assert pairs.count(pair) == 2
    for pair in ("MK", "SW", "LY"):
        assert pairs.count(pair) == 1
    for pair in ("MY", "SL", "WK"):
        assert pairs.count(pair) == 0
        courts = [suits(card) for card in range(40, 44)]
        assert [court for court in courts if pair[0] in court and pair[1] in court]
    for pair in ("MS", "WL", "YK"):  # Courts have none of the most common ones (RULES.md 1.2)
        assert not [c for c in range(40, 44) if pair[0] in suits(c) and pair[1] in suits(c)]


def test_pairs_that_share_a_suit():
    from engine.biscuit.scoring import makes_eleven

    sharing = [
        (one, other) for one in BASIC for other in BASIC if one < other and touching(one, other)
    ]
    assert len(sharing) == 255 and 36 * 35 // 2 == 630
    order = [10 if rank == CROWN else rank for rank in RANK]
    assert len([1 for one, other in sharing if abs(order[one] - order[other]) == 1]) == 52
    assert len([1 for one, other in sharing if makes_eleven(RANK[one], RANK[other], 0)]) == 30


def test_suit_mates():
    mates = [0] * 36
    for one in BASIC:
        mates[one] = len([1 for other in BASIC if other != one and touching(one, other)])
    singles = [mates[card] for card in BASIC if len(suits(card)) == 1]
    doubles = [mates[card] for card in BASIC if len(suits(card)) == 2]
    assert singles == [9] * 12
    assert [doubles.count(n) for n in (16, 17, 18)] == [9, 12, 3] and len(doubles) == 24


def test_bi_24_the_excuse_touches_everything():
    for card in range(45):
        assert touching(EXCUSE, card) and touching(card, EXCUSE)


def test_decks_have_36_to_45_cards_and_courts_only_with_pawns():
    for pawns, courts, excuse, size in (
        (0, 0, 0, 36), (0, 0, 1, 37), (1, 0, 0, 40), (1, 0, 1, 41), (1, 1, 0, 44), (1, 1, 1, 45),
    ):
        cards = decktet.pack(pawns, courts, excuse)
        assert len(cards) == size and list(cards) == sorted(set(cards))
        assert (EXCUSE in list(cards)) == bool(excuse)


def test_texts_come_back_and_what_is_no_card_is_refused():
    assert decktet_names.parse("5LM") == decktet_names.parse("5ML")
    assert decktet_names.parse("?") == HIDDEN
    assert decktet_names.text(HIDDEN) == "?"
    assert decktet_names.texts(decktet_names.hand("5ML AK E")) == ["5ML", "AK", "E"]
    for wrong in (
        "", "5", "5MM", "5MS", "AMM", "EM", "MM", "am", "10MK", "TMW", "XMK", "5M L", "0MK",
        "PMSLL", "\u00e8", "5ML ", "E ", "?M",
    ):
        assert "5ML" in kit.raises(decktet_names.parse, wrong)
