# SPDX-License-Identifier: MIT
"""The rulings of RULES.md 3.3 on how a hand and a match end, each by a test that names it."""

from engine import decktet_names
from engine.biscuit import checks
from engine.biscuit.dealing import TARGETS
from engine.biscuit.rules import Rules
from engine.cards import HIDDEN
from engine.decks import Decks
from engine.match import Match
from engine.rng import Rng
from tests.engine import biscuit_kit as kit
from tests.engine.kit import raises

ONE_HAND = kit.options(target=0)


def out_points(card: str, hands, deck: str, **chosen) -> int:
    """What seat 0 scores by going out with a card that scores nothing when placed."""
    options = kit.options(deck=deck, target=0, **chosen)
    rules = kit.position(kit.laid("4MS"), [card] + hands, "", 0, (), options)
    kit.play(rules, "place %s 1,0" % card)
    assert rules.over()
    return rules.scores()[0]


def test_bi_25_the_excuse_as_last_card_still_goes_out():
    assert out_points("E", ["2MK AS"], "excuse") == 5 + 2 + 1


def test_bi_26_an_excuse_left_in_a_hand_counts_nothing():
    assert out_points("6MW", ["E"], "excuse") == 5
    assert out_points("6MW", ["E AS", "CK"], "excuse") == 5 + 0 + 1 + 1


def test_bi_29_pawns_and_courts_count_three():
    assert out_points("6MW", ["PMSL 2MK"], "pawns") == 5 + 3 + 2
    assert out_points("6MW", ["PMSL TMWK AS CK"], "courts") == 5 + 3 + 3 + 1 + 1


def test_bi_32_a_hand_is_stale_as_soon_as_nobody_can_do_anything():
    def after(second: str, pile: str) -> tuple:
        """What happens as seat 0 makes the ends 9LK and 9MS, and whether that was the end."""
        board = kit.laid("7SK", "9LK@-1,0")
        rules = kit.position(board, ["9MS AW", second], pile, 0, (), ONE_HAND)
        kit.play(rules, "place 9MS 1,0")
        return kit.reasons(rules), rules.over()

    assert after("7WY CW", "") == (["hot", "stale"], True)
    assert after("7WY CW", "AK") == (["hot"], False), "a card can be drawn"
    assert after("2SY CW", "") == (["hot"], False), "the other can play"
    # After the last card is drawn in vain, too.
    rules = kit.position(kit.nines(), ["AW", "7WY"], "CW", 0, (), ONE_HAND)
    assert kit.play(rules, "draw") == ["0 draws 0: ", "0 passes 0: ", "0 stale 0: "]


def test_bi_33_a_stale_hand_keeps_its_points_and_gives_no_bonus():
    hands = ["AW 4WL 2WL", "7WY CW"]
    for points, winners in (((3, 2), b"\0"), ((2, 3), b"\1"), ((3, 3), b"\0\1")):
        rules = kit.position(kit.nines(), hands, "", 1, points, ONE_HAND)
        rules.hands[0] = bytes(decktet_names.hand("AW CW"))
        rules.hands[1] = bytes(decktet_names.hand("7WY AY"))
        kit.play(rules, "pass")
        assert kit.reasons(rules) == ["passes", "stale"]
        assert rules.over() and rules.scores() == list(points) and rules.winners() == winners


def finished(points, **chosen) -> Rules:
    """The position after seat 0 has gone out for 7 points on these scores."""
    rules = kit.position(kit.laid("4MS"), ["6MW", "2MK"], "", 0, points, kit.options(**chosen))
    kit.play(rules, "place 6MW 1,0")
    return rules


def test_bi_34_a_match_ends_with_the_hand_that_reaches_its_target():
    assert bytes(TARGETS) == bytes(kit.OPTIONS[4][1])
    for target in (40, 60, 80, 120):
        rules = finished((target - 8, 0), target=target)
        assert not rules.over() and rules.deals == 2 and rules.scores() == [target - 1, 0]
        rules = finished((target - 7, 0), target=target)
        assert rules.over() and rules.winners() == b"\0" and list(rules.moves()) == []
    assert finished((0, 0), target=0).over()
    # Only at the end of a hand, and then the highest total wins.
    rules = kit.position(kit.laid("5ML"), ["6MW AM", "2MK"], "", 0, (59, 0))
    kit.play(rules, "place 6MW 1,0")
    assert rules.scores() == [61, 0] and not rules.over()
    rules = finished((0, 61))
    assert rules.over() and rules.winners() == b"\1"


def test_bi_34_how_a_hand_ended_is_told_with_the_next():
    rules = finished((0, 0))
    assert kit.reasons(rules) == ["out", "bonus"] and len(rules.events) == 2
    assert [len(hand) for hand in rules.hands] == [6, 6]


def test_bi_35_equal_totals_are_a_draw():
    rules = finished((53, 60))
    assert rules.over() and rules.winners() == b"\0\1"
    rules = finished((0, 7), target=0)
    assert rules.over() and rules.winners() == b"\0\1"


