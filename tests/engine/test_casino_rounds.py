# SPDX-License-Identifier: MIT
"""The rulings CA-22 to CA-32 of casino (RULES.md 5.2): dealing, counting, winning, knowing."""

from engine.cards import HIDDEN, hand
from engine.casino.codes import CARDS, SPADES
from engine.casino.rules import Rules
from engine.decks import Decks
from engine.rng import Rng
from tests.engine.casino_kit import (
    HALF,
    legal,
    options,
    placed,
    play,
    random_match,
    some_move,
)
from tests.engine.test_casino_examples import K16, filled, scored

FIRST = filled(K16[0], 27, "")
SECOND = filled(K16[1], 25, FIRST)


def test_ca_22_the_last_to_capture_gets_what_is_left_not_the_last_to_build():
    rules = placed("KH 6H", ("2S 8D", "9C 9D"), chosen=b"", taken=("", "3C 3D"), last=1)
    play(rules, "build 8 2S: 6H", "trail 9C")
    play(rules, "capture 8D: unit")
    assert rules.last == 0
    assert play(rules, "trail 9D")[:2] == ["1 trails 0: 9D", "0 leftovers 0: 9C 9D KH"]


def test_ca_22_without_any_capture_the_cards_are_nobodys():
    rules = placed("KH", ("2S", ""))
    assert play(rules, "trail 2S") == ["0 trails 0: 2S"]
    assert rules.deals == 2 and rules.scores() == [0, 0]


def test_ca_23_a_sweep_scores_nothing_or_one_by_option():
    play_it = "capture 7D: 7S, 4C+3C"
    rules = placed("7S 4C 3C", ("7D", "KC"))
    assert play(rules, play_it) == ["0 captures 0: 3C 4C 7D 7S"]
    rules = placed("7S 4C 3C", ("7D", "KC"), chosen=options(sweeps=1))
    assert play(rules, play_it) == ["0 captures 0: 3C 4C 7D 7S", "0 sweep 1: 7D"]
    assert rules.scores() == [1, 0]
    rules = placed("7S 4C", ("7D", "KC"), chosen=options(sweeps=1))
    assert len(play(rules, "capture 7D: 7S")) == 1
    rules = placed("7S", ("7D", "KC"), ((8, 1, HALF),), chosen=options(sweeps=1))
    assert len(play(rules, "capture 7D: 7S")) == 1, "a unit lies there still"
    rules = placed("", ("8D", "KC"), ((8, 1, HALF),), chosen=options(sweeps=1))
    assert play(rules, "capture 8D: unit")[1:] == ["0 sweep 1: 8D"]


def test_ca_24_a_tie_for_most_cards_scores_nothing():
    tied = filled(K16[0], 26, "")
    assert scored(tied, filled(K16[1], 26, tied)) == [4, 4]
    assert scored(FIRST, SECOND) == [7, 4]


def test_ca_25_a_tie_for_most_spades_scores_nothing():
    first = filled("3S 4S", 12, "")
    second = filled("5S 6S", 11, first)
    assert scored(first, second, "7S", seats=3) == [3, 0, 0]
    assert scored(first + " 8S", second, "7S", seats=3) == [4, 0, 0]


def test_ca_26_the_points_of_a_round_are_itemised():
    rules = placed("", (FIRST.rpartition(" ")[2], ""), last=0,
                   taken=(FIRST.rpartition(" ")[0], SECOND))
    events = play(rules, "trail " + FIRST.rpartition(" ")[2])[2:]
    assert events[2:] == [
        "0 big 2: TD", "1 little 1: 2S", "1 ace 1: AC", "1 ace 1: AD", "0 ace 1: AH",
        "0 ace 1: AS",
    ]
    counted = rules.events[2:4]
    assert counted[0][:3] == bytes((0, CARDS, 3)) and len(counted[0]) == 4 + 27
    assert counted[1][:3] == bytes((1, SPADES, 1))
    assert sorted(counted[1][4:]) == sorted(hand("2S 8S 9S TS JS QS KS"))


def ended(points: tuple, chosen: bytes = b"") -> Rules:
    """The round of K16, 7 points to 4, after these totals."""
    rules = placed("", (FIRST.rpartition(" ")[2], ""), last=0, chosen=chosen, points=points,
                   taken=(FIRST.rpartition(" ")[0], SECOND))
    play(rules, "trail " + FIRST.rpartition(" ")[2])
    return rules


def test_ca_27_the_highest_of_those_with_21_wins_after_the_round():
    for points, over, winners in (
        ((13, 16), False, b""), ((14, 16), True, b"\0"), ((15, 18), False, b""),
        ((14, 20), True, b"\1"), ((17, 20), False, b""), ((20, 20), True, b"\0"),
    ):
        rules = ended(points)
        assert rules.over() == over and rules.winners() == winners, points
        assert rules.scores() == [points[0] + 7, points[1] + 4]
        assert rules.seat() == (-1 if over else 1), "another round is dealt by the other"


