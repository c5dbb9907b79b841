# SPDX-License-Identifier: MIT
"""The rulings of Trash on a single hand: TR-02 to TR-09, TR-12, TR-18 and TR-21."""

from engine import cards
from engine.cards import HIDDEN, NONE
from engine.decks import Decks
from engine.rng import Rng
from engine.trash import legal
from engine.trash.rules import Rules
from tests.engine import trash_kit as kit


def test_tr_02_the_first_turn_has_the_stock_only():
    for seats in range(2, 7):
        rules = Rules(seats, b"", Decks("first"))
        assert not rules.discard and kit.legal(rules) == ["stock"]
        rules = kit.placed([kit.DOWN] * seats, {}, "KH")
        kit.play(rules, "stock")
        assert len(rules.discard) == 1, "the first discard makes the pile"


def test_tr_03_the_discard_is_taken_only_where_it_has_a_place():
    for layout, top, may in (
        (kit.DOWN, "5H", True), ("....5.....", "5H", False), ("....J.....", "5H", True),
        (kit.DOWN, "QH", False), (kit.DOWN, "KH", False), (kit.DOWN, "TH", True),
        (".........", "TH", False), (".....", "5H", True), ("....", "5H", False),
    ):
        rules = kit.placed((layout, kit.DOWN), {}, "2H", "AH " + top)
        assert kit.legal(rules) == (["stock", "discard"] if may else ["stock"]), (layout, top)
        assert rules.allows(rules.parse("discard")) == may
    rules = kit.placed((kit.DOWN, kit.DOWN), {5: "KS"}, "", "AH 5H")
    assert kit.play(rules, "discard") == "5>5 -K", "placing it is no choice"
    assert rules.discard == cards.hand("AH KS"), "only the top card is taken"


def test_tr_04_numerals_go_on_by_themselves():
    rules = kit.placed((kit.DOWN, kit.DOWN), {2: "9C", 9: "AC", 1: "7C", 7: "KS"}, "2H")
    assert kit.play(rules, "stock") == "2>2 9>9 A>1 7>7 -K"
    assert rules.turn == 1 and rules.hand == NONE


def test_tr_05_a_jack_goes_on_any_face_down_position_and_on_no_other():
    rules = kit.placed(("A..4J..8..", kit.DOWN), {}, "JH")
    assert kit.play(rules, "stock") == "" and rules.turn == 0
    assert kit.legal(rules) == ["jack %d" % place for place in (2, 3, 6, 7, 9, 10)]
    for place in (1, 4, 5, 8):
        assert not rules.allows(rules.parse("jack %d" % place)), place
    assert legal.places(rules, 0, rules.hand) and legal.places(rules, 1, rules.hand)
    assert not rules.allows(bytes((2, 0))) and not rules.allows(bytes((2, 11)))
    rules = kit.placed(("A..", kit.DOWN), {}, "JH")
    kit.play(rules, "stock")
    assert kit.legal(rules) == ["jack 2", "jack 3"], "its own size is the end (TR-16)"
    rules = kit.placed(("A.3456789T", kit.DOWN), {}, "JH")
    kit.play(rules, "stock")
    assert kit.legal(rules) == ["jack 2"], "the last place is chosen too"


def test_tr_06_the_natural_card_moves_a_jack_on():
    rules = kit.placed(("..J.......", kit.DOWN), {7: "KS"}, "3H")
    assert kit.play(rules, "stock") == "3>3" and rules.turn == 0
    assert cards.text(rules.hand) == "JC"
    assert kit.legal(rules) == ["jack %d" % n for n in (1, 2, 4, 5, 6, 7, 8, 9, 10)]
    assert kit.play(rules, "jack 7") == "J>7 -K"
    assert kit.shown(rules) == "..3...J..."


def test_tr_07_a_jack_is_always_placed_and_never_discarded():
    rng = Rng("jacks")
    jacks = 0
    for n in range(60):
        seats, chosen = kit.settings(rng)
        rules = Rules(seats, chosen, Decks("jacks %d" % n))
        while not rules.over() and rules.deals < 3:
            if rules.hand != NONE:
                jacks += 1
                assert kit.legal(rules)[0].startswith("jack")
            rules.play(kit.some_move(rules, rng))
            assert not [card for card in rules.discard if kit.is_jack(card)]
    assert jacks > 300


def test_tr_08_numerals_above_the_own_size_end_the_turn():
    rules = kit.placed(("...", kit.DOWN), {2: "4S"}, "2H")
    assert kit.play(rules, "stock") == "2>2 -4" and rules.turn == 1
    assert kit.legal(rules) == ["stock", "discard"], "it lives on for a larger layout"
    assert kit.play(rules, "discard") == "4>4 -K"


