# SPDX-License-Identifier: MIT
"""The rulings of Trash on packs, deals and matches: TR-01, 10, 11, 13 to 17, 19, 20."""

from engine import cards, catalog
from engine.cards import NONE
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from engine.trash import checks
from engine.trash.rules import Rules
from tests.engine import kit as common
from tests.engine import trash_kit as kit


def win(rules, seat: int) -> str:
    """Let a seat win the hand with its next card: what happened."""
    rules.turn = seat
    size = rules.sizes[seat]
    rules.layouts[seat] = bytearray(range(0, 4 * size, 4))
    rules.up[seat] = (1 << size) - 2
    rules.stock = b"\0" + rules.stock
    return kit.play(rules, "stock")


def test_tr_01_who_begins():
    for seats in range(2, 7):
        assert Rules(seats, b"", Decks("one")).seat() == 0
        for dealer in range(seats):
            rules = Rules(seats, b"", Decks("one"), dealer)
            assert rules.seat() == (dealer + 1) % seats
            order = []
            for _ in range(seats + 1):
                order.append(rules.seat())
                rules.hand = NONE
                rules.stock = cards.hand("KH") + rules.stock
                kit.play(rules, "stock")
            assert order == [(dealer + 1 + i) % seats for i in range(seats + 1)], "clockwise"
    rules = Rules(4, b"", Decks("one"))
    for seat in (2, 0, 3, 3):
        win(rules, seat)
        assert rules.seat() == seat, "the winner of the last hand begins"


def test_tr_01_after_a_last_chance_the_first_who_was_complete_begins():
    for first in range(3):
        rules = kit.placed((kit.DOWN, kit.DOWN, kit.DOWN), chosen=kit.LASTCHANCE)
        for i in range(2):  # the seat after the first is complete too
            told = win(rules, (first + i) % 3)
        assert told == "A>1 wins%d" % ((first + 1) % 3)
        rules.stock = cards.hand("KH") + rules.stock
        kit.play(rules, "stock")
        assert rules.deals == 2 and rules.seat() == first


def test_tr_10_and_tr_11_without_a_last_chance_only_the_winner_shrinks():
    rules = Rules(3, b"", Decks("one"))
    assert win(rules, 1) == "A>1 wins1 shrinks1=9"
    assert list(rules.sizes) == [10, 9, 10] and rules.first == -1
    assert [len(layout) for layout in rules.layouts] == [10, 9, 10]
    assert win(rules, 1) == "A>1 wins1 shrinks1=8"
    assert win(rules, 0) == "A>1 wins0 shrinks0=9"
    assert list(rules.sizes) == [9, 8, 10] and rules.scores() == [1, 2, 0]


def test_tr_10_with_a_last_chance_everybody_else_has_one_more_turn():
    layouts = (kit.DOWN, "A.", "A.3", kit.DOWN)
    rules = kit.placed(layouts, {}, "2H 2D KH KD", turn=1, chosen=kit.LASTCHANCE)
    rules.discard = bytearray(cards.hand("QH"))
    assert kit.play(rules, "stock") == "2>2 wins1"
    assert rules.turn == 2 and rules.first == 1 and rules.scores() == [0, 9, 7, 0]
    assert kit.play(rules, "stock") == "2>2 wins2"
    assert rules.turn == 3 and rules.aside == cards.hand("KC KC") and rules.first == 1
    assert kit.play(rules, "stock") == "-K" and rules.turn == 0
    assert kit.play(rules, "stock") == "-K shrinks1=1 shrinks2=2"
    assert list(rules.sizes) == [10, 1, 2, 10] and rules.deals == 2
    assert rules.seat() == 1, "the first who was complete begins"
    assert rules.aside == b"" and len(kit.every_card(rules)) == 104


def test_tr_10_a_last_chance_may_share_the_match():
    rules = kit.placed((".", ".", "A."), {}, "AH JH 2H", chosen=kit.LASTCHANCE)
    assert kit.play(rules, "stock") == "A>1 wins0" and not rules.over()
    assert rules.winners() == b""
    assert kit.play(rules, "stock", "jack 1") == "J>1 wins1"
    assert kit.play(rules, "stock") == "2>2 wins2"
    assert rules.over() and rules.winners() == b"\0\1" and rules.scores() == [10, 10, 9]


