# SPDX-License-Identifier: MIT
"""Laws that only cribbage has, by random play."""

from engine.cribbage.rules import Rules
from engine.decks import Decks
from tests.engine.every_game import each_position


def test_scores_only_grow_and_a_match_ends_at_121():
    scores = [0, 0]
    for match in each_position("cribbage", 3, 700):
        if not match.made:
            scores = [0, 0]
        now = match.rules.scores()
        assert now[0] >= scores[0] and now[1] >= scores[1] and match.made < 700
        scores = now
        if match.rules.over():
            assert max(scores) >= 121 and min(scores) < 121
            assert match.rules.winners() == bytes((scores.index(max(scores)),))


def test_a_move_is_read_with_its_cards_in_any_order():
    rules = Rules(2, b"", Decks("7"))
    assert rules.parse("  play   5H ") == rules.parse("play 5H")
    assert rules.parse("discard JC 5H") == rules.parse("discard 5H JC")
