# SPDX-License-Identifier: MIT
"""Rulings of RULES.md 4.2 and section 10 on the show, the end, views and events; E2 to E4.

CR-17 and CR-18 are in test_scoring.py, CR-23 and GE-03 in test_match.py.
"""

from engine import cards
from engine.cards import NONE
from engine.cribbage.codes import CUT, DEAL, DISCARD, DISCARDING, PLAY, PLAYING, SHOW
from engine.cribbage.rules import Rules
from engine.decks import Decks
from tests.engine import kit


def test_cr_16_the_show_goes_pone_dealer_crib():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D", "AC AD 2C 2H")
    kit.lay(rules, "4H 5D 6C 5S KD TH KS 9C")
    order = [event[:2] + event[3:4] for event in kit.reasons(rules) if event[3] != "play"]
    assert order == [
        (0, "pair", "hand"),
        (1, "fifteen", "hand"), (1, "fifteen", "hand"), (1, "pair", "hand"), (1, "run", "hand"),
        (1, "pair", "crib"), (1, "pair", "crib"),
    ]
    assert rules.phase == SHOW and rules.seat() == 0, "the next dealer deals"


def before_the_show(rules: Rules, points: tuple) -> None:
    """Play the deal with scores set so that the show begins at these."""
    while len(rules.hands[0]) + len(rules.hands[1]) > 1:
        rules.play(next(rules.moves()))
    before = rules.pack()
    rules.points = [0, 0]
    rules.play(next(rules.moves()))
    pegged = [0, 0]
    for event in kit.reasons(rules, True):
        if event[3] == "play":
            pegged[event[0]] += event[2]
    rules.unpack(before)
    rules.points = [points[0] - pegged[0], points[1] - pegged[1]]
    rules.play(next(rules.moves()))


def hand_of_dealer(rules: Rules) -> list:
    """The events of the count of the dealer's hand."""
    return [event for event in kit.reasons(rules) if event[0] == 1 and event[3] == "hand"]


def test_cr_16_e2_the_dealer_wins_with_the_hand_and_the_crib_is_not_counted():
    rules = kit.dealt("2C 2D 9S KH", "2S 2H TS KD", "8H", "AC AD AS AH")
    before_the_show(rules, (118, 119))
    assert rules.scores() == [120, 121] and rules.winners() == b"\1"
    assert [event for event in kit.reasons(rules) if event[3] == "crib"] == []


def test_cr_16_e3_the_pone_wins_first_although_the_dealer_holds_twelve():
    rules = kit.dealt("2C 2D 9S KH", "7S 7C 8S KD", "8H", "AC AD AS AH")
    before_the_show(rules, (10, 20))
    assert sum([event[2] for event in hand_of_dealer(rules)]) == 12
    rules = kit.dealt("2C 2D 9S KH", "7S 7C 8S KD", "8H", "AC AD AS AH")
    before_the_show(rules, (119, 120))
    assert rules.scores() == [121, 120] and rules.winners() == b"\0"
    assert hand_of_dealer(rules) == []


def test_cr_16_121_ends_the_play_at_once():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D", points=(116, 0))
    kit.lay(rules, "4H 5D 6C")
    assert rules.scores() == [121, 0] and rules.over()
    assert kit.reasons(rules, True)[-1][1] == "run", "all scores of the card are laid"


def test_cr_19_e4_scores_are_sums_and_the_winner_is_kept():
    rules = kit.dealt("4H 6C KD KS", "4D 5S TH 9C", "8D", points=(100, 120))
    kit.lay(rules, "4H 4D")
    assert rules.scores() == [100, 122] and rules.winners() == b"\1" and rules.over()
    assert rules.phase == PLAYING, "where it was won stays known"


def test_cr_20_everything_is_counted_without_being_claimed():
    match = kit.random_match("auto", 40)
    for move in match.rules.moves():
        assert move[0] in (CUT, DISCARD, PLAY, DEAL)
    assert sum(match.rules.scores()) > 0


def test_cr_21_a_skunk_changes_no_score():
    rules = kit.dealt("4H 6C KD KS", "4D 5S TH 9C", "8D", points=(12, 120))
    kit.lay(rules, "4H 4D")
    assert rules.scores() == [12, 122] and rules.winners() == b"\1"


def test_cr_26_an_early_end_shows_all_cards_without_points():
    rules = kit.dealt("4H 6C KD KS", "4D 5S TH 9C", "8D", "AC AD 2C 2H", (100, 120))
    assert cards.texts(rules.view(0).hands[1]) == ["?"] * 4
    kit.lay(rules, "4H 4D")
    view = rules.view(0)
    assert cards.texts(view.hands[1]) == ["5S", "9C", "TH"]
    assert cards.texts(view.crib) == ["AC", "AD", "2C", "2H"]
    assert view.turn == -1 and view.winners == b"\1"
    assert [event for event in kit.reasons(rules) if event[3] in ("hand", "crib")] == []


def test_cr_24_ge_02_a_view_holds_no_hidden_card():
    rules = kit.dealt("4H 6C KD KS", "4D 5S TH 9C", "8D", "AC AD 2C 2H")
    view = rules.view(1)
    assert cards.texts(view.hands[0]) == ["?"] * 4
    assert cards.texts(view.hands[1]) == ["4D", "5S", "9C", "TH"]
    assert cards.texts(view.crib) == ["?", "?", "2C", "2H"]
    assert not hasattr(view, "stock") and not hasattr(view, "decks")
    assert not hasattr(view, "rules")


def test_ge_04_a_view_hides_the_hand_of_the_other_person_at_every_seat():
    rules = Rules(2, b"", Decks("two"), 1)
    for seat in (0, 1):
        view = rules.view(seat)
        assert view.seat == seat and view.turn == 0
        assert cards.texts(view.hands[1 - seat]) == ["?"] * 6
        assert view.hands[seat] == rules.hands[seat]


def test_a_view_is_a_copy():
    rules = kit.dealt("4H 6C KD KS", "4D 5S TH 9C", "8D")
    before = rules.pack()
    view = rules.view(0)
    view.points[0] = 99
    view.hands[0][0] = 1
    view.crib[0] = 1
    view.events.append(b"x")
    view.pile.append(1)
    assert rules.pack() == before


def test_ge_05_points_are_the_sum_of_itemised_events():
    match = kit.random_match("items")
    sums = [0, 0]
    match.seek(0)
    while match.forward():
        for event in match.rules.events[match.rules.fresh:]:
            sums[event[0]] += event[2]
        assert match.rules.scores() == sums


def test_ge_06_nothing_advances_by_itself():
    rules = kit.dealt("4H 6C KD KS", "5D 5S TH 9C", "8D")
    kit.lay(rules, "4H 5D 6C 5S KD TH KS 9C")
    assert rules.phase == SHOW and rules.events, "the show stays until somebody deals"
    assert [rules.text(move) for move in rules.moves()] == ["deal"]
    rules.play(bytes((DEAL,)))
    assert rules.events == [] and rules.phase == DISCARDING and rules.starter == NONE
    assert rules.dealer == 0 and rules.seat() == 1