def test_tr_09_a_hand_ends_with_its_last_position_whatever_lies_there():
    for hidden in ("2S", "JS", "KS"):
        rules = kit.placed(("A.", kit.DOWN), {2: hidden}, "2H", chosen=kit.LASTCHANCE)
        assert kit.play(rules, "stock") == "2>2 wins0"
        assert rules.aside == cards.hand(hidden) and not rules.discard and rules.turn == 1
    rules = kit.placed(("A.", kit.DOWN), {2: "KS"}, "2H")
    assert kit.play(rules, "stock") == "2>2 wins0 shrinks0=1"


def test_tr_12_the_discards_become_the_stock_only_when_it_is_needed():
    rules = kit.placed((kit.DOWN, ".........T"), {5: "KS"}, "", "AH 2H 3H 5H")
    rules.stock = b""
    assert kit.legal(rules) == ["stock", "discard"]
    taking = kit.copied(rules)
    assert kit.play(taking, "discard") == "5>5 -K" and taking.stock == b""
    assert taking.reshuffles == 0 and taking.discard == cards.hand("AH 2H 3H KS")
    rules.turn = 1
    rules.up[1] = 1023 - 1
    rules.layouts[1] = bytearray(range(0, 40, 4))
    told = kit.play(rules, "stock")
    assert told.startswith("reshuffles ") and rules.discard[0] == cards.parse("5H")
    event = rules.events[rules.fresh]
    assert event == bytes((1, 2, 0, 0)) and rules.reshuffles == 1


def test_tr_12_the_reshuffle_is_seeded_and_taken_back_exactly():
    orders = set()
    for seed in ("a", "b", "c", "d"):
        rules = kit.placed((kit.DOWN, kit.DOWN), {}, "", "AH AC AD AS 2H 2D 2C 2S 3H 3D QH KH")
        rules.stock = b""
        rules.decks = Decks(seed)
        packed = rules.pack()
        kit.play(rules, "stock")
        first = rules.pack()
        rules.unpack(packed)
        kit.play(rules, "stock")
        assert rules.pack() == first, "the same seed, the same order"
        orders.add(rules.stock)
        rules.unpack(packed)
        rules.reshuffles = 1
        kit.play(rules, "stock")
        assert rules.stock not in orders, "the next one is another"
    assert len(orders) == 4


def test_tr_12_no_two_reshuffles_of_a_match_are_alike():
    rules = kit.placed((kit.DOWN, kit.DOWN), {}, "")
    orders = []
    for _ in range(4):
        rules.hand = NONE
        rules.stock = b""
        rules.discard = bytearray(cards.hand("QH QC QD QS KH KC KD KS 9H"))
        assert kit.play(rules, "stock") in ("reshuffles -Q", "reshuffles -K")
        orders.append(rules.discard[1:] + rules.stock)
    assert [sorted(order) for order in orders] == [sorted(orders[0])] * 4
    assert len(set([bytes(order) for order in orders])) == 4 == rules.reshuffles


def test_tr_12_a_reshuffle_does_not_change_the_next_deal():
    dealt = []
    for empty in (False, True):
        rules = Rules(2, b"", Decks("deals"))
        if empty:
            rules.discard = bytearray(rules.stock[5:])
            rules.stock = b""
            kit.play(rules, "stock")
            rules.turn, rules.hand = 0, NONE
        rules.layouts[0] = bytearray(range(0, 40, 4))
        rules.up[0] = 1022
        rules.stock = b"\1" + rules.stock
        kit.play(rules, "stock")
        dealt.append((rules.layouts, rules.stock))
    assert dealt[0] == dealt[1]


def test_tr_18_a_view_shows_what_lies_open_and_hides_the_rest_from_all():
    rules = kit.placed(("A.J..", "..3......."), {2: "2S", 4: "4S"}, "5H 6H", "9H QH")
    for seat in (0, 1):
        view = rules.view(seat)
        assert view.layouts[0] == bytes((0, HIDDEN, 40, HIDDEN, HIDDEN)), "the owner's too"
        assert view.layouts[1] == bytes([HIDDEN] * 2 + [8] + [HIDDEN] * 7)
        assert view.sizes == b"\5\12" and view.discard == rules.discard and view.turn == 0
        assert view.stock == bytes([HIDDEN]) * 6 and view.hand == NONE
    kit.play(rules, "stock")
    rules = kit.placed((kit.DOWN, kit.DOWN), {}, "JH")
    kit.play(rules, "stock")
    assert rules.view(1).hand == rules.hand, "a Jack in hand is seen by all"


def test_tr_21_what_lies_does_not_move_by_itself():
    rules = kit.placed(("..J.5.....", kit.DOWN), {7: "KS"}, "7H")
    assert kit.legal(rules) == ["stock"], "no move takes a placed Jack up"
    kit.play(rules, "stock")
    assert kit.shown(rules) == "..J.5.7..."
    rules = kit.placed(("..J.5.....", kit.DOWN), {7: "KS"}, "JH")
    kit.play(rules, "stock", "jack 7")
    assert kit.shown(rules) == "..J.5.J...", "a second Jack leaves the first where it is"
    rules = kit.placed(("..J.5.....", kit.DOWN), {}, "5H")
    assert kit.play(rules, "stock") == "-5", "nor does a natural card give way"
