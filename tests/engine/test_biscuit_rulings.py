# SPDX-License-Identifier: MIT
"""The rulings of RULES.md 3.3 on the course of a hand, each by a test that names it.

Those on placing and scoring are in test_biscuit_scoring.py, on endings in test_biscuit_endings.py.
"""

from engine import catalog, decktet, games
from engine.biscuit.rules import Rules
from engine.cards import HIDDEN, NONE
from engine.decks import Decks
from engine.match import Match
from tests.engine import biscuit_kit as kit
from tests.engine.kit import raises

ONE_HAND = kit.options(target=0)


def test_bi_01_the_editions_are_presets_of_the_first_three_options():
    assert kit.OPTIONS == catalog.entry("biscuit")[2]
    editions = {edition: values for game, edition, values in games.EDITIONS if game == "biscuit"}
    assert editions["it"] == kit.options(deck="courts+excuse")[:3]
    assert editions["en"] == kit.options(deck="excuse", elevensies="left")[:3]


def test_bi_02_those_with_the_fewest_cards_draw_or_only_the_left_neighbour():
    assert kit.drawing() == [0, 3], "the tied ones, not the active player's count"
    assert kit.drawing(elevensies="left") == [2]
    for chosen in (kit.options(), kit.options(elevensies="left")):
        for seats in (2, 3):  # there all draw, whatever the option
            hands = ["6MW AM", "CK CW", "AS"][:seats]
            rules = kit.position(kit.laid("5ML"), hands, "2SY 2WL", 0, (), chosen)
            kit.play(rules, "place 6MW 1,0")
            assert [len(hand) for hand in rules.hands] == [1, 3, 2][:seats]


def test_bi_03_seat_0_begins_and_the_deal_passes_left():
    rules = Rules(3, b"", Decks("deal"))
    assert rules.dealer == 2 and rules.seat() == 0
    starters = []
    match = kit.random_match("deal", 3, b"", 0)
    while len(starters) < 5 and not match.rules.over():
        if len(starters) < match.rules.deals:
            starters.append((match.rules.dealer, match.rules.seat()))
        match.play(next(match.rules.moves()))
    assert starters == [(2, 0), (0, 1), (1, 2), (2, 0), (0, 1)]
    for dealer in range(4):
        assert Rules(4, b"", Decks("deal"), dealer).seat() == (dealer + 1) % 4


def test_the_deal_is_one_card_at_a_time_from_the_dealers_left():
    order = decktet.pack(False, False, False)
    for seats in (2, 3, 4):
        rules = Rules(seats, b"", Decks("kit", (order,)), 0)
        for seat in range(seats):
            dealt = [(seat - 1) % seats + i * seats for i in range(6)]
            assert list(rules.hands[seat]) == dealt
        at = 6 * seats
        assert list(rules.buried) == [at] and rules.board.initial() == at + 1
        assert list(rules.stock) == list(range(at + 2, 36))
        assert len(rules.stock) == (22, 16, 10)[seats - 2]


def test_the_pile_has_one_more_for_each_card_of_a_larger_deck():
    for deck, more in (("excuse", 1), ("pawns", 4), ("pawns+excuse", 5), ("courts", 8),
                       ("courts+excuse", 9)):
        assert len(Rules(2, kit.options(deck=deck), Decks("pile")).stock) == 22 + more


def test_bi_04_the_card_face_down_is_never_seen_and_in_no_line():
    match = kit.random_match("buried", 2, ONE_HAND, 0)
    buried = bytes(match.rules.buried)
    assert len(buried) == 1
    while not match.rules.over():
        for seat in (0, 1):
            view = match.rules.view(seat)
            assert not hasattr(view, "buried")
            assert buried[0] not in [card for card, _, _ in view.board.cards()]
            assert buried[0] not in view.hands[0] + view.hands[1]
        match.play(next(match.rules.moves()))
    assert bytes(match.rules.buried) == buried


def test_bi_05_an_excuse_is_never_the_initial_card():
    chosen = kit.options(deck="excuse")
    order = decktet.pack(False, False, True)
    bad = order[:13] + order[36:] + order[13:36]
    assert bad[13] == decktet.EXCUSE
    rules = Rules(2, chosen, Decks("kit", (bad, bad, order)))
    assert rules.board.initial() == order[13] and rules.shuffles == 3 and rules.deals == 1
    for n in range(200):
        assert Rules(4, kit.options(deck="courts+excuse"), Decks("x%d" % n)).board.initial() < 44


def test_bi_06_without_a_place_on_the_first_turn_one_draws():
    rules = kit.position(kit.laid("5ML"), ["AW AS AK 2SY 4YK 5SW", "AM"], "6MW 2WL")
    assert kit.legal(rules) == ["draw"]
    kit.play(rules, "draw")
    assert kit.legal(rules)[:2] == ["place 6MW -1,0", "place 6MW 1,0"]


def test_bi_07_who_can_place_a_card_may_not_draw_or_pass():
    rules = kit.position(kit.nines(), ["AW 2SY", "7WY"], "4WL CK")
    assert kit.legal(rules) == ["place 2SY 2,0"]
    for line in ("draw", "pass"):
        assert not rules.allows(rules.parse(line))
    rules.stock = b""
    assert not rules.allows(rules.parse("pass"))