def test_bi_35_by_option_a_tie_is_played_on_until_it_is_broken():
    for target, points in ((60, (53, 60)), (120, (113, 120)), (0, (0, 7)), (0, (-7, 0))):
        rules = finished(points, target=target, tie="again")
        assert not rules.over() and rules.winners() == b"" and rules.seat() == 1
        assert rules.deals == 2 and rules.scores() == [points[1]] * 2
        assert [len(hand) for hand in rules.hands] == [6, 6] and rules.dealer == 0
        checks.position(rules)
        rng = Rng("tie")
        while not rules.over():
            assert rules.winners() == b""
            rules.play(kit.some_move(rules, rng))
        assert len(rules.winners()) == 1 and rules.deals == 2
    # The hand that follows may end level too.
    rules = finished((113, 120), tie="again")
    assert not rules.over() and rules.winners() == b""
    rules = finished((120, 120), tie="again")
    assert rules.over() and rules.winners() == b"\0"


def test_bi_35_only_a_tie_of_the_best_at_the_end_is_played_on():
    chosen = kit.options(tie="again")
    for points, over in (((53, 60, 9), False), ((53, 9, 9), True), ((3, 60, 60), False),
                         ((3, 60, 61), True), ((53, 60, 60), False)):
        hands = ["6MW", "2MK", ""]
        rules = kit.position(kit.laid("4MS"), hands, "", 0, points, chosen)
        kit.play(rules, "place 6MW 1,0")
        assert rules.over() == over, points
    rules = finished((52, 60), tie="again")
    assert rules.over() and rules.winners() == b"\1"
    rules = kit.position(kit.nines(), ["AW CW", "7WY AY"], "", 1, (3, 3),
                         kit.options(target=0, tie="again"))
    kit.play(rules, "pass")
    assert kit.reasons(rules) == ["passes", "stale"] and not rules.over()


def test_bi_35_partners_play_a_tie_on_too():
    chosen = kit.options(partners=True, target=0, tie="again")
    for points, winners in (((0, 5), b""), ((0, 4), b"\0\2"), ((0, 6), b"\1\3")):
        hands = ["6MW", "AM", "2MK", "CK"]
        rules = kit.position(kit.laid("4MS"), hands, "", 0, points, chosen)
        kit.play(rules, "place 6MW 1,0")
        assert rules.scores()[:2] == [5, points[1]] and rules.winners() == winners
        assert rules.over() == bool(winners)


def test_bi_35_undo_across_a_tie_restores_every_byte():
    chosen = kit.options(tie="again")
    begun = kit.position(kit.laid("4MS"), ["6MW", "2MK"], "", 0, (53, 60), chosen).pack()
    match = Match("biscuit", b"\0\0", "tie", chosen, -1, (), begun)
    rng = Rng("undo")
    packed = [match.rules.pack()]
    match.play(match.rules.parse("place 6MW 1,0"))
    while True:
        packed.append(match.rules.pack())
        if match.rules.over():
            break
        match.play(kit.some_move(match.rules, rng))
    assert len(packed) > 10
    for made in list(range(len(packed) - 1, -1, -1)) + list(range(len(packed))):
        match.seek(made)
        assert match.rules.pack() == packed[made]


def test_bi_35_a_position_that_ends_with_a_tie_goes_with_the_option():
    rules = finished((53, 60))
    checks.position(rules)
    rules.options = kit.options(tie="again")
    assert "level" in raises(checks.position, rules)


def test_bi_36_partners_add_up_and_may_lose_points():
    chosen = kit.options(partners=True, target=0, deck="courts")
    hands = ["6MW", "AM", "TMWK PMSL 5ML 7ML", "CK"]
    rules = kit.position(kit.laid("4MS"), hands, "", 0, (1, 2), chosen)
    told = kit.play(rules, "place 6MW 1,0")
    assert told[:2] == ["0 out 5: ", "0 bonus 1: AM"]
    assert told[2:] == ["0 bonus -10: 5ML 7ML PMSL TMWK", "0 bonus 1: CK"]
    assert rules.scores() == [-2, 2, -2, 2] and rules.winners() == b"\1\3"
    packed = rules.pack()
    other = Rules(4, chosen, Decks("kit"))
    other.unpack(packed)
    assert other.scores() == [-2, 2, -2, 2] and other.pack() == packed
    assert kit.drawing(partners=True) == [0, 2], "both opponents, and not by BI-02"
    assert kit.drawing(partners=True, elevensies="left") == [0, 2]
    for view in [rules.view(seat) for seat in range(4)]:
        partner = (view.seat + 2) % 4
        assert bytes(view.hands[partner]) == bytes([HIDDEN]) * len(rules.hands[partner])
    raises(Rules, 2, chosen, Decks("kit"))
    raises(Rules, 3, chosen, Decks("kit"))


def test_bi_36_a_single_hand_ends_even_when_both_sides_are_below_nothing():
    chosen = kit.options(partners=True, target=0)
    rules = kit.position(kit.laid("4MS"), ["6MW", "AM", "2MK", "CK"], "", 0, (-50, -1), chosen)
    kit.play(rules, "place 6MW 1,0")
    assert rules.over() and rules.winners() == b"\1\3"