def test_ca_27_counting_out_stops_at_21():
    chosen = options(finish="count")
    for points, after, winner in (
        ((18, 20), [21, 20], 0),  # cards come first
        ((17, 20), [20, 21], 1),  # then spades
        ((16, 19), [21, 20], 0),  # the big casino
        ((15, 19), [20, 21], 1),  # the little casino
        ((14, 17), [19, 21], 1),  # aces, in the order of clubs, diamonds, hearts, spades
        ((14, 16), [21, 20], 0),
    ):
        rules = ended(points, chosen)
        assert rules.scores() == after and rules.winners() == bytes((winner,)), points
    assert not ended((13, 16), chosen).over()
    rules = placed("7S", ("7D", "KC"), chosen=options(finish="count", sweeps=1), points=(20, 0))
    play(rules, "capture 7D: 7S")
    assert rules.winners() == b"\0" and rules.seat() == -1, "a sweep counts when it is made"


def test_ca_28_seat_0_begins_and_the_deal_passes_left():
    for seats in (2, 3, 4):
        rules = Rules(seats, b"", Decks("7"))
        assert rules.dealer == seats - 1 and rules.seat() == 0
        for dealer in range(seats):
            rules = Rules(seats, b"", Decks("7"), dealer)
            assert rules.dealer == dealer and rules.seat() == (dealer + 1) % seats
            order = []
            while rules.deals == 1:
                order.append(rules.seat())
                rules.play(next(rules.moves()))
            assert order[: 4 * seats] == [(dealer + 1 + i) % seats for i in range(4 * seats)]
            assert rules.over() or rules.dealer == (dealer + 1) % seats


def test_ca_28_with_partners_too_the_deal_passes_to_the_next_seat():
    for dealer in range(4):
        rules = Rules(4, options(partners=True), Decks("7"), dealer)
        while rules.deals == 1:
            rules.play(next(rules.moves()))
        assert rules.dealer == (dealer + 1) % 4 and rules.seat() == (dealer + 2) % 4


def test_ca_28_cards_are_dealt_in_twos():
    deck = bytes(range(52))
    rules = Rules(3, b"", Decks("7", (deck,)), 1)
    assert [list(held) for held in rules.hands] == [
        [2, 3, 10, 11], [6, 7, 14, 15], [0, 1, 8, 9],
    ]
    assert list(rules.table) == [4, 5, 12, 13] and rules.stock == deck[16:]
    while len(rules.stock) == 36:
        rules.play(next(rules.moves()))
    assert [list(held) for held in rules.hands] == [
        [18, 19, 24, 25], [20, 21, 26, 27], [16, 17, 22, 23],
    ]
    assert len(rules.stock) == 24 and rules.seat() == 2


def test_ca_29_no_table_is_dealt_anew():
    deck = bytearray(hand("AC AD KC KD 2C 2D 3C 3D KH KS 4C 4D"))
    deck += bytes([card for card in range(52) if card not in bytes(deck)])
    rules = Rules(2, b"", Decks("7", (bytes(deck),)))
    assert rules.table == hand("KC KD KH KS") and rules.shuffles == 1


def test_ca_30_units_and_what_happened_are_public():
    rules = placed("6H", ("2S 8D", "KC QC"))
    play(rules, "build 8 2S: 6H")
    view = rules.view(1)
    assert view.units == [[8, 0, 1, [hand("2S 6H")]]]
    assert view.events[-1] == bytes((0, 7, 0, 8)) + hand("2S 6H")
    assert rules.view(0).stock == b"" and len(Rules(2, b"", Decks("7")).view(0).stock) == 40


def test_ca_31_partners_pool_their_piles_and_points():
    partners = options(partners=True)
    rules = placed("", ("2C", "", "", ""), chosen=partners, last=0,
                   taken=("AC 3C", "AD 4C 4D 4H", "5C 5D 5H", "TD"))
    events = play(rules, "trail 2C")
    assert events[2:] == ["0 cards 3: 2C 3C 5C 5D 5H AC", "1 big 2: TD", "0 ace 1: AC",
                          "1 ace 1: AD"]
    assert rules.scores() == [4, 3, 4, 3], "six cards to five"
    rules = placed("", ("2C", "", "", ""), chosen=partners, last=0, points=(20, 3, 20, 3),
                   taken=("AC 3C", "AD", "5C", "TD"))
    play(rules, "trail 2C")
    assert rules.winners() == b"\0\2"
    rules = placed("2H", ("8D KC", "3S", "6D 8H", "QC"), ((8, 2, HALF),), chosen=partners)
    assert "trail KC" in legal(rules), "a unit is its owner's, not the pair's"
    for seats in (2, 3):
        try:
            Rules(seats, partners, Decks("7"))
            raise AssertionError("partners are four")
        except ValueError as error:
            assert "4 seats" in str(error)


def test_ca_32_piles_are_counted_by_whoever_looked_on_and_hands_are_secret():
    rules = placed("7S", ("7D KC", "QC QD"), pack="2C 2D")
    play(rules, "capture 7D: 7S")
    view = rules.view(1)
    assert view.taken[0] == rules.taken[0] and view.hands[1] == rules.hands[1]
    assert list(view.hands[0]) == [HIDDEN] and list(view.stock) == [HIDDEN, HIDDEN]


def test_the_latest_events_are_those_of_the_last_move():
    match = random_match("latest", 3, moves=0)
    rng = Rng("latest", 1)
    while not match.rules.over():
        match.play(some_move(match.rules, rng))
        view = match.rules.view(0)
        assert view.latest == view.events[view.fresh:] and view.latest