def test_bi_08_a_drawn_card_may_be_kept_or_by_option_must_be_placed():
    for option, more in (("optional", ["pass"]), ("forced", [])):
        hands = ["AW 7WY", "5SW"]
        rules = kit.position(kit.nines(), hands, "2SY", 0, (), kit.options(drawn=option))
        kit.play(rules, "draw")
        assert rules.seat() == 0 and rules.drawn == kit.card("2SY")
        assert kit.legal(rules) == ["place 2SY 2,0"] + more
        assert not rules.allows(rules.parse("place AW 2,0")), "only the card drawn"
        assert rules.allows(rules.parse("pass")) == bool(more)
    rules = kit.position(kit.nines(), ["AW 7WY", "5SW"], "2SY")
    kit.play(rules, "draw", "pass")
    assert kit.card("2SY") in rules.hands[0] and rules.seat() == 1 and rules.drawn == NONE


def test_bi_09_one_draw_a_turn():
    rules = kit.position(kit.nines(), ["AW 7WY", "5SW"], "CW 2SY 4WL")
    assert kit.play(rules, "draw") == ["0 draws 0: ", "0 passes 0: "]
    assert rules.seat() == 1 and len(rules.hands[0]) == 3
    rules = kit.position(kit.nines(), ["AW 7WY", "5SW"], "2SY CW 4WL")
    kit.play(rules, "draw", "pass")
    assert rules.seat() == 1 and len(rules.hands[0]) == 3


def test_bi_21_draws_go_clockwise_until_the_pile_is_empty():
    hands = ["AS AW", "CS CL", "6MW AM CK", "AL AY"]
    rules = kit.position(kit.laid("5ML"), hands, "2SY 2WL", 2)
    kit.play(rules, "place 6MW 1,0")
    assert [len(hand) for hand in rules.hands] == [3, 2, 2, 3]
    assert kit.card("2SY") in rules.hands[3] and kit.card("2WL") in rules.hands[0]
    eleven = rules.events[-1]
    assert rules.REASONS[eleven[1]] == "eleven" and eleven[3] == 1 << 3 | 1
    assert rules.seat() == 3, "and nobody plays out of turn"


def test_bi_22_drawing_by_elevensies_costs_no_turn():
    rules = kit.position(kit.laid("5ML"), ["6MW AM", "CK AS"], "2WL 2SY")
    kit.play(rules, "place 6MW 1,0")
    assert rules.seat() == 1 and rules.drawn == NONE
    assert kit.legal(rules) == ["place 2WL -1,0", "place 2WL 2,0"]


def test_bi_23_elevensies_with_the_last_card_come_before_the_bonus():
    rules = kit.position(kit.laid("5ML"), ["6MW", "4WL"], "CK 2MK", 0, (), ONE_HAND)
    kit.play(rules, "place 6MW 1,0")
    assert kit.reasons(rules) == ["straight", "eleven", "out", "bonus"]
    assert rules.scores() == [10, 0]


def test_the_order_of_events_is_open_score_draw_out():
    board = kit.laid("8MS", "5ML@1,0 6LK@2,0")
    rules = kit.position(board, ["8YK", "4WL"], "CK", 0, (), ONE_HAND)
    kit.play(rules, "place 8YK 3,0")
    assert kit.reasons(rules) == ["opens", "hot", "out", "bonus"]
    board = kit.laid("PMSL")
    rules = kit.position(board, ["PMYK", "4WL"], "CK", 0, (), kit.options(deck="pawns", target=0))
    kit.play(rules, "place PMYK 1,0")
    assert kit.reasons(rules) == ["opens", "hot", "eleven", "out", "bonus"]


def test_bi_37_biscuit_is_for_2_to_4():
    for seats in (0, 1, 5, 6):
        assert "2 to 4" in raises(Rules, seats, b"", Decks("kit"))
    assert catalog.entry("biscuit")[1] == (2, 3, 4)
    assert "2 or 3 or 4" in raises(Match, "biscuit", bytes(5), "7")


def test_bi_38_hands_the_pile_and_a_card_just_drawn_are_hidden():
    hands = ["AW 7WY", "5SW CK", "AM"]
    rules = kit.position(kit.nines(), hands, "2SY 4WL", 0, (1, 2, 3))
    kit.play(rules, "draw")
    for seat in range(3):
        view = rules.view(seat)
        for other in range(3):
            shown = bytes(rules.hands[other]) if other == seat else bytes([HIDDEN]) * len(
                rules.hands[other])
            assert bytes(view.hands[other]) == shown
        assert bytes(view.stock) == bytes([HIDDEN]) and view.points == [1, 2, 3]
        assert view.drawn == (rules.drawn if seat == 0 else HIDDEN)
        assert view.turn == 0 and view.dealer == rules.dealer and view.options == rules.options
        assert list(view.board.cards()) == list(rules.board.cards())
    kit.play(rules, "pass")
    assert [rules.view(seat).drawn for seat in range(3)] == [NONE] * 3
    assert kit.card("2SY") not in b"".join([event[4:] for event in rules.events])


def test_a_deck_given_must_be_the_one_that_is_chosen():
    basic = decktet.pack(False, False, False)
    whole = decktet.pack(True, True, True)
    assert Rules(2, kit.options(deck="courts+excuse"), Decks("kit", (whole,))).deals == 1
    for chosen, given in ((kit.options(), whole), (kit.options(deck="excuse"), basic)):
        assert "deck" in raises(Rules, 2, chosen, Decks("kit", (given,)))