def test_tr_13_what_lies_outside_the_layouts():
    for seats, outside in ((2, 32), (3, 74), (4, 64), (5, 106), (6, 96)):
        rules = Rules(seats, b"", Decks("stock"))
        assert len(rules.stock) == outside
        assert len(kit.every_card(rules)) == 52 * ((seats + 1) // 2)
    rng = Rng("refill")
    reshuffled = 0
    for seats in (2, 4, 6):
        rules = Rules(seats, b"", Decks("refill"))
        while rules.deals < 3:
            if not rules.stock and rules.hand == NONE:
                assert len(rules.discard) > 25
                reshuffled += 1
            rules.discard = rules.discard + rules.stock[1:]  # so that it runs out at every turn
            rules.discard = bytearray([card for card in rules.discard if not kit.is_jack(card)])
            rules.stock = rules.stock[:1]
            rules.play(kit.some_move(rules, rng))
    assert reshuffled > 20


def test_tr_14_fewer_packs_than_keep_the_game_going_are_refused():
    for seats in range(2, 7):
        few = (seats + 1) // 2
        for packs in range(1, 4):
            if packs < few:
                sentence = common.raises(Rules, seats, bytes((packs, 0)), Decks("few"))
                assert "%d packs or more" % few in sentence
                common.raises(Match, "trash", bytes(seats), "few", bytes((packs, 0)))
            else:
                assert Rules(seats, bytes((packs, 0)), Decks("few")).packs == packs
                assert seats <= 2 * packs
    common.raises(Rules, 1, b"", Decks("few"))
    common.raises(Rules, 7, b"", Decks("few"))


def test_tr_14_every_hand_ends():
    rng = Rng("ends")
    for n in range(40):
        seats, chosen = kit.settings(rng)
        rules = Rules(seats, chosen, Decks("ends %d" % n))
        moves = 0
        while rules.deals == 1:
            rules.play(kit.some_move(rules, rng))
            moves += 1
        assert moves < 2000


def test_tr_15_the_packs_stay_the_same_for_the_match():
    rules = Rules(3, b"", Decks("packs"))
    for _ in range(9):
        win(rules, 1)
        assert rules.packs == 2 and sorted(kit.every_card(rules)) == sorted(list(range(52)) * 2)


def test_tr_16_every_test_uses_the_own_size():
    rules = kit.placed(("......", "...", kit.DOWN), {}, "", "5H")
    found = []
    for turn in range(3):
        rules.turn = turn
        found.append(len(kit.legal(rules)))
    assert found == [2, 1, 2]
    rules = kit.placed(("A2", "A2."), {}, "3H")
    rules.up[0] = 1
    kit.play(rules, "stock")
    assert list(rules.sizes) == [2, 3] and rules.turn == 1, "3 is no place of seat 0"
    assert kit.play(rules, "discard") == "3>3 wins1 shrinks1=2"


def test_tr_17_ten_hands_win_the_match_at_once():
    rules = Rules(2, b"", Decks("ten"))
    for n in range(9):
        assert win(rules, 0).endswith("wins0 shrinks0=%d" % (9 - n)) and not rules.over()
    assert rules.sizes[0] == 1 and win(rules, 0) == "A>1 wins0"
    assert rules.over() and rules.seat() == -1 and rules.winners() == b"\0"
    assert rules.scores() == [10, 0] and rules.deals == 10 and list(rules.moves()) == []
    assert not rules.allows(b"\0") and not rules.allows(b"")


def test_tr_17_a_match_has_at_most_nine_hands_a_player_and_one():
    for seats in range(2, 7):
        rules = Rules(seats, b"", Decks("most"))
        hands = 0
        for _ in range(9):
            for seat in range(seats):
                win(rules, seat)
                hands += 1
        win(rules, 0)
        assert rules.over() and hands + 1 == 9 * seats + 1 == rules.deals


def test_tr_19_cards_are_dealt_one_at_a_time_positions_ascending():
    deck = bytes(range(52))
    rules = Rules(2, b"", Decks("given", (deck, deck, deck)), 0)
    assert rules.layouts[1] == bytes(range(0, 20, 2)), "from the dealer's left"
    assert rules.layouts[0] == bytes(range(1, 20, 2)) and rules.stock == deck[20:]
    win(rules, 1)
    win(rules, 1)
    assert list(rules.sizes) == [10, 8] and rules.seat() == 1
    assert rules.layouts[1] == bytes(range(0, 16, 2)), "from the winner"
    assert rules.layouts[0] == bytes(list(range(1, 16, 2)) + [16, 17])
    assert rules.stock == deck[18:]


def test_a_given_deck_has_as_many_cards_as_are_dealt():
    deck = bytes(range(52))
    assert "104" in common.raises(Rules, 3, b"", Decks("given", (deck,)))
    assert Rules(3, b"", Decks("given", (deck + deck,))).layouts[0] == bytes(range(0, 30, 3))
    checks.deck(deck)
    checks.deck(deck + bytes(reversed(deck)))
    checks.deck(deck * 3)
    for wrong in (b"", deck[1:], deck[1:] + b"\5", deck * 4, deck + deck[:51] + b"\7"):
        common.raises(checks.deck, wrong)


def test_tr_20_the_score_is_how_much_the_layout_shrank():
    rules = Rules(2, b"", Decks("score"))
    sums = [0, 0]
    for seat in (0, 1, 1, 0, 1):
        win(rules, seat)
        sums[seat] += 1
        assert rules.scores() == sums
        assert list(rules.sizes) == [10 - sums[0], 10 - sums[1]]


def test_the_options_are_those_of_the_catalog():
    assert catalog.entry("trash") == (
        "trash", (2, 3, 4, 5, 6), (("packs", (0, 1, 2, 3)), ("lastchance", (False, True)))
    )
