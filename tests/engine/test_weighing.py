# SPDX-License-Identifier: MIT
"""What decisions at cribbage cost, as the hard player sees it."""

from engine import cards
from engine.cribbage import player
from engine.cribbage.codes import DISCARD, PLAY
from engine.cribbage.crib_table import crib_mean
from engine.cribbage.scoring import hand_points
from engine.cribbage.weighing import weigh
from engine.rng import Rng
from tests.engine import kit
from tests.engine.every_game import decision, last, positions


def weighed(rules, move: bytes) -> tuple:
    """Cost and lead of a move of the seat that decides."""
    return last(weigh(rules.view(rules.seat()), move))


def test_the_hard_player_s_own_move_costs_nothing():
    compared = 0
    for n in range(4):
        for match in positions("cribbage", "weigh %d" % n, 30):
            rules = match.rules
            move = decision(match, player.HARD)
            if move[0] == DISCARD or move[0] == PLAY:
                found = weighed(rules, move)
                assert found == () or found[0] == 0 and found[1] >= 0
                costs = [weighed(rules, other)[0] for other in rules.moves() if found]
                assert not costs or min(costs) == 0
                compared += len(costs) > 1
    assert compared > 40


def test_what_a_throw_costs_is_the_mean_of_hand_and_crib():
    """5-5-J-Q kept against a throw of both fives, counted over all 46 starters."""
    rules = kit.Rules(2, b"", kit.Decks("cost"), 1)
    hand = bytes(sorted(cards.hand("5C 5D JH QS 2C 8H")))
    rules.hands[0] = bytearray(hand)
    rest = [card for card in range(52) if card not in hand]
    values = []
    for pair in ("2C 8H", "5C 5D"):
        thrown = cards.hand(pair)
        keep = bytes([card for card in hand if card not in thrown])
        total = sum([hand_points(keep, starter, False) for starter in rest])
        values.append(100 * total / 46 - crib_mean(False, thrown[0] >> 2, thrown[1] >> 2))
    assert weighed(rules, kit.pair(*cards.hand("2C 8H")))[0] == 0
    cost = weighed(rules, kit.pair(*cards.hand("5C 5D")))[0]
    assert abs(cost - (values[0] - values[1])) < 1


def test_the_lead_is_to_the_next_that_is_not_as_good():
    """Which of two equal cards is thrown changes nothing: such a twin is no worse choice."""
    rules = kit.Rules(2, b"", kit.Decks("lead"), 1)
    rules.hands[0] = bytearray(sorted(cards.hand("4C 5D 6H 6S KC KD")))
    costs = [weighed(rules, move) for move in rules.moves()]
    leads = set([lead for _, lead in costs])
    assert len(leads) == 1 and min([cost for cost, _ in costs if cost]) == leads.pop()


def test_where_nothing_is_to_be_chosen_nothing_is_weighed():
    rules = kit.dealt("KC KD KH 9S", "AH AC 2D 3S")
    assert weighed(rules, bytes((PLAY, cards.parse("KC")))) != ()
    rules.hands[0] = bytearray(cards.hand("KC KD"))
    assert weighed(rules, bytes((PLAY, cards.parse("KC")))) == ()
    while rules.phase == 3:
        rules.play(kit.some_move(rules, Rng("on")))
    assert weighed(rules, b"\3") == ()
