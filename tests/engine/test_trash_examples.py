# SPDX-License-Identifier: MIT
"""The worked examples of Trash (RULES.md 6.3); the referee's tests play them too."""

from engine.cards import NONE, hand, text
from tests.engine import trash_kit as kit

# Name, layout, cards under it, stock, discard pile, moves, what happens, the layout then.
EXAMPLES = (
    ("T1", kit.DOWN, {5: "9C", 9: "KD"}, "5H", "", "stock", "5>5 9>9 -K", "....5...9."),
    ("T2", "....5.....", {}, "5D", "", "stock", "-5", "....5....."),
    ("T3", kit.DOWN, {3: "3C", 1: "4C", 4: "QS"}, "JH", "", "stock, jack 3, jack 1",
     "J>3 3>3 J>1 4>4 -Q", "J.34......"),
    ("T4", kit.DOWN, {3: "3C", 2: "6C", 6: "KD"}, "JH", "", "stock, jack 3, jack 2",
     "J>3 3>3 J>2 6>6 -K", ".J3..6...."),
    ("T5", kit.DOWN, {}, "QH", "", "stock", "-Q", kit.DOWN),
    ("T6", "A23456.89T", {7: "QS"}, "7H", "", "stock", "7>7 wins0", "A23456789T"),
    ("T6 taken", "A23456.89T", {7: "QS"}, "5D", "7H", "discard", "7>7 wins0", "A23456789T"),
    ("T7", ".........", {}, "TH", "", "stock", "-T", "........."),
    ("T8 Ace", ".", {}, "AH", "", "stock", "A>1 wins0", "A"),
    ("T8 Jack", ".", {}, "JH", "", "stock, jack 1", "J>1 wins0", "J"),
    ("T8 two", ".", {}, "2H", "", "stock", "-2", "."),
    ("T9", "A2J456789.", {}, "3H", "", "stock, jack 10", "3>3 J>10 wins0", "A23456789J"),
    ("T10", "A2J456789.", {10: "3S"}, "JH", "", "stock, jack 10", "J>10 wins0", "A2J456789J"),
    ("T11", kit.DOWN, {1: "JC", 7: "2C", 2: "6C", 6: "KC"}, "JD", "", "stock, jack 1, jack 7",
     "J>1 J>7 2>2 6>6 -K", "J2...6J..."),
    ("T12", kit.DOWN, {1: "2C", 2: "3C", 3: "4C", 4: "5C", 5: "6C", 6: "7C", 7: "8C", 8: "9C",
     9: "TC", 10: "QC"}, "AC", "", "stock",
     "A>1 2>2 3>3 4>4 5>5 6>6 7>7 8>8 9>9 T>10 wins0", "A23456789T"),
    ("T14", "..3456789T", {1: "JC", 2: "KC"}, "AH", "", "stock, jack 2", "A>1 J>2 wins0",
     "AJ3456789T"),
    ("T17", ".J........", {4: "KD"}, "", "2D", "discard, jack 4", "2>2 J>4 -K", ".2.J......"),
)


def test_worked_examples():
    """T1 to T12, T14 and T17; with a last chance, so that a layout that wins stays on view."""
    for name, layout, hidden, stock, discard, moves, told, after in EXAMPLES:
        lines = moves.split(", ")
        rules = kit.placed((layout, kit.DOWN), hidden, stock, discard, chosen=kit.LASTCHANCE)
        assert kit.play(rules, *lines) == told, name
        assert kit.shown(rules) == after and rules.turn == 1 and rules.hand == NONE, name
        assert len(rules.aside) == ("wins0" in told), name
        plain = kit.placed((layout, kit.DOWN), hidden, stock, discard)
        shrinks = " shrinks0=%d" % (len(layout) - 1) if "wins0" in told and layout != "." else ""
        assert kit.play(plain, *lines) == told + shrinks, name


def test_t5_the_discard_pile_begins_with_the_first_discard():
    rules = kit.placed((kit.DOWN, kit.DOWN), {}, "QH")
    kit.play(rules, "stock")
    assert rules.discard == hand("QH") and kit.legal(rules) == ["stock"]


def test_t7_a_ten_that_one_cannot_use_is_for_the_next():
    rules = kit.placed((".........", kit.DOWN), {}, "TH")
    kit.play(rules, "stock")
    assert kit.legal(rules) == ["stock", "discard"]
    assert kit.play(rules, "discard") == "T>10 -K"
    rules = kit.placed((".........", "........."), {}, "TH")
    kit.play(rules, "stock")
    assert kit.legal(rules) == ["stock"]


def test_t8_the_match_is_won_and_the_card_under_the_last_place_stays_in_hand():
    for lines in (("AH", "stock"), ("JH", "stock", "jack 1")):
        rules = kit.placed((".", ".."), {1: "QS"}, lines[0])
        kit.play(rules, *lines[1:])
        assert rules.over() and rules.winners() == b"\0" and rules.seat() == -1
        assert text(rules.hand) == "QS" and kit.legal(rules) == []
        assert rules.scores() == [10, 8]


def test_t13_a_rank_that_lies_naturally_may_not_be_taken():
    rules = kit.placed((".23456789T", kit.DOWN), {}, "", "4D")
    assert kit.legal(rules) == ["stock"]
    assert not rules.allows(rules.parse("discard"))


def test_t15_the_top_discard_stays_when_the_pile_becomes_the_stock():
    rules = kit.placed(("A.3456789T", kit.DOWN), {}, "", "5H QH 8H KH")
    rules.stock = b""
    assert kit.legal(rules) == ["stock"]
    told = kit.play(rules, "stock")
    assert told in ("reshuffles -5", "reshuffles -Q", "reshuffles -8")
    assert rules.discard[0] == hand("KH")[0] and len(rules.discard) == 2
    assert sorted(rules.stock + bytes(rules.discard)) == sorted(hand("5H QH 8H KH"))
    rules = kit.placed(("A.3456789T", kit.DOWN), {2: "QD"}, "", "5H QH 8H 2H")
    rules.stock = b""
    assert kit.legal(rules) == ["stock", "discard"]
    assert kit.play(rules, "discard") == "2>2 wins0 shrinks0=9"


def test_t16_the_layouts_differ_and_the_last_winner_begins():
    rules = kit.Rules(2, b"", kit.Decks("T16"))
    for winner in (0, 0, 0, 1):
        rules.turn = winner
        rules.layouts[winner] = bytearray(range(0, 4 * rules.sizes[winner], 4))
        rules.up[winner] = (1 << rules.sizes[winner]) - 2
        rules.stock = bytes((0,)) + rules.stock
        kit.play(rules, "stock")
    assert rules.sizes == b"\x07\x09" and rules.seat() == 1
    assert [len(layout) for layout in rules.layouts] == [7, 9]
    assert len(rules.stock) == 36 and rules.scores() == [3, 1] and rules.deals == 5
